import { Modal } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import { useMounted } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import type { DialogProps } from './dialog.tsx'
import classes from './dialog-window.module.css'

const widths = { small: '420px', medium: '560px', wide: '960px' }

/** Escape and a press beside it close it; the focus goes back to where it came from. */
export function DialogWindow({ opened, onClose, title, children, foot, size = 'small' }: DialogProps) {
  // Mantine notes where the focus was when a window opens, not when one is mounted open, as a lazy one is.
  const shown = useMounted() && opened
  useFocusBackOnUnmount(opened)
  return (
    <Modal
      opened={shown}
      onClose={onClose}
      title={title}
      size={widths[size]}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={classes}
    >
      {children}
      {foot !== undefined && <div className={classes.foot}>{foot}</div>}
    </Modal>
  )
}

/** A window that has an address of its own is gone with its route, open as it is: nobody closed it. */
function useFocusBackOnUnmount(opened: boolean) {
  const open = useRef(opened)
  useEffect(() => {
    open.current = opened
  }, [opened])
  useEffect(() => {
    const before = document.activeElement
    return () => {
      if (open.current && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
}
