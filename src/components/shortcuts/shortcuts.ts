import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type Shortcut = {
  /** Each a way by itself: the keys pressed together, apart by a space. `Ctrl` is ⌘ on a Mac. */
  keys: readonly string[]
  does: MessageDescriptor
}
export type ShortcutGroup = { name: MessageDescriptor; shortcuts: readonly Shortcut[] }

/** The keys of the price grid (components/price-grid/grid-keys.ts). */
export const gridShortcuts: readonly Shortcut[] = [
  { keys: ['↑', '↓', '←', '→'], does: msg`Go to another cell` },
  { keys: ['Home', 'End'], does: msg`First and last cell of the row` },
  { keys: ['Ctrl Home', 'Ctrl End'], does: msg`First and last cell of the table` },
  { keys: ['Enter', 'F2'], does: msg`Write in the cell; a letter or figure begins anew` },
  { keys: ['Enter'], does: msg`Keep what is written and go down` },
  { keys: ['Tab', 'Shift Tab'], does: msg`Keep it and go on, or back` },
  { keys: ['Esc'], does: msg`Take back what is written` },
  { keys: ['Alt Enter'], does: msg`New line in the text` },
  { keys: ['Space'], does: msg`Switch a row or an option on and off` },
  { keys: ['/'], does: msg`Choose a product, in an empty description` },
  { keys: ['Alt ↑', 'Alt ↓'], does: msg`Move the row` },
  { keys: ['Ctrl D'], does: msg`Copy the row` },
  { keys: ['Ctrl Backspace'], does: msg`Delete the row` },
  { keys: ['Ctrl Z'], does: msg`Undo` },
  { keys: ['Ctrl Shift Z', 'Ctrl Y'], does: msg`Redo` },
]

/** Every key that means something, by where it does. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    name: msg`Everywhere`,
    shortcuts: [
      { keys: ['Ctrl K'], does: msg`Search or jump` },
      { keys: ['?'], does: msg`Keyboard shortcuts` },
      { keys: ['Esc'], does: msg`Close a window or a menu` },
    ],
  },
  {
    name: msg`In a list`,
    shortcuts: [
      { keys: ['j', '↓'], does: msg`Next row` },
      { keys: ['k', '↑'], does: msg`Row before` },
      { keys: ['Enter'], does: msg`Open the row` },
      { keys: ['Space'], does: msg`Look into a proposal, and close it again` },
      { keys: ['x'], does: msg`Select a proposal` },
      { keys: ['/'], does: msg`Search the list` },
      { keys: ['Esc'], does: msg`Clear the selection, then the search` },
    ],
  },
  {
    name: msg`On the board`,
    shortcuts: [
      { keys: ['j', '↓'], does: msg`Next card` },
      { keys: ['k', '↑'], does: msg`Card before` },
      { keys: ['←', '→'], does: msg`Go to the status beside, and carry a card there` },
      { keys: ['Enter'], does: msg`Open the proposal` },
      { keys: ['Space'], does: msg`Pick up a card, and put it down` },
      { keys: ['/'], does: msg`Search the board` },
      { keys: ['Esc'], does: msg`Let a card go where it was, or clear the search` },
    ],
  },
  {
    name: msg`On a proposal`,
    shortcuts: [
      { keys: ['j'], does: msg`Next one of the list it was opened from` },
      { keys: ['k'], does: msg`The one before` },
    ],
  },
  {
    name: msg`In a form`,
    shortcuts: [
      { keys: ['Ctrl Enter', 'Ctrl S'], does: msg`Save or create` },
      { keys: ['Ctrl S'], does: msg`In the editor: save now` },
    ],
  },
  {
    name: msg`In a text with formatting`,
    shortcuts: [
      { keys: ['Ctrl B'], does: msg`Bold` },
      { keys: ['Ctrl I'], does: msg`Italic` },
      { keys: ['Ctrl Alt 1', 'Ctrl Alt 0'], does: msg`Heading, and a paragraph again` },
      { keys: ['Ctrl Shift 8'], does: msg`Bullets` },
      { keys: ['Ctrl Shift 7'], does: msg`Numbers` },
      { keys: ['Ctrl ]', 'Ctrl ['], does: msg`Move an item in, or out` },
      { keys: ['['], does: msg`Put in a tag` },
      { keys: ['Ctrl Z'], does: msg`Undo` },
      { keys: ['Ctrl Shift Z', 'Ctrl Y'], does: msg`Redo` },
    ],
  },
  { name: msg`In a price table`, shortcuts: gridShortcuts },
]
