import { Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'
import { shortAddress } from './webhook-state.ts'

type Props = { payloadUrl: string; opened: boolean; busy: boolean; onConfirm: () => void; onClose: () => void }

/** A webhook does not go to the trashcan: what is deleted is gone. */
export const RemoveDialog = ({ payloadUrl, ...rest }: Props) => {
  const { t } = useLingui()
  const address = shortAddress(payloadUrl)
  return (
    <ConfirmDialog title={t`Delete this webhook?`} confirm={t`Delete permanently`} danger {...rest}>
      <Trans>
        {address} receives nothing more. The secret and delivery log are deleted permanently. To stop temporarily, pause
        the webhook.
      </Trans>
    </ConfirmDialog>
  )
}
