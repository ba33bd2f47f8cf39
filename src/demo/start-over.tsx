import { Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'

type Props = { opened: boolean; busy: boolean; onConfirm: () => void; onClose: () => void }

export function StartOver({ opened, busy, onConfirm, onClose }: Props) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      opened={opened}
      title={t`Start over?`}
      confirm={t`Start over`}
      danger
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Trans>The demo is reset for all tabs and people. You can undo this.</Trans>
    </ConfirmDialog>
  )
}
