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
    measureAlone(current, parent, measure)
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [head])
}

/**
 * Before anything else of the page has its style: all of it inherits the property, and would have its style computed once
 * more when the observer tells of the head's height.
 */
function measureAlone(head: HTMLElement, parent: HTMLElement, measure: () => void) {
  const others = [...(parent.children as HTMLCollectionOf<HTMLElement>)].filter((part) => part !== head)
  const before = others.map(({ style }) => style.display)
  for (const { style } of others) style.display = 'none'
  measure()
  others.forEach(({ style }, at) => (style.display = before[at] ?? ''))
}
