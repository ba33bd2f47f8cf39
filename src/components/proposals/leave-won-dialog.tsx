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
      title={t`Take back that it was won?`}
      confirm={confirm}
      danger
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Trans>
        The customer’s signature would go, with the day it was won and what was agreed. Moving it back to won does not
        bring them back.
      </Trans>
    </ConfirmDialog>
  )
}
