import { t } from '@lingui/core/macro'

/** There ⌘ goes with letters for commands, elsewhere Ctrl. */
const isApple = typeof navigator !== 'undefined' && /^(Mac|iP)/.test(navigator.platform)

/** That key as it is written on it, in the language of the app; called while something is drawn. */
export const commandKey = () => (isApple ? '⌘' : t`Ctrl`)

/** The same as `aria-keyshortcuts` names it. */
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
