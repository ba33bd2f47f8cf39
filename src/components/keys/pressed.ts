import { isCommand } from './command-key.ts'
import { shortcuts, type Scope, type ShortcutIn } from './shortcuts.ts'

export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Keys as `KeyboardEvent.key` names them. */
const eventKeys: Readonly<Record<string, string>> = {
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  Esc: 'Escape',
  Space: ' ',
}
export const eventKey = (name: string) => eventKeys[name] ?? name

/** Without Ctrl any Shift will do: on many keyboards `/` and `?` need it. */
function isPressed(press: KeyPress, keys: string): boolean {
  const [first = '', second] = keys.split(' ')
  if (first === 'Ctrl' && second !== undefined) return isCommand(press, eventKey(second).toLowerCase())
  return press.key === eventKey(first) && !press.ctrlKey && !press.metaKey && !press.altKey
}

/** The shortcut of a scope that these keys are. */
export function shortcutOf<Of extends Scope>(scope: Of, press: KeyPress): ShortcutIn<Of> | undefined {
  const all: Readonly<Record<string, readonly string[]>> = shortcuts[scope]
  const id = Object.keys(all).find((id) => all[id]?.some((keys) => isPressed(press, keys)))
  return id as ShortcutIn<Of> | undefined
}
