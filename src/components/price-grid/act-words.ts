import { plural, t } from '@lingui/core/macro'
import type { Act } from './acts.ts'
import type { DraftTable, RowKind } from '#src/draft/table.ts'

export function kindText(kind: RowKind): string {
  switch (kind) {
    case 'price':
      return t`Price row`
    case 'title':
      return t`Title`
    case 'subtotal':
      return t`Subtotal`
    case 'discount':
      return t`Discount`
  }
}

/** What was done, for who listens; `tables` are those after it. Typing says itself. */
export function wordsOf(act: Act, tables: readonly DraftTable[]): string {
  const rows = tables.find(({ key }) => key === act.table)?.rows ?? []
  const numberOf = (key: string) => rows.findIndex((row) => row.key === key) + 1
  switch (act.type) {
    case 'write':
      return ''
    case 'choose': {
      const at = numberOf(act.row)
      const row = rows[at - 1]
      return row?.type === 'price' && row.user_selected ? t`Row ${at} selected.` : t`Row ${at} deselected.`
    }
    case 'add': {
      const kind = kindText(act.added.type)
      const at = numberOf(act.added.key)
      return t`${kind} added as row ${at}.`
    }
    case 'copy': {
      const at = numberOf(act.key)
      return t`Copied to row ${at}.`
    }
    case 'delete':
      return t`Row deleted.`
    case 'move': {
      const at = numberOf(act.row)
      const count = rows.length
      return t`Moved to row ${at} of ${count}.`
    }
    case 'paste':
      return plural(act.rows.length, { one: '# row pasted.', other: '# rows pasted.' })
    case 'pick': {
      const at = numberOf(act.row)
      return t`Row ${at} filled from a product.`
    }
    case 'set':
      return t`Table settings changed.`
    case 'rate':
      return plural(act.rows.length, { one: 'VAT set for # row.', other: 'VAT set for # rows.' })
  }
}

function nameOf(act: Act): string {
  switch (act.type) {
    case 'write':
      return t`typing`
    case 'choose':
      return t`a selection`
    case 'add':
      return t`an added row`
    case 'copy':
      return t`a copied row`
    case 'delete':
      return t`a deleted row`
    case 'move':
      return t`a moved row`
    case 'paste':
      return t`pasted rows`
    case 'pick':
      return t`a product`
    case 'set':
      return t`table settings`
    case 'rate':
      return t`a VAT rate`
  }
}

export function undoneWords(act: Act | undefined): string {
  if (!act) return t`Nothing to undo.`
  const done = nameOf(act)
  return t`Undone: ${done}.`
}

export function redoneWords(act: Act | undefined): string {
  if (!act) return t`Nothing to redo.`
  const done = nameOf(act)
  return t`Redone: ${done}.`
}
