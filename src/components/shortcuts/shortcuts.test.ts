import { expect, test } from 'vitest'
import { commandOf, type Pressed, type Where } from '#src/components/price-grid/grid-keys.ts'
import { gridShortcuts, shortcutGroups } from './shortcuts.ts'

const names: Record<string, string> = {
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  Esc: 'Escape',
  Space: ' ',
}

function pressed(keys: string): Pressed {
  const parts = keys.split(' ')
  const key = parts.at(-1) ?? ''
  return {
    key: names[key] ?? key,
    alt: parts.includes('Alt'),
    shift: parts.includes('Shift'),
    command: parts.includes('Ctrl'),
  }
}

const places: Where[] = [true, false].flatMap((editing) =>
  (['words', 'figure', 'list', 'act'] as const).map((holds) => ({ editing, holds, empty: true })),
)

test.each(gridShortcuts.flatMap(({ keys }) => keys))(
  '%s, which the sheet names, does something in the grid',
  (keys) => {
    expect(places.some((where) => commandOf(pressed(keys), where) !== undefined)).toBe(true)
  },
)

test('no two lines of a group say the same', () => {
  for (const { shortcuts } of shortcutGroups) {
    const said = shortcuts.map(({ does }) => does.message)
    expect(new Set(said).size).toBe(said.length)
  }
})
