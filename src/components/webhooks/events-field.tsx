import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { CheckboxField } from '#src/components/ui/checkbox-field.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import type { ApiVersion } from '#wire/webhooks.ts'
import { eventGroups, type EventGroup, type EventName } from './event-groups.ts'
import type { WebhookFields } from './webhook-fields.ts'
import css from './events-field.module.css'

/** Every event, also those to come, or some of them, by what they are about. */
export function EventsField({ version }: { version: ApiVersion }) {
  const { t } = useLingui()
  const { field, fieldState } = useController<WebhookFields, 'events'>({ name: 'events' })
  // What was chosen before "all" comes back when "all" is taken off.
  const [chosen, setChosen] = useState<EventName[]>(() => field.value.filter((event) => event !== 'all'))
  const error = useId()
  const isAll = field.value.includes('all')
  const choose = (events: EventName[]) => {
    setChosen(events)
    field.onChange(events)
  }
  return (
    <fieldset className={css.root} aria-describedby={fieldState.error && error}>
      <legend className={css.legend}>
        <Trans>Events</Trans>
      </legend>
      <CheckboxField
        label={t`All events`}
        help={t`Including events added later.`}
        checked={isAll}
        onBlur={field.onBlur}
        aria-invalid={fieldState.invalid || undefined}
        onChange={({ currentTarget: { checked } }) => field.onChange(checked ? ['all'] : chosen)}
      />
      {fieldState.error && (
        <p id={error} className={css.error}>
          <Icon of={IconAlertTriangle} size={14} />
          {fieldState.error.message ?? t`Select events`}
        </p>
      )}
      {!isAll && (
        <div className={css.groups}>
          {eventGroups(version).map((group) => (
            <Group key={group.subject} group={group} chosen={field.value} onChoose={choose} />
          ))}
        </div>
      )}
    </fieldset>
  )
}

type GroupProps = { group: EventGroup; chosen: EventName[]; onChoose: (events: EventName[]) => void }

function Group({ group: { subject, events }, chosen, onChoose }: GroupProps) {
  const { t } = useLingui()
  const names = events.map(({ name }) => name)
  const ticked = names.filter((name) => chosen.includes(name)).length
  const others = chosen.filter((name) => !names.includes(name))
  return (
    <fieldset className={css.group}>
      <legend className={css.subject}>{subject}</legend>
      <CheckboxField
        label={t`All of these`}
        checked={ticked === names.length}
        indeterminate={ticked > 0 && ticked < names.length}
        onChange={({ currentTarget: { checked } }) => onChoose(checked ? [...others, ...names] : others)}
      />
      {events.map(({ name, label }) => (
        <CheckboxField
          key={name}
          label={label}
          help={<code>{name}</code>}
          checked={chosen.includes(name)}
          onChange={({ currentTarget: { checked } }) =>
            onChoose(checked ? [...chosen, name] : chosen.filter((each) => each !== name))
          }
        />
      ))}
    </fieldset>
  )
}
