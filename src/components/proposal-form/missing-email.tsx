import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import { optionalEmail } from '#wire/scalars.ts'
import css from './missing-email.module.css'

/** Keeps the address; gives the fault in words where it cannot be kept. */
export type GiveEmail = (email: string) => Promise<string | undefined>

/** Says that somebody has no email address, and takes one on the spot. */
export function MissingEmail({ name, onGive }: { name: string; onGive: GiveEmail | undefined }) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen && onGive) return <EmailLine name={name} onGive={onGive} onClose={() => setIsOpen(false)} />
  return (
    <span className={css.reason}>
      <Icon of={IconAlertTriangle} size={14} />
      <Trans>No email address, so nothing can be sent</Trans>
      {onGive && (
        <Button variant="quiet" aria-label={t`Give an email address for ${name}`} onClick={() => setIsOpen(true)}>
          <Trans>Give one</Trans>
        </Button>
      )}
    </span>
  )
}

function EmailLine({ name, onGive, onClose }: { name: string; onGive: GiveEmail; onClose: () => void }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // It was asked for just now.
  useEffect(() => input.current?.focus(), [])
  const give = async () => {
    if (busy) return
    const email = optionalEmail.safeParse(typed).data
    if (!email) return setFault(t`This is not an email address`)
    setBusy(true)
    setFault(await onGive(email))
    setBusy(false)
  }
  // Enter and Escape are of this line, not of the form around it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') onClose()
    else void give()
  }
  return (
    <span className={css.line}>
      <TextField
        label={t`Email address of ${name}`}
        type="email"
        autoComplete="off"
        ref={input}
        value={typed}
        error={fault}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button busy={busy} onClick={() => void give()}>
        <Trans>Save address</Trans>
      </Button>
    </span>
  )
}
