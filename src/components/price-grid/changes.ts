import { withFields, type DraftRow, type DraftSettings, type DraftTable, type RowFields } from '#src/draft/table.ts'

/** What of a table itself can be written. */
export type TableFields = Partial<DraftSettings & { title: string }>

/**
 * The smallest steps every act is made of. They name rows by key and say what they found before, so that a step taken
 * back after others have changed the draft too touches only what it touched, and leaves alone what was written over it.
 */
export type Change =
  | { kind: 'put'; table: string; row: DraftRow; after: string | null }
  | { kind: 'take'; table: string; row: string }
  | { kind: 'move'; table: string; row: string; after: string | null }
  | { kind: 'write'; table: string; row: string; from: RowFields; to: RowFields }
  | { kind: 'set'; table: string; from: TableFields; to: TableFields }

export type Changed = {
  tables: readonly DraftTable[]
  /** Takes the changes back, in the order to be applied in. */
  inverse: readonly Change[]
}

export function applyAll(tables: readonly DraftTable[], changes: readonly Change[]): Changed {
  let inverse: readonly Change[] = []
  for (const change of changes) {
    const table = tables.find(({ key }) => key === change.table)
    const done = table && applied(table, change)
    if (!table || !done) continue
    tables = tables.map((one) => (one === table ? done.table : one))
    inverse = [done.inverse, ...inverse]
  }
  return { tables, inverse }
}

type Applied = { table: DraftTable; inverse: Change } | undefined

/** Undefined where there is nothing to do: the row is gone, or already there, or says something else by now. */
function applied(table: DraftTable, change: Change): Applied {
  switch (change.kind) {
    case 'put':
      return put(table, change.row, change.after)
    case 'take':
      return take(table, change.row)
    case 'move':
      return move(table, change.row, change.after)
    case 'write':
      return write(table, change.row, change)
    case 'set':
      return set(table, change)
  }
}

const withRows = (table: DraftTable, rows: readonly DraftRow[]): DraftTable => ({ ...table, rows })

const indexOf = (rows: readonly DraftRow[], key: string) => rows.findIndex((row) => row.key === key)

const keyBefore = (rows: readonly DraftRow[], at: number) => rows[at - 1]?.key ?? null

/** A row whose neighbour is gone goes to the end. */
function placedAfter(rows: readonly DraftRow[], row: DraftRow, after: string | null): DraftRow[] {
  const at = after === null ? 0 : indexOf(rows, after) + 1
  return after !== null && at === 0 ? [...rows, row] : rows.toSpliced(at, 0, row)
}

function put(table: DraftTable, row: DraftRow, after: string | null): Applied {
  if (indexOf(table.rows, row.key) !== -1) return undefined
  const inverse = { kind: 'take', table: table.key, row: row.key } as const
  return { table: withRows(table, placedAfter(table.rows, row, after)), inverse }
}

function take(table: DraftTable, key: string): Applied {
  const at = indexOf(table.rows, key)
  const row = table.rows[at]
  if (!row) return undefined
  const inverse = { kind: 'put', table: table.key, row, after: keyBefore(table.rows, at) } as const
  return { table: withRows(table, table.rows.toSpliced(at, 1)), inverse }
}

function move(table: DraftTable, key: string, after: string | null): Applied {
  const at = indexOf(table.rows, key)
  const row = table.rows[at]
  const before = keyBefore(table.rows, at)
  if (!row || before === after) return undefined
  const rows = placedAfter(table.rows.toSpliced(at, 1), row, after)
  return { table: withRows(table, rows), inverse: { kind: 'move', table: table.key, row: key, after: before } }
}

function write(table: DraftTable, key: string, { from, to }: { from: RowFields; to: RowFields }): Applied {
  const row = table.rows.find((one) => one.key === key)
  const written = row && fieldsThatStand(row, from, to)
  if (!row || !written) return undefined
  const rows = table.rows.map((one) => (one === row ? withFields(row, written.to) : one))
  return { table: withRows(table, rows), inverse: { kind: 'write', table: table.key, row: key, ...turned(written) } }
}

function set(table: DraftTable, { from, to }: { from: TableFields; to: TableFields }): Applied {
  const written = fieldsThatStand<TableFields>({ ...table.settings, title: table.title }, from, to)
  if (!written) return undefined
  const { title = table.title, ...settings } = written.to
  const inverse = { kind: 'set', table: table.key, ...turned(written) } as const
  return { table: { ...table, title, settings: { ...table.settings, ...settings } }, inverse }
}

const turned = <Fields>({ from, to }: { from: Fields; to: Fields }) => ({ from: to, to: from })

/** Of what is to be written only what still says what it said; undefined when that is nothing. */
function fieldsThatStand<Fields extends object>(now: object, from: Fields, to: Fields) {
  const held = now as Fields
  const names = (Object.keys(to) as (keyof Fields)[]).filter(
    (name) => name in held && Object.is(held[name], from[name]) && !Object.is(held[name], to[name]),
  )
  if (names.length === 0) return undefined
  const only = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name]])) as Fields
  return { from: only(from), to: only(to) }
}
