import { useLingui } from '@lingui/react/macro'
import { Modal } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import { useMounted } from '@mantine/hooks'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import classes from './dialog-window.module.css'
import { useStillPage } from './still-page.ts'

export type DialogProps = {
  opened: boolean
  onClose: () => void
  title: string
  /** Below the title: what it is about. */
  about?: ReactNode
  children: ReactNode
  /** What can be done, at the foot: the main act first. */
  foot?: ReactNode
  /** A desk holds columns that scroll by themselves, its foot in sight; on a phone it is the whole screen. */
  size?: 'small' | 'medium' | 'wide' | 'desk'
}

const widths = { small: '420px', medium: '560px', wide: '960px', desk: '1184px' }

/** The windows that are open, the uppermost last. */
const open: string[] = []

/** Escape and a press beside it close it; the focus goes back to where it came from. */
export function DialogWindow({ opened, onClose, title, about, children, foot, size = 'small' }: DialogProps) {
  const { t } = useLingui()
  // Mantine notes where the focus was when a window opens, not when one is mounted open, as a lazy one is.
  const shown = useMounted() && opened
  useFocusBackOnUnmount(opened)
  useStillPage(shown)
  const closeUppermost = useUppermost(shown, onClose)
  return (
    <Modal
      opened={shown}
      onClose={closeUppermost}
      title={about === undefined ? title : <Titled title={title} about={about} />}
      size={widths[size]}
      data-size={size}
      closeButtonProps={{ 'aria-label': t`Close` }}
      classNames={classes}
      // A window within the page has no banner of its own: that is the page's.
      attributes={{ header: { role: 'presentation' } }}
    >
      {children}
      {foot !== undefined && <div className={classes.foot}>{foot}</div>}
    </Modal>
  )
}

const Titled = ({ title, about }: Pick<DialogProps, 'title' | 'about'>) => (
  <>
    {title}
    <span className={classes.about}>{about}</span>
  </>
)

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
      if (!wasOpen.current) return
      // Where the page began with it, its heading is where who listens goes on.
      const back = before === document.body ? document.querySelector('main h1') : before
      if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true })
    }
  }, [])
}
