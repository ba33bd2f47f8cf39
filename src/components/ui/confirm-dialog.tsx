import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import classes from './confirm-dialog.module.css'

type Props = {
  opened: boolean
  title: string
  /** What will happen, and whether it can be undone. */
  children: ReactNode
  /** Says what it does: "Move 3 proposals to the trash". */
  confirm: string
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks once more before something that is hard to take back. */
export const ConfirmDialog = ({ opened, title, children, confirm, danger, busy, onConfirm, onClose }: Props) => (
  <Dialog
    opened={opened}
    onClose={onClose}
    title={title}
    foot={
      <>
        <Button variant={danger ? 'danger-filled' : 'primary'} busy={busy ?? false} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button variant="quiet" onClick={onClose} data-autofocus>
          <Trans>Cancel</Trans>
        </Button>
      </>
    }
  >
    <div className={classes.text}>{children}</div>
  </Dialog>
)
