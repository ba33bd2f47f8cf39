import { useEffect, useLayoutEffect, useState } from 'react'

/** The part that crosses the middle of the window; `anchors` joined by spaces, so that the same ones are the same. */
export function useCurrentPart(anchors: string): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const inView = new Set<string>()
    const order = anchors.split(' ')
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inView.add(target.id)
          else inView.delete(target.id)
        // Between two parts the last one stays current.
        const last = order.findLast((anchor) => inView.has(anchor))
        if (last !== undefined) setCurrent(last)
      },
      { rootMargin: '-45% 0px -54% 0px' },
    )
    for (const anchor of order) {
      const part = document.getElementById(anchor)
      if (part) observer.observe(part)
    }
    return () => observer.disconnect()
  }, [anchors])
  return current
}

/** Whether the element with this id is in the window at all; undefined while there is none. */
export function useIsInView(anchor: string | undefined): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    const element = anchor === undefined ? null : document.getElementById(anchor)
    if (!element) return undefined
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false))
    observer.observe(element)
    return () => {
      observer.disconnect()
      setInView(false)
    }
  }, [anchor])
  return isInView
}

/** Goes to the part that the address names, once it is there: the browser looked for it when the page was empty. */
export function usePartFromAddress(isThere: boolean) {
  useLayoutEffect(() => {
    if (isThere) document.getElementById(window.location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' })
  }, [isThere])
}
