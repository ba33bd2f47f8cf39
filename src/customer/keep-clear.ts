/** Room for the ring around what has the focus. */
const ring = 8

/** Gives the ref of what stands over this edge of the window: what is gone to or takes the focus stops short of it. */
const keepClearAt = (edge: 'top' | 'bottom') => (element: HTMLElement | null) => {
  if (!element) return undefined
  const { style } = document.documentElement
  const name = `scroll-padding-${edge}`
  const observer = new ResizeObserver(() => style.setProperty(name, `${element.offsetHeight + ring}px`))
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty(name)
  }
}

export const keepClearOfHead = keepClearAt('top')
export const keepClearOfFoot = keepClearAt('bottom')
