import { radioGroups, selectedInGroups } from '#pricing/selection.ts'
import { applyAll, type Change, type Changed, type TableFields } from './changes.ts'
import { copyOf, isBlank, priced, type DraftRow, type DraftTable, type RowFields } from '#src/draft/table.ts'

/** What a person does to a draft, each one step of undo. Rows and tables by key; `after: null` is the top. */
export type Act = { table: string } & (
  | { type: 'write'; row: string; fields: RowFields }
  | { type: 'choose'; row: string }
  | { type: 'add'; added: DraftRow; after: string | null }
  | { type: 'copy'; row: string; key: string }
  | { type: 'delete'; row: string }
  | { type: 'move'; row: string; to: number }
  | { type: 'paste'; rows: readonly DraftRow[]; after: string | null }
  | { type: 'pick'; row: string; fields: RowFields }
  | { type: 'set'; fields: TableFields }
  /** One VAT rate for several rows; null for the table's own. */
  | { type: 'rate'; rows: readonly string[]; vat_percentage: number | null }
)

/**
 * Does one act. In every table it touches each radio group then has exactly one row selected, the one the totals count.
 * An act on a row that is not there any more changes nothing: `tables` is given back as it is.
 */
export function perform(tables: readonly DraftTable[], act: Act): Changed {
  const table = tables.find(({ key }) => key === act.table)
  if (!table) return { tables, inverse: [] }
  const done = applyAll(tables, changesOf(table, act))
  if (done.tables === tables) return done
  const touched = done.tables.find(({ key }) => key === act.table)
  const settled = applyAll(done.tables, touched ? settling(touched) : [])
  return { tables: settled.tables, inverse: [...settled.inverse, ...done.inverse] }
}

function changesOf({ key: table, rows, settings, title }: DraftTable, act: Act): Change[] {
  if (act.type === 'set') return [{ kind: 'set', table, from: { ...settings, title }, to: act.fields }]
  if (act.type === 'add') return [{ kind: 'put', table, row: act.added, after: act.after }]
  if (act.type === 'paste') return pasted(table, rows, act)
  if (act.type === 'rate') return rated(table, rows, act)
  const at = rows.findIndex(({ key }) => key === act.row)
  const row = rows[at]
  if (!row) return []
  switch (act.type) {
    case 'write':
    case 'pick':
      return [{ kind: 'write', table, row: row.key, from: row, to: act.fields }]
    case 'choose':
      return chosen(table, rows, at)
    case 'copy':
      return [{ kind: 'put', table, row: copyOf(row, act.key), after: row.key }]
    case 'delete':
      return [{ kind: 'take', table, row: row.key }]
    case 'move': {
      const others = rows.toSpliced(at, 1)
      return [{ kind: 'move', table, row: row.key, after: others[act.to - 1]?.key ?? null }]
    }
  }
}

/** Pasted rows stand in the order they came in, and take the place of a row that says nothing yet. */
function pasted(table: string, rows: readonly DraftRow[], { rows: copied, after }: Extract<Act, { type: 'paste' }>) {
  let last = after
  const put = copied.map((row): Change => {
    const change = { kind: 'put', table, row, after: last } as const
    last = row.key
    return change
  })
  const blank = rows.find(({ key }) => key === after)
  return blank && isBlank(blank) ? [...put, { kind: 'take', table, row: blank.key } as const] : put
}

function rated(table: string, rows: readonly DraftRow[], act: Extract<Act, { type: 'rate' }>): Change[] {
  const { vat_percentage } = act
  return rows
    .filter((row) => act.rows.includes(row.key) && row.type === 'price' && row.vat_percentage !== vat_percentage)
    .map((row) => ({ kind: 'write', table, row: row.key, from: row, to: { vat_percentage } }))
}

const selecting = (table: string, row: DraftRow, user_selected: boolean): Change => ({
  kind: 'write',
  table,
  row: row.key,
  from: { user_selected: !user_selected },
  to: { user_selected },
})

/** A check row turns over; of a radio group the row goes on and all others off. */
function chosen(table: string, rows: readonly DraftRow[], at: number): Change[] {
  const row = rows[at]
  if (row?.type !== 'price' || row.selectable === false) return []
  if (row.selectable === 'check') return [selecting(table, row, !row.user_selected)]
  const group = radioGroups(rows.map(priced)).find(({ first, last }) => first <= at && at <= last)
  if (!group) return []
  return rows.slice(group.first, group.last + 1).map((member) => selecting(table, member, member === row))
}

function settling({ key: table, rows }: DraftTable): Change[] {
  const selected = selectedInGroups(rows.map(priced))
  return rows.flatMap((row, at) => {
    const stands = selected[at] === true
    const differs = row.type === 'price' && row.selectable === 'radio' && row.user_selected !== stands
    return differs ? [selecting(table, row, stands)] : []
  })
}
