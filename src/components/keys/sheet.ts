import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { shortcuts, type Scope, type ShortcutIn } from './shortcuts.ts'

/** Who hears the keys where no handler of ours does. */
type Native = 'browser' | 'editor' | 'grid'

type Shortcut = { keys: readonly string[]; does: MessageDescriptor; native?: Native }
export type ShortcutGroup = { name: MessageDescriptor; shortcuts: Readonly<Record<string, Shortcut>> }

/** Ours have the keys that are heard, and all of them are told. */
type Ours = {
  [Of in Scope]: {
    name: MessageDescriptor
    shortcuts: { [Id in ShortcutIn<Of>]: Shortcut & { keys: (typeof shortcuts)[Of][Id] } } & Record<string, Shortcut>
  }
}

/** Every key that means something, by where it does, in the order of the sheet of `?`. */
export const sheet = {
  app: {
    name: msg`Everywhere`,
    shortcuts: {
      palette: { keys: shortcuts.app.palette, does: msg`Search or jump` },
      sheet: { keys: shortcuts.app.sheet, does: msg`Keyboard shortcuts` },
      close: { keys: ['Esc'], does: msg`Close a window or menu`, native: 'browser' },
    },
  },
  list: {
    name: msg`In a list`,
    shortcuts: {
      next: { keys: shortcuts.list.next, does: msg`Next row` },
      previous: { keys: shortcuts.list.previous, does: msg`Previous row` },
      open: { keys: ['Enter'], does: msg`Open row`, native: 'browser' },
      peek: { keys: shortcuts.list.peek, does: msg`Open or close the preview of a proposal` },
      select: { keys: shortcuts.list.select, does: msg`Select proposal` },
      search: { keys: shortcuts.list.search, does: msg`Search the list` },
      clear: { keys: shortcuts.list.clear, does: msg`Clear the selection, then the search` },
    },
  },
  today: {
    name: msg`On Today`,
    shortcuts: {
      next: { keys: shortcuts.today.next, does: msg`Next line` },
      previous: { keys: shortcuts.today.previous, does: msg`Previous line` },
      open: { keys: ['Enter'], does: msg`Go to where it is done`, native: 'browser' },
      later: { keys: shortcuts.today.later, does: msg`Put the line off` },
      done: { keys: shortcuts.today.done, does: msg`Mark as done` },
    },
  },
  board: {
    name: msg`On the board`,
    shortcuts: {
      next: { keys: shortcuts.board.next, does: msg`Next card` },
      previous: { keys: shortcuts.board.previous, does: msg`Previous card` },
      sideways: {
        keys: shortcuts.board.sideways,
        does: msg`Go to the next or previous status, with or without a card`,
      },
      open: { keys: ['Enter'], does: msg`Open proposal`, native: 'browser' },
      lift: { keys: ['Space'], does: msg`Pick up or drop a card`, native: 'browser' },
      search: { keys: shortcuts.board.search, does: msg`Search the board` },
      clear: { keys: shortcuts.board.clear, does: msg`Put a card back, or clear the search` },
    },
  },
  record: {
    name: msg`On a proposal`,
    shortcuts: {
      next: { keys: shortcuts.record.next, does: msg`Next in the list` },
      previous: { keys: shortcuts.record.previous, does: msg`Previous in the list` },
      back: { keys: shortcuts.record.back, does: msg`Back to list` },
    },
  },
  form: {
    name: msg`In a form`,
    shortcuts: {
      save: { keys: shortcuts.form.save, does: msg`Save or create` },
    },
  },
  editor: {
    name: msg`In the editor`,
    shortcuts: {
      save: { keys: shortcuts.editor.save, does: msg`Save now` },
    },
  },
  text: {
    name: msg`In formatted text`,
    shortcuts: {
      bold: { keys: ['Ctrl B'], does: msg`Bold`, native: 'editor' },
      italic: { keys: ['Ctrl I'], does: msg`Italic`, native: 'editor' },
      heading: { keys: ['Ctrl Alt 1', 'Ctrl Alt 0'], does: msg`Heading or paragraph`, native: 'editor' },
      bullets: { keys: ['Ctrl Shift 8'], does: msg`Bullets`, native: 'editor' },
      numbers: { keys: ['Ctrl Shift 7'], does: msg`Numbers`, native: 'editor' },
      indent: { keys: ['Ctrl ]', 'Ctrl ['], does: msg`Indent or outdent a list item`, native: 'editor' },
      link: { keys: ['Ctrl K'], does: msg`Link the selected words`, native: 'editor' },
      tag: { keys: ['['], does: msg`Insert tag`, native: 'editor' },
      undo: { keys: ['Ctrl Z'], does: msg`Undo`, native: 'editor' },
      redo: { keys: ['Ctrl Shift Z', 'Ctrl Y'], does: msg`Redo`, native: 'editor' },
    },
  },
  grid: {
    name: msg`In a price table`,
    shortcuts: {
      go: { keys: ['↑', '↓', '←', '→'], does: msg`Move to another cell`, native: 'grid' },
      rowEnds: { keys: ['Home', 'End'], does: msg`First or last cell of the row`, native: 'grid' },
      tableEnds: { keys: ['Ctrl Home', 'Ctrl End'], does: msg`First or last cell of the table`, native: 'grid' },
      edit: {
        keys: ['Enter', 'F2'],
        does: msg`Edit the cell; a letter or digit replaces its content`,
        native: 'grid',
      },
      commit: { keys: ['Enter'], does: msg`Confirm and move down`, native: 'grid' },
      next: { keys: ['Tab', 'Shift Tab'], does: msg`Confirm and move to the next or previous cell`, native: 'grid' },
      restore: { keys: ['Esc'], does: msg`Discard the edit`, native: 'grid' },
      lineBreak: { keys: ['Alt Enter'], does: msg`New line in the text`, native: 'grid' },
      toggle: { keys: ['Space'], does: msg`Turn a row or option on or off`, native: 'grid' },
      pick: { keys: ['/'], does: msg`Choose a product (empty description)`, native: 'grid' },
      move: { keys: ['Alt ↑', 'Alt ↓'], does: msg`Move row`, native: 'grid' },
      copy: { keys: ['Ctrl D'], does: msg`Copy row`, native: 'grid' },
      delete: { keys: ['Ctrl Backspace'], does: msg`Delete the row`, native: 'grid' },
      undo: { keys: ['Ctrl Z'], does: msg`Undo`, native: 'grid' },
      redo: { keys: ['Ctrl Shift Z', 'Ctrl Y'], does: msg`Redo`, native: 'grid' },
    },
  },
} as const satisfies Ours & Record<'text' | 'grid', ShortcutGroup>
