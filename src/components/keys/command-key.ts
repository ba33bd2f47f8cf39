const isApple = typeof navigator !== 'undefined' && /^(Mac|iP)/.test(navigator.platform)

/** What stands on the key that goes with letters for commands, on a keyboard of the chosen language. */
export const commandKey = () => (isApple ? '⌘' : document.documentElement.lang === 'de' ? 'Strg' : 'Ctrl')

/** The same key as `aria-keyshortcuts` names it. */
export const commandKeyName = isApple ? 'Meta' : 'Control'

/** Only that one: on a Mac, Ctrl with a letter edits text. */
export const isCommand = (
  {
    key,
    ctrlKey,
    metaKey,
    altKey,
    shiftKey,
  }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
  letter: string,
) => (isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !altKey && !shiftKey && key.toLowerCase() === letter
