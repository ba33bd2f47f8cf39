import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type KeyboardEvent } from 'react'
import { Button } from '#src/components/ui/button.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import { optionalEmail } from '#wire/mailbox.ts'
import css from './record-receivers.module.css'

export type NewReceiverPerson = { fullname: string; email: string }

type Props = {
  /** Makes the person and adds them; tells the fault in words. */
  onCreate: (person: NewReceiverPerson) => Promise<string | undefined>
  onLeave: () => void
}

/** Somebody of the customer who is not among its people yet. */
export function NewReceiver({ onCreate, onLeave }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<NewReceiverPerson>({ fullname: '', email: '' })
  const [faults, setFaults] = useState<Partial<NewReceiverPerson>>({})
  const [busy, setBusy] = useState(false)
  const create = async () => {
    const fullname = typed.fullname.trim()
    const email = optionalEmail.safeParse(typed.email).data
    if (fullname === '') return setFaults({ fullname: t`Enter a name` })
    if (!email) return setFaults({ email: email === '' ? t`Enter the address first` : t`Not a valid email address` })
    setBusy(true)
    const refused = await onCreate({ fullname, email })
    setBusy(false)
    setFaults(refused === undefined ? {} : { email: refused })
  }
  const field = (name: keyof NewReceiverPerson) => ({
    value: typed[name],
    error: faults[name],
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') onLeave()
    },
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: event.target.value })
      setFaults({})
    },
  })
  return (
    <form
      noValidate
      className={css.adding}
      aria-label={t`New person`}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void create()
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a press just asked for it */}
      <TextField autoFocus label={t`Name`} autoComplete="off" {...field('fullname')} />
      <TextField type="email" label={t`Email`} autoComplete="off" {...field('email')} />
      <Button type="submit" busy={busy}>
        <Trans>Add</Trans>
      </Button>
      <Button variant="quiet" onClick={onLeave}>
        <Trans>Cancel</Trans>
      </Button>
    </form>
  )
}
