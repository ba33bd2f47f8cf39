import { useLayoutEffect } from 'react'
import { isFloating, isWriting } from './key-place.ts'

/**
 * Keys of the page itself: pressed without Ctrl, ⌘ or Alt, where nothing is written and nothing floats over it. They
 * are heard from the moment the page is seen; until the effects of a busy page they would be lost.
 */
export function usePageKeys(onKey: (event: KeyboardEvent) => void) {
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (!isWriting(event) && !isFloating()) onKey(event)
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [onKey])
}
