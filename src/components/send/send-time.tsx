import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconClock } from '@tabler/icons-react'
import { flushSync } from 'react-dom'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '#src/components/ui/button.tsx'
import { classNames } from '#src/components/ui/class-names.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { Menu } from '#src/components/ui/menu.tsx'
import menu from '#src/components/ui/menu-trigger.module.css'
import { TextField } from '#src/components/ui/text-field.tsx'
import type { SendFields } from './send-fields.ts'
import css from './send-time.module.css'
import { choiceWords, likelyTimes, type WorkingHours } from './sending-time.ts'

/** The account's clock, and when it works. */
export type SendingClock = { now: string; zone: string; hours: WorkingHours }

/** Beside the button that sends: now, at a likely moment, or at one of one's own. */
export function SendTimeMenu({ clock: { now, hours } }: { clock: SendingClock }) {
  const { t } = useLingui()
  const { setValue, setFocus } = useFormContext<SendFields>()
  const [when, at] = useWatch<SendFields, ['when', 'at']>({ name: ['when', 'at'] })
  const today = now.slice(0, 10)
  const likely = likelyTimes(today, hours)
  const isLater = when === 'later'
  const choose = (moment: string) => {
    // Then the field is there to take the focus.
    flushSync(() => {
      setValue('when', 'later', { shouldDirty: true })
      setValue('at', moment, { shouldDirty: true })
    })
    setFocus('at')
  }
  return (
    <Menu
      className={classNames(menu.trigger, css.trigger)}
      trigger={
        <>
          <Icon of={IconClock} />
          {isLater ? <Trans>Send later</Trans> : <Trans>Send now</Trans>}
          <Icon of={IconChevronDown} />
        </>
      }
      groups={[
        {
          label: t`When`,
          items: [
            { label: t`Now`, checked: !isLater, onSelect: () => setValue('when', 'now', { shouldDirty: true }) },
            ...likely.map((moment) => ({
              label: choiceWords(moment, today),
              checked: isLater && at === moment,
              onSelect: () => choose(moment),
            })),
            {
              label: t`Choose day and time…`,
              checked: isLater && !likely.includes(at),
              onSelect: () => choose(at || (likely[0] ?? '')),
            },
          ],
        },
      ]}
    />
  )
}

/** The moment, in the account's time zone whatever the browser's is. */
export function SendTimeField({ clock: { now, zone } }: { clock: SendingClock }) {
  const { t } = useLingui()
  const { register, setValue, formState } = useFormContext<SendFields>()
  return (
    <div className={css.moment}>
      <TextField
        {...register('at')}
        type="datetime-local"
        label={t`Send at`}
        min={now}
        help={t`Time zone: ${zone}`}
        error={formState.errors.at?.message}
      />
      <Button variant="quiet" onClick={() => setValue('when', 'now', { shouldDirty: true })}>
        <Trans>Send now instead</Trans>
      </Button>
    </div>
  )
}
