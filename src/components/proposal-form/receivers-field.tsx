import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import type { GiveEmail } from '#src/components/contacts/email-line.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Tick } from '#src/components/ui/tick.tsx'
import type { Customer } from './customer-field.tsx'
import type { ProposalFields } from './fields.ts'
import { MissingEmail } from './missing-email.tsx'
import css from './receivers-field.module.css'

export type Receiver = { id: number; name: string; email: string }

/** Who of a customer can receive the proposal. */
export type Receivers = {
  people: readonly Receiver[] | undefined
  failed: boolean
  /** Given while there are more to show. */
  onMore?: (() => void) | undefined
  /** Gives one of them an email address; the fault in words where that fails. */
  onEmail?: (id: number, email: string) => Promise<string | undefined>
  /** Takes in somebody more of the organisation; undefined where that was left. */
  onNew?: (() => Promise<Receiver | undefined>) | undefined
}

type Props = { customer: Customer | undefined; receivers: Receivers }

/** The people who get the proposal. Who has no email address cannot be one; it says so, and one can be given. */
export function ReceiversField({ customer, receivers: { people, failed, onMore, onEmail, onNew } }: Props) {
  const { control, getValues } = useFormContext<ProposalFields>()
  const { field, fieldState } = useController({ control, name: 'contact_people' })
  const toggle = (id: number) =>
    field.onChange(field.value.includes(id) ? field.value.filter((other) => other !== id) : [...field.value, id])
  /** Who was given an address was meant to receive it, unless by then it is for another customer. */
  const give = async ({ id }: Receiver, saved: Promise<string | undefined>) => {
    const fault = await saved
    const chosen = getValues(field.name)
    if (fault === undefined && getValues('contact_id') === customer?.id && !chosen.includes(id))
      field.onChange([...chosen, id])
    return fault
  }
  const add = async () => {
    const person = await onNew?.()
    if (person?.email) field.onChange([...getValues(field.name), person.id])
  }
  const error = fieldState.error?.message
  return (
    <fieldset className={css.root} aria-describedby={error && `${field.name}-fault`}>
      <legend>
        <Trans>Receivers</Trans>
      </legend>
      <Words customer={customer} people={people} failed={failed} />
      {people?.map((person, at) => (
        <Person
          key={person.id}
          person={person}
          checked={field.value.includes(person.id)}
          onToggle={() => toggle(person.id)}
          onBlur={field.onBlur}
          onGive={onEmail && ((email) => give(person, onEmail(person.id, email)))}
          // The field of the form is the list; its first box takes the focus for it.
          {...(at === 0 && { boxRef: field.ref, isFaulty: error !== undefined })}
        />
      ))}
      {onMore && (
        <Button variant="quiet" onClick={onMore}>
          <Trans>Show more people</Trans>
        </Button>
      )}
      {onNew && (
        <Button variant="quiet" onClick={() => void add()}>
          <Trans>New person…</Trans>
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

type PersonProps = {
  person: Receiver
  checked: boolean
  onToggle: () => void
  onBlur: () => void
  onGive: GiveEmail | undefined
  boxRef?: (box: HTMLInputElement | null) => void
  isFaulty?: boolean
}

function Person({ person: { name, email }, checked, boxRef, isFaulty = false, ...acts }: PersonProps) {
  const { t } = useLingui()
  const ref = useFocusOnceGiven(email, boxRef)
  const box = (
    <Tick
      ref={ref}
      label={`${name}, ${email || t`no email address`}`}
      checked={checked}
      disabled={email === '' && !checked}
      aria-invalid={isFaulty || undefined}
      onChange={acts.onToggle}
      onBlur={acts.onBlur}
    />
  )
  if (email === '')
    return (
      <div className={css.person} data-off>
        {box}
        <span className={css.name}>{name}</span>
        <MissingEmail name={name} onGive={acts.onGive} />
      </div>
    )
  return (
    <label className={css.person}>
      {box}
      <span className={css.name}>{name}</span>
      <span className={css.email}>{email}</span>
    </label>
  )
}

/** The line the address was typed in is gone then; the focus goes to the box that can be ticked now. */
function useFocusOnceGiven(email: string, boxRef: PersonProps['boxRef']) {
  const box = useRef<HTMLInputElement>(null)
  const before = useRef(email)
  useEffect(() => {
    if (before.current === '' && email !== '' && document.activeElement === document.body) box.current?.focus()
    before.current = email
  }, [email])
  return (shown: HTMLInputElement | null) => {
    box.current = shown
    boxRef?.(shown)
  }
}

function Words({ customer, people, failed }: { customer: Customer | undefined } & Receivers) {
  const words = wordsFor(customer, people, failed)
  return words && <p className={css.words}>{words}</p>
}

function wordsFor(customer: Customer | undefined, people: Receivers['people'], failed: boolean): string | undefined {
  if (!customer) return t`Choose the customer first.`
  if (failed) return t`The people could not be loaded.`
  if (!people) return t`Loading people.`
  return people.length > 0 ? undefined : t`This organisation has no people yet. Add a receiver to send the proposal.`
}
