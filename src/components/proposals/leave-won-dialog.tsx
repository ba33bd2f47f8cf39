import { Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'

type Props = {
  opened: boolean
  /** Says what it does: "Move to open". */
  confirm: string
  onConfirm: () => void
  onClose: () => void
}

/** Before a won proposal becomes anything else: its acceptance goes with that. */
export function LeaveWonDialog({ opened, confirm, onConfirm, onClose }: Props) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      opened={opened}
      title={t`Undo the won status?`}
      confirm={confirm}
      danger
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Trans>
        The customer’s signature, the date won and the agreed terms are deleted. Setting the status to Won again does
        not restore them.
      </Trans>
    </ConfirmDialog>
  )
}
