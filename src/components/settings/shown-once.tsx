import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#src/components/ui/button.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { CopiedCode } from './copied-code.tsx'
import css from './shown-once.module.css'

type Props = {
  title: string
  /** What it is, and why it has to be kept now. */
  about: string
  label: string
  secret: string
  onClose: () => void
  /** What is done with it next. */
  children?: ReactNode
}

/** A secret that the service tells this once. */
export const ShownOnce = ({ title, about, label, secret, onClose, children }: Props) => (
  <Dialog
    opened
    onClose={onClose}
    title={title}
    foot={
      <Button variant="primary" onClick={onClose}>
        <Trans>I have saved it</Trans>
      </Button>
    }
  >
    <p>{about}</p>
    <div className={css.secret}>
      <CopiedCode label={label} text={secret} isFirst />
    </div>
    {children}
  </Dialog>
)

type LinkProps = { email: string; link: string; onClose: () => void }

/** How somebody comes in, where the service sends no mail. */
export function InvitationLink({ email, link, onClose }: LinkProps) {
  const { t } = useLingui()
  return (
    <ShownOnce
      title={t`Invitation link`}
      about={t`No mail goes out here. Give this link to ${email} yourself: it works once, for 7 days, and is shown only now.`}
      label={t`Invitation link`}
      secret={link}
      onClose={onClose}
    />
  )
}

/** How somebody gets a new password, where the service sends no mail. */
export function ResetLink({ email, link, onClose }: LinkProps) {
  const { t } = useLingui()
  return (
    <ShownOnce
      title={t`Password link`}
      about={t`No mail goes out here. Give this link to ${email} yourself: it works once, for an hour, and is shown only now.`}
      label={t`Password link`}
      secret={link}
      onClose={onClose}
    />
  )
}

/** How an address is confirmed, where the service sends no mail. */
export function EmailLink({ email, link, onClose }: LinkProps) {
  const { t } = useLingui()
  return (
    <ShownOnce
      title={t`Confirmation link`}
      about={t`No mail goes out here. ${email} holds once this link is opened: it works once, for a day, and is shown only now.`}
      label={t`Confirmation link`}
      secret={link}
      onClose={onClose}
    />
  )
}

type SecretProps = { client_id: string; client_secret: string; onClose: () => void }

/** What a server-side application proves itself with. */
export function ClientSecret({ client_id, client_secret, onClose }: SecretProps) {
  const { t } = useLingui()
  return (
    <ShownOnce
      title={t`Client secret`}
      about={t`Add it to the application settings with client ID ${client_id}. It is shown only once; you can create a new one later.`}
      label={t`Client secret`}
      secret={client_secret}
      onClose={onClose}
    />
  )
}
