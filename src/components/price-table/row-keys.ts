import type { KeyboardEvent } from 'react'

export type RowAct = 'enter' | 'above' | 'below' | 'next' | 'previous' | 'move-down' | 'move-up' | 'copy' | 'remove'

const focusable = ':is(input, select, textarea, button):not(:disabled)'

/** What can be focused in a row, in the order of Tab. */
export const fieldsIn = (row: Element) => [...row.querySelectorAll<HTMLElement>(focusable)]

/** What a key does to the row it is pressed in; undefined leaves it to the field (experience, Price grid). */
export function rowAct(event: KeyboardEvent<HTMLElement>): RowAct | undefined {
  const { key, altKey, shiftKey, target } = event
  const command = event.ctrlKey || event.metaKey
  if (!(target instanceof HTMLElement)) return undefined
  if (altKey && !command) return { ArrowUp: 'move-up' as const, ArrowDown: 'move-down' as const }[key]
  if (command && !altKey && !shiftKey)
    return key.toLowerCase() === 'd' ? 'copy' : key === 'Backspace' ? 'remove' : undefined
  if (command || altKey) return undefined
  if (key === 'Tab') return atEndOfRow(event.currentTarget, target, shiftKey)
  // A button does what it says on Enter, and the fields of the options are no column to go down in.
  if (!target.closest('[data-cell]') || target instanceof HTMLButtonElement) return undefined
  if (key === 'Enter') return shiftKey ? 'above' : 'enter'
  // The arrows of a list choose in it.
  if (shiftKey || target instanceof HTMLSelectElement) return undefined
  if (key === 'ArrowUp' && isOnLine(target, 'first')) return 'above'
  if (key === 'ArrowDown' && isOnLine(target, 'last')) return 'below'
  return undefined
}

/** Within words of several lines the arrows move the caret first. */
function isOnLine(field: HTMLElement, line: 'first' | 'last') {
  if (!(field instanceof HTMLTextAreaElement)) return true
  const { value, selectionStart, selectionEnd } = field
  return !(line === 'first' ? value.slice(0, selectionStart) : value.slice(selectionEnd)).includes('\n')
}

/** In between, the browser goes from field to field. */
function atEndOfRow(table: HTMLElement, field: HTMLElement, backwards: boolean): RowAct | undefined {
  const row = field.closest('[data-row]')
  if (!row || !table.contains(row)) return undefined
  const fields = fieldsIn(row)
  if (backwards) return fields[0] === field ? 'previous' : undefined
  return fields.at(-1) === field ? 'next' : undefined
}
