import { useLayoutEffect } from 'react'
import { isArrowElsewhere, isFloating, isWriting } from './key-target.ts'
import { shortcutOf } from './pressed.ts'
import type { Scope, ShortcutIn } from './shortcuts.ts'

/** Returns false where it leaves the key to the browser. */
type Handler = (event: KeyboardEvent) => boolean | void

/** One for every shortcut of the scope; undefined where the screen has no use for it. */
export type Handlers<Of extends Scope> = Readonly<Record<ShortcutIn<Of>, Handler | undefined>>

let floated = false
/** As the key comes: what closes by it may be gone once it is heard here. */
const noteFloating = () => {
  floated = isFloating()
}

/**
 * The shortcuts of a page: they work where nothing is written and nothing floats over it. They are heard from the moment
 * the page is seen; until the effects of a busy page they would be lost.
 */
export function useShortcuts<Of extends Scope>(scope: Of, handlers: Handlers<Of>) {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isWriting(event) || floated || isFloating() || isArrowElsewhere(event)) return
      const id = shortcutOf(scope, event)
      const handler = id === undefined ? undefined : handlers[id]
      if (handler && handler(event) !== false) event.preventDefault()
    }
    // Added once, however many pages ask for it.
    window.addEventListener('keydown', noteFloating, { capture: true })
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [scope, handlers])
}
