type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>
type Write = (text: string) => string

/** What a key does to a text that is typed: one letter more, or with Backspace one less. */
export function writing({ key, ctrlKey, metaKey, altKey, isComposing }: Pressed): Write | undefined {
  if (ctrlKey || metaKey || altKey || isComposing) return undefined
  if (key === 'Backspace') return (text) => text.slice(0, -1)
  return key.length === 1 ? (text) => text + key : undefined
}

/**
 * Holds back the letters typed from now on, for a window that is on its way; what it answers with ends that. With
 * `onEnter` Enter is held back too: it means the window.
 */
export function collectLetters(onLetter: (write: Write) => void, onEnter?: () => void) {
  const pressed = (event: KeyboardEvent) => {
    const write = writing(event)
    const isEnter = onEnter && event.key === 'Enter' && !event.isComposing
    if (!write && !isEnter) return
    event.preventDefault()
    event.stopPropagation()
    if (write) onLetter(write)
    else onEnter?.()
  }
  document.addEventListener('keydown', pressed, { capture: true })
  return () => document.removeEventListener('keydown', pressed, { capture: true })
}
