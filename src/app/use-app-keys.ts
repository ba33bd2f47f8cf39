import { useLayoutEffect } from 'react'
import { isFloating, isWriting } from '#src/components/keys/key-target.ts'
import { shortcutOf } from '#src/components/keys/pressed.ts'

type Acts = { onPalette: () => void; onShortcuts: () => void }

/** The keys that work on every screen. */
export function useAppKeys({ onPalette, onShortcuts }: Acts) {
  // Before it is painted: what can be seen answers keys.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      const shortcut = shortcutOf('app', event)
      if (shortcut === 'palette') onPalette()
      else if (shortcut === 'sheet' && !isWriting(event) && !isFloating()) onShortcuts()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [onPalette, onShortcuts])
}
