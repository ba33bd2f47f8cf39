import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

const scheme = 'data-mantine-color-scheme'

/** True while the page is put on paper, from before the browser looks at it. Paper is white, whatever the screen is. */
export function usePrinting(): boolean {
  const isAsked = usePrintAsked()
  const isPaper = useSyncExternalStore(onPaper, () => window.matchMedia('print').matches)
  const isPrinting = isAsked || isPaper
  useLayoutEffect(() => {
    if (!isPrinting) return undefined
    const { documentElement: page } = document
    const before = page.getAttribute(scheme)
    page.setAttribute(scheme, 'light')
    return () => {
      if (before !== null) page.setAttribute(scheme, before)
    }
  }, [isPrinting])
  return isPrinting
}

/** Between the browser's events before and after printing. */
function usePrintAsked(): boolean {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    // At once: the browser takes the page as it stands when this returns.
    const begin = () => flushSync(() => setAsked(true))
    const end = () => setAsked(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isAsked
}

/** Not every browser tells printing by events: the page's medium says it too. */
function onPaper(tell: () => void) {
  const paper = window.matchMedia('print')
  const turned = () => flushSync(tell)
  paper.addEventListener('change', turned)
  return () => paper.removeEventListener('change', turned)
}
