import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useController, useFormContext } from 'react-hook-form'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Tick } from '#src/components/ui/tick.tsx'
import type { Customer } from './customer-field.tsx'
import type { ProposalFields } from './fields.ts'
import css from './receivers-field.module.css'

export type Receiver = { id: number; name: string; email: string }

/** Who of a customer can receive the proposal. */
export type Receivers = {
  people: readonly Receiver[] | undefined
  failed: boolean
  /** Given while there are more to show. */
  onMore?: (() => void) | undefined
}

type Props = { customer: Customer | undefined; receivers: Receivers }

/** The people who get the proposal. Who has no email address cannot be one, and it says so. */
export function ReceiversField({ customer, receivers: { people, failed, onMore } }: Props) {
  const { t } = useLingui()
  const { control } = useFormContext<ProposalFields>()
  const { field, fieldState } = useController({ control, name: 'contact_people' })
  const toggle = (id: number) =>
    field.onChange(field.value.includes(id) ? field.value.filter((other) => other !== id) : [...field.value, id])
  const error = fieldState.error?.message
  return (
    <fieldset className={css.root} aria-describedby={error && `${field.name}-fault`}>
      <legend>
        <Trans>Receivers</Trans>
      </legend>
      <Words customer={customer} people={people} failed={failed} />
      {people?.map((person, at) => (
        <label key={person.id} className={css.person} data-off={person.email === '' || undefined}>
          <Tick
            // The field of the form is the list; its first box takes the focus for it.
            ref={at === 0 ? field.ref : undefined}
            label={`${person.name}, ${person.email || t`no email address`}`}
            checked={field.value.includes(person.id)}
            disabled={person.email === '' && !field.value.includes(person.id)}
            aria-invalid={(error !== undefined && at === 0) || undefined}
            onChange={() => toggle(person.id)}
            onBlur={field.onBlur}
          />
          <span className={css.name}>{person.name}</span>
          {person.email ? (
            <span className={css.email}>{person.email}</span>
          ) : (
            <span className={css.reason}>
              <Icon of={IconAlertTriangle} size={14} />
              <Trans>No email address, so nothing can be sent</Trans>
            </span>
          )}
        </label>
      ))}
      {onMore && (
        <Button variant="quiet" onClick={onMore}>
          <Trans>Show more people</Trans>
        </Button>
      )}
      {error && (
        <p id={`${field.name}-fault`} className={css.fault}>
          <Icon of={IconAlertTriangle} size={14} />
          {error}
        </p>
      )}
    </fieldset>
  )
}

function Words({ customer, people, failed }: { customer: Customer | undefined } & Receivers) {
  const words = wordsFor(customer, people, failed)
  return words && <p className={css.words}>{words}</p>
}

function wordsFor(customer: Customer | undefined, people: Receivers['people'], failed: boolean): string | undefined {
  if (!customer) return t`Choose the customer first.`
  if (failed) return t`The people of this customer cannot be fetched right now.`
  if (!people) return t`Fetching the people.`
  return people.length > 0
    ? undefined
    : t`This organisation has no people yet. Without receivers the proposal cannot be sent.`
}
