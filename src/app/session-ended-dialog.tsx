import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#src/components/ui/button.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'

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
