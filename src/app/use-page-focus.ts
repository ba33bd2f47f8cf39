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
    // What is hidden beside the page is the one that was left, or one that may be opened next.
    if (main?.contains(document.activeElement) && document.activeElement?.checkVisibility()) return
    const headings = [...(main?.querySelectorAll('h1') ?? [])]
    headings.find((heading) => heading.checkVisibility())?.focus({ preventScroll: true })
  }, [page])
}
