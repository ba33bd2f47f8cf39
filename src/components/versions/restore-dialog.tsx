import { Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'

/** What restoring takes away: what is worked on and was never sent, or that the proposal has come to its end. */
export type Loss = { unsent: number | undefined; ended: 'won' | 'ended' | undefined }

type Props = {
  /** Of the version to be restored. */
  number: number
  loss: Loss
  opened: boolean
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Before something goes that no version keeps. */
export function RestoreDialog({ number, loss: { unsent, ended }, opened, busy, onConfirm, onClose }: Props) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      opened={opened}
      title={t`Restore version ${number}?`}
      confirm={t`Restore version ${number}`}
      danger
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {unsent !== undefined && (
        <p>
          <Trans>Text and prices of version {unsent} are replaced. That version was never sent and is not kept.</Trans>
        </p>
      )}
      {ended === 'won' && (
        <p>
          <Trans>The proposal reopens. The customer’s signature and the agreed terms are deleted.</Trans>
        </p>
      )}
      {ended === 'ended' && (
        <p>
          <Trans>The proposal reopens.</Trans>
        </p>
      )}
    </ConfirmDialog>
  )
}
