import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#src/components/ui/button.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { Notice } from '#src/components/ui/notice.tsx'

type Props = {
  /** Opens the sign-in beside the page, so that what was typed stays. */
  onSignIn: () => void
  onClose: () => void
}

/** Over the page whose session ended; what was typed stays under it. */
export const SessionEndedDialog = ({ onSignIn, onClose }: Props) => {
  const { t } = useLingui()
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t`Your session has ended`}
      foot={
        <>
          <Button variant="primary" onClick={onSignIn} data-autofocus>
            <Trans>Sign in again</Trans>
          </Button>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
        </>
      }
    >
      <Trans>Sign in again in a separate window. Everything on this page is kept.</Trans>
    </Dialog>
  )
}

/** Where that was put off: the way back in stays in sight. */
export const SessionEndedBar = ({ onSignIn }: Pick<Props, 'onSignIn'>) => (
  <Notice
    action={
      <Button variant="quiet" onClick={onSignIn}>
        <Trans>Sign in again</Trans>
      </Button>
    }
  >
    <Trans>Your session has ended</Trans>
  </Notice>
)
