import type { Product } from '#wire/products.ts'
import type { Act } from './acts.ts'
import { redoneWords, undoneWords, wordsOf } from './act-words.ts'
import type { TableFields } from './changes.ts'
import { nearestCell, nextWritten, stepFrom, type Cell, type Spot, type Step } from './cells.ts'
import { isBlank, newKey, newPriceRow, newRow, type DraftRow, type RowFields, type RowKind } from './draft-table.ts'
import { productFields } from './product-fields.ts'
import type { Draft } from './use-draft.ts'
import type { PlaceInTable } from './place.ts'

export type Asked = {
  /** The rate a new row starts with; null for the table's own. */
  startVat: number | null
  /** Announces what was done. */
  say: (words: string) => void
}

/** One table: its rows as they are at this moment, and where the focus is in them. */
export type Hands = Asked & { table: string; draft: Draft; place: PlaceInTable }

type WithoutTable<One> = One extends unknown ? Omit<One, 'table'> : never
type Doing = WithoutTable<Act>

const rowsIn = ({ draft, table }: Hands): readonly DraftRow[] =>
  draft.tables().find(({ key }) => key === table)?.rows ?? []

const indexIn = (hands: Hands, row: string) => rowsIn(hands).findIndex(({ key }) => key === row)

const lastIn = (hands: Hands) => rowsIn(hands).at(-1)

function doIn({ draft, table, say }: Hands, doing: Doing, writing?: string) {
  const done = draft.do({ ...doing, table }, writing)
  const words = done && wordsOf(done, draft.tables())
  if (words) say(words)
}

/** Takes the focus to a row, in the column it keeps to. */
function enter(hands: Hands, row: string, column: Cell = hands.place.current().column) {
  const there = rowsIn(hands).find(({ key }) => key === row)
  if (there) hands.place.go({ row, cell: nearestCell(there, column) }, { column })
}

function add(hands: Hands, kind: RowKind) {
  const added = newRow(kind, hands.startVat)
  doIn(hands, { type: 'add', added, after: lastIn(hands)?.key ?? null })
  hands.place.go({ row: added.key, cell: 'content' }, { editing: true })
}

const writingIn = ({ table, place }: Hands) => `${table}/${place.current().writing}`

/** What is done to rows; the focus goes along. */
export const rowActs = (hands: Hands) => ({
  write(row: string, fields: RowFields) {
    doIn(hands, { type: 'write', row, fields }, writingIn(hands))
    hands.place.begin()
  },
  set: (row: string, fields: RowFields, writing?: string) => doIn(hands, { type: 'write', row, fields }, writing),
  choose: (row: string) => doIn(hands, { type: 'choose', row }),
  add: (kind: RowKind) => add(hands, kind),
  move(row: string, by: 1 | -1) {
    const to = indexIn(hands, row) + by
    if (to >= 0 && to < rowsIn(hands).length) doIn(hands, { type: 'move', row, to })
    enter(hands, row, hands.place.current().cell)
  },
  copy(row: string) {
    const key = newKey()
    doIn(hands, { type: 'copy', row, key })
    enter(hands, key, hands.place.current().cell)
  },
  remove(row: string) {
    const at = indexIn(hands, row)
    doIn(hands, { type: 'delete', row })
    const next = rowsIn(hands)[at] ?? lastIn(hands)
    if (next) enter(hands, next.key)
  },
  /** Lets go of a dragged row; `to` counts the rows without it. */
  drop: (row: string, to: number) => {
    doIn(hands, { type: 'move', row, to })
    enter(hands, row, hands.place.current().cell)
  },
  paste(rows: readonly DraftRow[], after: string | null) {
    doIn(hands, { type: 'paste', rows, after })
    if (rows[0]) enter(hands, rows[0].key, 'content')
  },
  setTable: (fields: TableFields) => doIn(hands, { type: 'set', fields }),
  /** Fills the row the product was asked for, or a new one unless the last is still blank; on to its quantity. */
  picked(product: Product, into: string | null) {
    const last = lastIn(hands)
    const row = into ?? (isBlank(last) ? last?.key : undefined)
    const fields = productFields(product)
    if (row !== undefined) doIn(hands, { type: 'pick', row, fields })
    const added = { ...newPriceRow(), ...fields }
    if (row === undefined) doIn(hands, { type: 'add', added, after: last?.key ?? null })
    hands.place.go({ row: row ?? added.key, cell: 'quantity' })
  },
})

/** Going from cell to cell, and taking steps back. */
export const cellActs = (hands: Hands) => {
  const { go, rest } = hands.place
  const from = (spot: Spot) => ({ ...spot, column: hands.place.current().column })
  /** After an undo the focus goes to what changed, or to whatever stands where it was. */
  const follow = (changed: Act | undefined, at: number) => {
    const rows = rowsIn(hands)
    const key = changed && 'row' in changed ? changed.row : undefined
    const row = rows.find((one) => one.key === key) ?? rows[Math.min(at, rows.length - 1)]
    if (row && changed?.table === hands.table) enter(hands, row.key)
  }
  const taking = (step: () => Act | undefined, words: (act: Act | undefined) => string) => (spot: Spot) => {
    const at = indexIn(hands, spot.row)
    const act = step()
    hands.say(words(act))
    follow(act, at)
  }
  return {
    enter: (spot: Spot, editing: boolean) => go(spot, { editing, caret: editing ? 'end' : 'all' }),
    step(spot: Spot, step: Step) {
      const { column } = hands.place.current()
      const to = stepFrom(rowsIn(hands), from(spot), step)
      go(to, { column: step === 'up' || step === 'down' ? column : to.cell })
    },
    /** What is written stands; the focus goes down or up in the column, at the end to a new row. */
    commit(spot: Spot, by: 1 | -1) {
      const { column } = hands.place.current()
      if (by === 1 && spot.row === lastIn(hands)?.key) add(hands, 'price')
      else go(stepFrom(rowsIn(hands), from(spot), by === 1 ? 'down' : 'up'), { column })
    },
    /** False where nothing is left in that direction, and the grid is to be left. */
    next(spot: Spot, by: 1 | -1): boolean {
      const to = nextWritten(rowsIn(hands), spot, by)
      if (to) go(to, { editing: true })
      else if (by === 1) add(hands, 'price')
      else rest()
      return to !== undefined || by === 1
    },
    restore() {
      hands.draft.giveUp(writingIn(hands))
      const { row, cell, column } = hands.place.current()
      go({ row, cell }, { column })
    },
    undo: taking(hands.draft.undo, undoneWords),
    redo: taking(hands.draft.redo, redoneWords),
  }
}
