import { describe, expect, test } from 'vitest'
import { commandOf, type Command, type Where } from './grid-keys.ts'

/** `Ctrl+Shift+z` as a keyboard tells it. */
function press(keys: string, where: Partial<Where> = {}) {
  const parts = keys.split('+')
  const key = parts.at(-1) ?? ''
  const pressed = { key, alt: parts.includes('Alt'), shift: parts.includes('Shift'), command: parts.includes('Ctrl') }
  return commandOf(pressed, { editing: false, holds: 'words', empty: false, ...where })
}

describe('going from cell to cell', () => {
  test.each<[string, Command | undefined]>([
    ['ArrowUp', { do: 'go', step: 'up' }],
    ['Home', { do: 'go', step: 'row-start' }],
    ['Ctrl+Home', { do: 'go', step: 'start' }],
    ['Ctrl+End', { do: 'go', step: 'end' }],
    ['Enter', { do: 'edit' }],
    ['F2', { do: 'edit' }],
    [' ', { do: 'toggle' }],
    ['Tab', undefined],
    ['a', undefined],
    ['Escape', undefined],
  ])('%s is %j', (keys, command) => {
    expect(press(keys)).toEqual(command)
  })
  test('Enter and Space on a button or tick box do what it says', () => {
    expect(press('Enter', { holds: 'act' })).toBeUndefined()
    expect(press(' ', { holds: 'act' })).toBeUndefined()
  })
})

describe('writing in a cell', () => {
  const editing = { editing: true }
  test.each<[string, Command | undefined]>([
    ['Enter', { do: 'commit', by: 1 }],
    ['Shift+Enter', { do: 'commit', by: -1 }],
    ['Tab', { do: 'next', by: 1 }],
    ['Shift+Tab', { do: 'next', by: -1 }],
    ['Escape', { do: 'restore' }],
    ['Alt+Enter', { do: 'line-break' }],
    ['ArrowLeft', undefined],
    ['ArrowUp', undefined],
    ['Home', undefined],
    ['Ctrl+Home', undefined],
    [' ', undefined],
  ])('%s is %j', (keys, command) => {
    expect(press(keys, editing)).toEqual(command)
  })
  test('up and down leave a figure', () => {
    expect(press('ArrowDown', { editing: true, holds: 'figure' })).toEqual({ do: 'commit', by: 1 })
    expect(press('ArrowDown', { editing: true, holds: 'list' })).toBeUndefined()
  })
})

describe.each([false, true])('writing or not (%s)', (editing) => {
  test.each<[string, Command]>([
    ['Alt+ArrowUp', { do: 'move', by: -1 }],
    ['Alt+ArrowDown', { do: 'move', by: 1 }],
    ['Ctrl+d', { do: 'copy' }],
    ['Ctrl+Backspace', { do: 'delete' }],
    ['Ctrl+z', { do: 'undo' }],
    ['Ctrl+Shift+Z', { do: 'redo' }],
  ])('%s is %j', (keys, command) => {
    expect(press(keys, { editing })).toEqual(command)
  })
  test('a slash in empty words asks for a product, in any others it is a slash', () => {
    expect(press('/', { editing, empty: true })).toEqual({ do: 'pick' })
    expect(press('/', { editing })).toBeUndefined()
    expect(press('/', { editing, empty: true, holds: 'figure' })).toBeUndefined()
  })
})
