/** Holds back the letters typed from now on, for a window that is on its way, until they are taken. */
export function collectLetters() {
  let letters = ''
  const pressed = (event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    letters += event.key
  }
  document.addEventListener('keydown', pressed, { capture: true })
  return {
    take: () => {
      document.removeEventListener('keydown', pressed, { capture: true })
      return letters
    },
  }
}
