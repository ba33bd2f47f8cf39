type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>
type Write = (text: string) => string

/** What a key does to a text that is typed: one letter more, or with Backspace one less. */
export function writing({ key, ctrlKey, metaKey, altKey, isComposing }: Pressed): Write | undefined {
  if (ctrlKey || metaKey || altKey || isComposing) return undefined
  if (key === 'Backspace') return (text) => text.slice(0, -1)
  return key.length === 1 ? (text) => text + key : undefined
}

/** Holds back the letters typed from now on, for a window that is on its way; what it answers with ends that. */
export function collectLetters(onLetter: (write: Write) => void) {
  const pressed = (event: KeyboardEvent) => {
    const write = writing(event)
    if (!write) return
    event.preventDefault()
    event.stopPropagation()
    onLetter(write)
  }
  document.addEventListener('keydown', pressed, { capture: true })
  return () => document.removeEventListener('keydown', pressed, { capture: true })
}
