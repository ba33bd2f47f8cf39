import { useLayoutEffect } from 'react'

/** How many windows are open. */
let windows = 0

/**
 * Behind an open window the page stands still (src/look/app.css). It is told by an attribute: a style that looks for
 * windows in the page with `:has()` would have the browser look at the whole page again at every key.
 */
export function useStillPage(isOpen: boolean) {
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const count = (by: 1 | -1) => {
      windows += by
      document.documentElement.toggleAttribute('data-windows', windows > 0)
    }
    count(1)
    return () => count(-1)
  }, [isOpen])
}
