import { useLayoutEffect, type RefObject } from 'react'

/**
 * Tells the page how much of the window its head covers while it sticks, as `--covered` on the head's parent: the heads
 * of columns stick below it, and a row that is scrolled to stops there.
 */
export function useStickyHead(head: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { current } = head
    if (!current) return undefined
    const observer = new ResizeObserver(() =>
      current.parentElement?.style.setProperty('--covered', `${current.offsetHeight}px`),
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [head])
}
