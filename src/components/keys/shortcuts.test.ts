import { getExtensionField, type AnyExtension } from '@tiptap/core'
import { UndoRedo } from '@tiptap/extensions'
import { expect, test } from 'vitest'
import { commandOf, type Pressed, type Where } from '#src/components/price-grid/grid-keys.ts'
import { Link } from '#src/components/rich-text/text-link.ts'
import { sectionParts } from '#src/components/rich-text/text-schema.ts'
import { eventKey, shortcutOf } from './pressed.ts'
import { sheet, type ShortcutGroup } from './sheet.ts'
import type { Scope } from './shortcuts.ts'

const press = (keys: string) => {
  const parts = keys.split(' ')
  return {
    key: eventKey(parts.at(-1) ?? ''),
    ctrlKey: parts.includes('Ctrl'),
    metaKey: false,
    altKey: parts.includes('Alt'),
    shiftKey: parts.includes('Shift'),
  }
}

const all = Object.entries<ShortcutGroup>(sheet).flatMap(([scope, { shortcuts }]) =>
  Object.entries(shortcuts).flatMap(([id, { keys, native }]) =>
    keys.map((keys) => ({ scope: scope as Scope, id, keys, native })),
  ),
)

test.each(all.filter(({ native }) => native === undefined))('$keys in $scope is its $id', ({ scope, id, keys }) => {
  expect(shortcutOf(scope, press(keys))).toBe(id)
})

test('a key with Ctrl or Alt is another key', () => {
  expect(shortcutOf('list', press('Ctrl x'))).toBeUndefined()
  expect(shortcutOf('list', press('Alt ↓'))).toBeUndefined()
  expect(shortcutOf('app', press('k'))).toBeUndefined()
})

test('a sign is found where it needs Shift, as on a German keyboard', () => {
  expect(shortcutOf('list', { ...press('/'), shiftKey: true })).toBe('search')
})

const cells: Where[] = [true, false].flatMap((editing) =>
  (['words', 'figure', 'list', 'act'] as const).map((holds) => ({ editing, holds, empty: true })),
)
const pressedInGrid = (keys: string): Pressed => {
  const { key, altKey: alt, shiftKey: shift, ctrlKey: command } = press(keys)
  return { key, alt, shift, command }
}

test.each(all.filter(({ native }) => native === 'grid'))('$keys does something in the grid', ({ keys }) => {
  expect(cells.some((cell) => commandOf(pressedInGrid(keys), cell) !== undefined)).toBe(true)
})

/** `Mod-Shift-z` and `Shift-Mod-z` are the same. */
const sorted = (keys: string[]) =>
  keys
    .map((key) => key.toLowerCase())
    .toSorted()
    .join(' ')

const extensions: readonly AnyExtension[] = [Link, ...sectionParts, UndoRedo]

/** What the text editor listens to, asked of its extensions the way it asks them. */
const inText = new Set(
  extensions.flatMap((extension) => {
    const keyMapOf = getExtensionField<(() => object) | undefined>(extension, 'addKeyboardShortcuts', {
      name: extension.name,
      options: extension.options,
    })
    return Object.keys(keyMapOf?.() ?? {}).map((keys) => sorted(keys.split('-')))
  }),
)

/** The bracket that begins a tag is typed (started-tag.test.ts); a link asks first (links-and-tables.browser.test.tsx). */
const heardElsewhere = ['[', 'Ctrl K']

test.each(all.filter(({ native, keys }) => native === 'editor' && !heardElsewhere.includes(keys)))(
  '$keys does something in a text',
  ({ keys }) => {
    expect(inText).toContain(sorted(keys.replace('Ctrl', 'Mod').split(' ')))
  },
)

test('no two lines of a group say the same', () => {
  for (const { shortcuts: group } of Object.values<ShortcutGroup>(sheet)) {
    const said = Object.values(group).map(({ does }) => does.message)
    expect(new Set(said).size).toBe(said.length)
  }
})
