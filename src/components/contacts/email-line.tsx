import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type KeyboardEvent } from 'react'
import { Button } from '#src/components/ui/button.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import { optionalEmail } from '#wire/mailbox.ts'

/** Keeps the address; gives the fault in words where it cannot be kept. */
export type GiveEmail = (email: string) => Promise<string | undefined>

type Props = {
  /** Whose it is. */
  name: string
  onGive: GiveEmail
  /** Escape, where the line was asked for: it has the focus then. */
  onLeave?: () => void
  /** In a window: where the focus goes when it opens. */
  isFirst?: boolean
  /** How its two parts stand. */
  className: string | undefined
}

/** The email address of somebody who has none, given where it is missed. */
export function EmailLine({ name, onGive, onLeave, isFirst = false, className }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const give = async () => {
    if (busy) return
    const email = optionalEmail.safeParse(typed).data
    if (!email) return setFault(email === '' ? t`Enter the address first` : t`Not a valid email address`)
    setBusy(true)
    setFault(await onGive(email))
    setBusy(false)
  }
  // Enter and Escape are of this line, not of what is around it.
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.key === 'Enter' ? () => void give() : event.key === 'Escape' ? onLeave : undefined
    if (!act || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  return (
    <div className={className}>
      <TextField
        label={t`Email address of ${name}`}
        type="email"
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for just now
        autoFocus={onLeave !== undefined}
        data-autofocus={isFirst || undefined}
        value={typed}
        error={fault}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button busy={busy} onClick={() => void give()}>
        <Trans>Save address</Trans>
      </Button>
    </div>
  )
}
