import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import css from './held.module.css'

type Props = {
  /** What stands in the fields is on its way, and the form ends with it. */
  held: boolean
  children: ReactNode
}

/**
 * Fields that stay as they are while they are saved: what was typed into them meanwhile would go with the form, unsaved
 * and unsaid. They keep the focus, for what may be refused.
 */
export function Held({ held, children }: Props) {
  const fields = useRef<HTMLDivElement>(null)
  // Also what comes by no key: from the keyboard of a phone, or out of the clipboard. React hears of none of it beforehand.
  useEffect(() => {
    const node = fields.current
    if (!held) return undefined
    node?.addEventListener('beforeinput', hold, { capture: true })
    return () => node?.removeEventListener('beforeinput', hold, { capture: true })
  }, [held])
  // By React, which hears of lists too that open elsewhere in the document.
  const acts = held && {
    onKeyDownCapture: holdKey,
    onClickCapture: hold,
    onPointerDownCapture: hold,
    onDropCapture: hold,
  }
  return (
    <div ref={fields} className={css.fields} aria-busy={held} {...acts}>
      {children}
    </div>
  )
}

function hold(event: Pick<Event, 'preventDefault' | 'stopPropagation'>) {
  event.preventDefault()
  event.stopPropagation()
}

/** One may go on to the button, or close the window. */
const leads = ['Tab', 'Escape']

const holdKey = (event: KeyboardEvent) => void (leads.includes(event.key) || hold(event))
