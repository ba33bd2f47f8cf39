import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { EmailLine, type GiveEmail } from '#src/components/contacts/email-line.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import css from './missing-email.module.css'

/** Says that somebody has no email address, and takes one on the spot. */
export function MissingEmail({ name, onGive }: { name: string; onGive: GiveEmail | undefined }) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const leave = () => {
    flushSync(() => setIsOpen(false))
    opener.current?.focus()
  }
  if (isOpen && onGive) return <EmailLine name={name} onGive={onGive} onLeave={leave} className={css.line} />
  return (
    <span className={css.reason}>
      <Icon of={IconAlertTriangle} size={14} />
      <Trans>No email address. Add one or share the link yourself</Trans>
      {onGive && (
        <Button
          ref={opener}
          variant="quiet"
          aria-label={t`Add an email address for ${name}`}
          onClick={() => setIsOpen(true)}
        >
          <Trans>Add email</Trans>
        </Button>
      )}
    </span>
  )
}
