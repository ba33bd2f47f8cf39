import { useLayoutEffect, type RefObject } from 'react'

/**
 * Tells the page how much of the window its head covers while it sticks, as `--covered` on the head's parent: the heads
 * of columns stick below it, and a row that is scrolled to stops there.
 */
export function useStickyHead(head: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { current } = head
    const parent = current?.parentElement
    if (!current || !parent) return undefined
    const measure = () => parent.style.setProperty('--covered', `${current.offsetHeight}px`)
    // Before what follows it has a style (look/app.css): it inherits the property, and would have its style computed twice.
    parent.toggleAttribute('data-measured', true)
    measure()
    parent.toggleAttribute('data-measured', false)
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [head])
}
