import type { AppProduct } from '#wire/product-pictures.ts'
import type { Act } from './acts.ts'
import { wordsOf } from './act-words.ts'
import type { TableFields } from './changes.ts'
import { chapterOf, withChapter } from './chapter.ts'
import { nearestCell, nextWritten, stepFrom, type Cell, type Spot, type Step } from './cells.ts'
import { isBlank, newKey, newPriceRow, newRow, type DraftRow, type RowFields, type RowKind } from '#src/draft/table.ts'
import { productFields } from './product-fields.ts'
import type { Draft, TakenStep } from './use-draft.ts'
import type { TableFocus } from './focus.ts'

export type TableOptions = {
  /** The rate a new row starts with; null for the table's own. */
  startVat: number | null
  /** Announces what was done. */
  say: (words: string) => void
}

/** One table: its rows as they are at this moment, and where the focus is in them. */
export type TableContext = TableOptions & { table: string; draft: Draft; focus: TableFocus }

type WithoutTable<One> = One extends unknown ? Omit<One, 'table'> : never
type Doing = WithoutTable<Act>

const rowsIn = ({ draft, table }: TableContext): readonly DraftRow[] =>
  draft.tables().find(({ key }) => key === table)?.rows ?? []

const indexIn = (context: TableContext, row: string) => rowsIn(context).findIndex(({ key }) => key === row)

const lastIn = (context: TableContext) => rowsIn(context).at(-1)

function doIn({ draft, table, say }: TableContext, doing: Doing, writing?: string) {
  const done = draft.do({ ...doing, table }, writing)
  const words = done && wordsOf(done, draft.tables())
  if (words) say(words)
}

/** Takes the focus to a row, in the column it keeps to. */
function enter(context: TableContext, row: string, column: Cell = context.focus.current().column) {
  const there = rowsIn(context).find(({ key }) => key === row)
  if (there) context.focus.go({ row, cell: nearestCell(there, column) }, { column })
}

function add(context: TableContext, kind: RowKind) {
  const added = newRow(kind, context.startVat)
  doIn(context, { type: 'add', added, after: lastIn(context)?.key ?? null })
  context.focus.go({ row: added.key, cell: 'content' }, { editing: true })
}

const writingIn = ({ table, focus }: TableContext) => `${table}/${focus.current().writing}`

/** What is done to rows; the focus goes along. */
export const rowActs = (context: TableContext) => ({
  write(row: string, fields: RowFields) {
    doIn(context, { type: 'write', row, fields }, writingIn(context))
    context.focus.begin()
  },
  set: (row: string, fields: RowFields, writing?: string) => doIn(context, { type: 'write', row, fields }, writing),
  choose: (row: string) => doIn(context, { type: 'choose', row }),
  chapter: (row: string) => chapterOf(rowsIn(context), row),
  rate: (row: string, vat_percentage: number | null) =>
    doIn(context, { type: 'rate', rows: chapterOf(rowsIn(context), row).rows, vat_percentage }),
  together: (row: string) => withChapter(rowsIn(context), row),
  add: (kind: RowKind) => add(context, kind),
  move(row: string, by: 1 | -1) {
    const to = indexIn(context, row) + by
    if (to >= 0 && to < rowsIn(context).length) doIn(context, { type: 'move', row, to })
    enter(context, row, context.focus.current().cell)
  },
  copy(row: string) {
    const key = newKey()
    doIn(context, { type: 'copy', row, key })
    enter(context, key, context.focus.current().cell)
  },
  remove(row: string) {
    const at = indexIn(context, row)
    doIn(context, { type: 'delete', row })
    const next = rowsIn(context)[at] ?? lastIn(context)
    if (next) enter(context, next.key)
  },
  /** Lets go of a dragged row; `to` counts the rows without it. */
  drop: (row: string, to: number) => {
    doIn(context, { type: 'move', row, to })
    enter(context, row, context.focus.current().cell)
  },
  paste(rows: readonly DraftRow[], after: string | null) {
    doIn(context, { type: 'paste', rows, after })
    if (rows[0]) enter(context, rows[0].key, 'content')
  },
  setTable: (fields: TableFields) => doIn(context, { type: 'set', fields }),
  /** Fills the row the product was asked for, or a new one unless the last is still blank; on to its quantity. */
  picked(product: AppProduct, into: string | null) {
    const last = lastIn(context)
    const row = into ?? (isBlank(last) ? last?.key : undefined)
    const fields = productFields(product)
    if (row !== undefined) doIn(context, { type: 'pick', row, fields })
    const added = { ...newPriceRow(), ...fields }
    if (row === undefined) doIn(context, { type: 'add', added, after: last?.key ?? null })
    context.focus.go({ row: row ?? added.key, cell: 'quantity' })
  },
})

/** Rows at which an act is seen, the nearest first: what it brings is gone once it is taken back. */
function placesOf(act: Act): (string | null | undefined)[] {
  switch (act.type) {
    case 'add':
      return [act.added.key, act.after]
    case 'paste':
      return [act.rows[0]?.key, act.after]
    case 'copy':
      return [act.key, act.row]
    case 'set':
    case 'rate':
      return []
    default:
      return [act.row]
  }
}

/** Going from cell to cell, and taking steps back. */
export const cellActs = (context: TableContext) => {
  const { go, rest } = context.focus
  const from = (spot: Spot) => ({ ...spot, column: context.focus.current().column })
  /** After an undo the focus goes to what changed, else to what it came after, or to whatever stands where it was. */
  const follow = (changed: Act | undefined, at: number) => {
    if (changed?.table !== context.table) return
    const rows = rowsIn(context)
    const there = placesOf(changed).find((key) => rows.some((row) => row.key === key))
    const row = there ?? rows[Math.min(at, rows.length - 1)]?.key
    if (row !== undefined) enter(context, row)
  }
  const taking = (step: () => TakenStep) => (spot: Spot) => {
    const at = indexIn(context, spot.row)
    const { act, words } = step()
    context.say(words)
    follow(act, at)
  }
  return {
    enter: (spot: Spot, editing: boolean) => go(spot, { editing, caret: editing ? 'end' : 'all' }),
    step(spot: Spot, step: Step) {
      const { column } = context.focus.current()
      const to = stepFrom(rowsIn(context), from(spot), step)
      go(to, { column: step === 'up' || step === 'down' ? column : to.cell })
    },
    /** What is written stands; the focus goes down or up in the column, at the end to a new row. */
    commit(spot: Spot, by: 1 | -1) {
      const { column } = context.focus.current()
      if (by === 1 && spot.row === lastIn(context)?.key) add(context, 'price')
      else go(stepFrom(rowsIn(context), from(spot), by === 1 ? 'down' : 'up'), { column })
    },
    /** False where nothing is left in that direction, and the grid is to be left. */
    next(spot: Spot, by: 1 | -1): boolean {
      const to = nextWritten(rowsIn(context), spot, by)
      if (to) go(to, { editing: true })
      else if (by === 1) add(context, 'price')
      else rest()
      return to !== undefined || by === 1
    },
    restore() {
      context.draft.giveUp(writingIn(context))
      const { row, cell, column } = context.focus.current()
      go({ row, cell }, { column })
    },
    undo: taking(context.draft.undo),
    redo: taking(context.draft.redo),
  }
}
