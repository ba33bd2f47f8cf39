import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'
import { shortAddress } from './webhook-state.ts'

type Props = { payloadUrl: string; opened: boolean; busy: boolean; onConfirm: () => void; onClose: () => void }

/** A webhook does not go to the trashcan: what is deleted is gone. */
export const RemoveDialog = ({ payloadUrl, ...rest }: Props) => (
  <ConfirmDialog title="Delete this webhook?" confirm="Delete for good" danger {...rest}>
    Nothing is sent to {shortAddress(payloadUrl)} any more. Its secret and the log of its deliveries are gone for good.
    To stop for a while, pause it instead.
  </ConfirmDialog>
)
