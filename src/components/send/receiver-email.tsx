import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type KeyboardEvent } from 'react'
import { Button } from '#src/components/ui/button.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import css from './send.module.css'

type Props = {
  fullname: string
  /** Gives the reason where the address is not taken. */
  onSave: (email: string) => Promise<string | undefined>
}

/** The email address of a receiver who has none, filled in where it is missed. */
export function ReceiverEmail({ fullname, onSave }: Props) {
  const { t } = useLingui()
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    if (email.trim() === '') return setFault(t`Fill in the address first`)
    setBusy(true)
    setFault(await onSave(email.trim()))
    setBusy(false)
  }
  // Enter in the window around it would send.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void save()
  }
  return (
    <div className={css.mend}>
      <TextField
        label={t`Email address of ${fullname}`}
        type="email"
        value={email}
        error={fault}
        onChange={(event) => setEmail(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button busy={busy} onClick={() => void save()}>
        <Trans>Save address</Trans>
      </Button>
    </div>
  )
}
