import { useLingui } from '@lingui/react/macro'
import { Modal } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import { useMounted } from '@mantine/hooks'
import { useEffect, useId, useRef } from 'react'
import type { DialogProps } from './dialog.tsx'
import classes from './dialog-window.module.css'

const widths = { small: '420px', medium: '560px', wide: '960px' }

/** The windows that are open, the uppermost last. */
const open: string[] = []

/** Escape and a press beside it close it; the focus goes back to where it came from. */
export function DialogWindow({ opened, onClose, title, children, foot, size = 'small' }: DialogProps) {
  const { t } = useLingui()
  // Mantine notes where the focus was when a window opens, not when one is mounted open, as a lazy one is.
  const shown = useMounted() && opened
  useFocusBackOnUnmount(opened)
  const closeUppermost = useUppermost(shown, onClose)
  return (
    <Modal
      opened={shown}
      onClose={closeUppermost}
      title={title}
      size={widths[size]}
      closeButtonProps={{ 'aria-label': t`Close` }}
      classNames={classes}
    >
      {children}
      {foot !== undefined && <div className={classes.foot}>{foot}</div>}
    </Modal>
  )
}

/** Every open window hears Escape; only the uppermost is meant. */
function useUppermost(shown: boolean, onClose: () => void) {
  const id = useId()
  useEffect(() => {
    if (!shown) return undefined
    open.push(id)
    return () => void open.splice(open.indexOf(id), 1)
  }, [shown, id])
  return () => {
    if (open.at(-1) === id) onClose()
  }
}

/** A window that has an address of its own is gone with its route, open as it is: nobody closed it. */
function useFocusBackOnUnmount(opened: boolean) {
  const wasOpen = useRef(opened)
  useEffect(() => {
    wasOpen.current = opened
  }, [opened])
  useEffect(() => {
    const before = document.activeElement
    return () => {
      if (wasOpen.current && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
}
