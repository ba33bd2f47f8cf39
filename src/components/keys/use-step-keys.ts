import { useEffect } from 'react'
import { isFloating, isWriting } from './key-target.ts'

type Steps = { undo: () => void; redo: () => void; off: boolean }

/**
 * Steps are taken back from anywhere on the page where nothing is written: after the settings of a table the focus is on
 * their button, after a paste nowhere. In the grid its own keys do it, which take the focus along.
 */
export function useStepKeys({ undo, redo, off }: Steps) {
  useEffect(() => {
    if (off) return undefined
    const pressed = (event: KeyboardEvent) => {
      const step = stepIn(event)
      if (!step || event.defaultPrevented || isWriting(event) || isFloating()) return
      event.preventDefault()
      if (step === 'undo') undo()
      else redo()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [undo, redo, off])
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Which way these keys take a step, if any. */
export function stepIn({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): 'undo' | 'redo' | undefined {
  const letter = key.toLowerCase()
  if (!(ctrlKey || metaKey) || altKey || (letter !== 'z' && letter !== 'y')) return undefined
  return letter === 'z' && !shiftKey ? 'undo' : 'redo'
}
