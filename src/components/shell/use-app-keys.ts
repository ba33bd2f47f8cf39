import { useEffect } from 'react'
import { isCommand } from '#src/components/ui/command-key.ts'
import { isFloating, isWriting } from '#src/components/ui/key-place.ts'

type Acts = { onPalette: () => void; onShortcuts: () => void }

/** The keys that work on every screen. */
export function useAppKeys({ onPalette, onShortcuts }: Acts) {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      const isHelp = event.key === '?' && !event.ctrlKey && !event.metaKey && !event.altKey
      if (isCommand(event, 'k')) onPalette()
      else if (isHelp && !isWriting(event) && !isFloating()) onShortcuts()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [onPalette, onShortcuts])
}
