import { useEffect } from 'react'
import { isFloating, isWriting } from '#src/components/keys/key-target.ts'

type Steps = { undo: () => void; redo: () => void; off: boolean }

/**
 * Steps are taken back from anywhere on the page where nothing is written: after the settings of a table the focus is on
 * their button, after a paste nowhere. In the grid its own keys do it, which take the focus along.
 */
export function useStepKeys({ undo, redo, off }: Steps) {
  useEffect(() => {
    if (off) return undefined
    const pressed = (event: KeyboardEvent) => {
      const letter = event.key.toLowerCase()
      const isStep = (event.ctrlKey || event.metaKey) && !event.altKey && (letter === 'z' || letter === 'y')
      if (!isStep || event.defaultPrevented || isWriting(event) || isFloating()) return
      event.preventDefault()
      if (letter === 'z' && !event.shiftKey) undo()
      else redo()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [undo, redo, off])
}
