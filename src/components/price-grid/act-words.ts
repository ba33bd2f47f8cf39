import type { Act } from './acts.ts'
import type { DraftRow, DraftTable, RowKind } from './draft-table.ts'

export const kindWords: Record<RowKind, string> = {
  price: 'Price row',
  title: 'Title',
  subtotal: 'Subtotal',
  discount: 'Discount',
}

const rowOf = (
  tables: readonly DraftTable[],
  act: Act,
  key: string,
): { row: DraftRow | undefined; at: number; of: number } => {
  const rows = tables.find((table) => table.key === act.table)?.rows ?? []
  const at = rows.findIndex((row) => row.key === key)
  return { row: rows[at], at: at + 1, of: rows.length }
}

/** What was done, for who listens; `tables` are those after it. Typing says itself. */
export function wordsOf(act: Act, tables: readonly DraftTable[]): string {
  switch (act.type) {
    case 'write':
      return ''
    case 'choose': {
      const { row, at } = rowOf(tables, act, act.row)
      return row?.type === 'price' && row.user_selected ? `Row ${at} chosen.` : `Row ${at} not chosen.`
    }
    case 'add':
      return `${kindWords[act.added.type]} added as row ${rowOf(tables, act, act.added.key).at}.`
    case 'copy':
      return `Copied to row ${rowOf(tables, act, act.key).at}.`
    case 'delete':
      return 'Row deleted.'
    case 'move': {
      const { at, of } = rowOf(tables, act, act.row)
      return `Moved to row ${at} of ${of}.`
    }
    case 'paste':
      return act.rows.length === 1 ? '1 row pasted.' : `${act.rows.length} rows pasted.`
    case 'pick':
      return `Row ${rowOf(tables, act, act.row).at} filled from a product.`
    case 'set':
      return 'Table settings changed.'
  }
}

const namesOf: Record<Act['type'], string> = {
  write: 'typing',
  choose: 'choice',
  add: 'adding a row',
  copy: 'copying a row',
  delete: 'deleting a row',
  move: 'moving a row',
  paste: 'pasting',
  pick: 'filling from a product',
  set: 'table settings',
}

export const undoneWords = (act: Act | undefined) => (act ? `Undone: ${namesOf[act.type]}.` : 'Nothing to undo.')
export const redoneWords = (act: Act | undefined) =>
  act ? `Done again: ${namesOf[act.type]}.` : 'Nothing to do again.'
