import { useEffect, useRef } from 'react'
import { rendered } from '#src/rendered.ts'

/**
 * Moves the focus to the heading of a page that has just opened, so that who listens hears where they are and Tab goes
 * on from there. `page` names the page; a page that puts the focus somewhere itself keeps it.
 */
export function usePageFocus(page: string) {
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    // Looking for it asks where everything is. Before the first frame nobody knows, and the frame would wait for it twice.
    requestAnimationFrame(() => setTimeout(focusHeading))
  }, [page])
}

function focusHeading() {
  const { activeElement } = document
  // A window that opens with its page has it by now. Of the screen that was left, what had it may still be there, hidden.
  if (activeElement?.closest('main, [role="dialog"]') && activeElement.checkVisibility()) return
  const [heading] = rendered<HTMLElement>('main h1')
  heading?.focus({ preventScroll: true })
}
