import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { SelectField } from '#src/components/ui/select-field.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import type { DeliveryState } from '#wire/deliveries.ts'
import type { ApiVersion } from '#wire/webhooks.ts'
import { deliveryStates, momentsOf, type DeliveryListAddress } from './delivery-address.ts'
import css from './delivery-filters.module.css'
import { eventGroups } from './event-groups.ts'

type Props = {
  address: DeliveryListAddress
  /** Of the webhook, whose words its events are told in. */
  version: ApiVersion
  /** The address of the list with something changed. */
  to: (change: Partial<DeliveryListAddress>) => string
}

/** Narrows the deliveries by state, event and day; what is chosen stands in the address. */
export function DeliveryFilters({ address: { state, event, day }, version, to }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const go = (change: Partial<DeliveryListAddress>) =>
    void navigate(to(change), { replace: true, preventScrollReset: true })
  const events = eventGroups(version).flatMap((group) => group.events.map(({ name }) => name))
  return (
    <div className={css.root}>
      <nav className={css.states} aria-label={t`Deliveries by status`}>
        {[undefined, ...deliveryStates].map((each) => (
          <Link
            key={each ?? 'all'}
            to={to({ state: each })}
            replace
            preventScrollReset
            aria-current={each === state ? 'true' : undefined}
          >
            {each ? t(stateWords[each]) : t`All`}
          </Link>
        ))}
      </nav>
      <div className={css.event}>
        <SelectField
          label={t`Event`}
          data={events}
          clearable
          placeholder={t`All events`}
          value={event ?? null}
          onChange={(value) => go({ event: events.find((name) => name === value) })}
        />
      </div>
      <div className={css.day}>
        <DayField day={day} onChoose={(chosen) => go({ day: chosen })} />
      </div>
    </div>
  )
}

type DayProps = { day: string | undefined; onChoose: (day: string | undefined) => void }

/** While its year is being typed it is no day yet, and nothing is asked for. */
function DayField({ day, onChoose }: DayProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(day ?? '')
  const [chosen, setChosen] = useState(day)
  // It was changed elsewhere, for example by showing all deliveries again.
  if (chosen !== day) {
    setChosen(day)
    setTyped(day ?? '')
  }
  return (
    <TextField
      label={t`Day`}
      type="date"
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        if (value === '' || momentsOf(value)) onChoose(value || undefined)
      }}
    />
  )
}

const stateWords: Record<DeliveryState, MessageDescriptor> = {
  pending: msg`Pending`,
  succeeded: msg`Succeeded`,
  failed: msg`Failed`,
}
