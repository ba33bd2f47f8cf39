import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the heading of a page that has just opened, so that who listens hears where they are and Tab goes
 * on from there. `page` names the page; a page that puts the focus somewhere itself keeps it.
 */
export function usePageFocus(page: string) {
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    const main = document.querySelector('main')
    if (main?.contains(document.activeElement)) return
    main?.querySelector('h1')?.focus({ preventScroll: true })
  }, [page])
}
