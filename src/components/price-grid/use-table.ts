import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Product } from '#wire/products.ts'
import type { Act } from './acts.ts'
import { redoneWords, undoneWords, wordsOf } from './act-words.ts'
import { nearestCell, nextWritten, stepFrom, type Cell, type Spot, type Step } from './cells.ts'
import { isBlank, newKey, newPriceRow, newRow, type DraftRow, type RowKind } from './draft-table.ts'
import type { RowActs } from './grid-row.tsx'
import { productFields } from './product-fields.ts'
import type { Draft } from './use-draft.ts'
import { usePlace, type Place } from './use-place.ts'

export type TableActs = ReturnType<typeof useTable>['acts']

export type Asked = {
  /** The rate a new row starts with; null for the table's own. */
  startVat: number | null
  /** Announces what was done. */
  say: (words: string) => void
  /** The last row is gone, and the focus with it. */
  onEmpty: () => void
  onExplain: (row: string) => void
}

type WithoutTable<One> = One extends unknown ? Omit<One, 'table'> : never
type Doing = WithoutTable<Act>

/** One table of the draft: where the focus is in it, and everything that is done to its rows. */
export function useTable(table: string, draft: Draft, asked: Asked) {
  const { place, go, arrive, edit, begin, rest } = usePlace()
  const [open, setOpen] = useState<string>()
  const [picking, setPicking] = useState<{ row: string | null }>()
  const latest = useRef({ place, asked })
  useLayoutEffect(() => {
    latest.current = { place, asked }
  }, [place, asked])

  const acts = useMemo(() => {
    const rows = (): readonly DraftRow[] => draft.tables().find(({ key }) => key === table)?.rows ?? []
    const now = () => latest.current
    const act = (doing: Doing, writing?: string) => {
      const done = draft.do({ ...doing, table } as Act, writing)
      const words = done && wordsOf(done, draft.tables())
      if (words) now().asked.say(words)
    }
    const writing = () => `${table}/${now().place.writing}`
    const enter = (row: string, cell: Cell = now().place.column, editing = false) => {
      const there = rows().find(({ key }) => key === row)
      if (there) go({ row, cell: nearestCell(there, cell) }, { column: cell, editing })
    }
    const lastKey = () => rows().at(-1)?.key ?? null
    const add = (kind: RowKind, after: string | null = lastKey()) => {
      const added = newRow(kind, now().asked.startVat)
      act({ type: 'add', added, after })
      go({ row: added.key, cell: 'content' }, { editing: true })
    }
    /** After an undo the focus goes to what changed, or to whatever stands where it was. */
    const follow = (changed: Act | undefined, at: number) => {
      const key = changed && 'row' in changed ? changed.row : undefined
      const row = rows().find((one) => one.key === key) ?? rows()[Math.min(at, rows().length - 1)]
      if (row && changed?.table === table) enter(row.key)
      else if (!row) now().asked.onEmpty()
    }
    const at = (row: string) => rows().findIndex(({ key }) => key === row)
    const rowActs = {
      write(row, fields) {
        act({ type: 'write', row, fields }, writing())
        begin()
      },
      set: (row, fields, writing) => act({ type: 'write', row, fields }, writing),
      choose: (row) => act({ type: 'choose', row }),
      move(row, by) {
        const to = at(row) + by
        if (to >= 0 && to < rows().length) act({ type: 'move', row, to })
        enter(row, now().place.cell)
      },
      copy(row) {
        const key = newKey()
        act({ type: 'copy', row, key })
        enter(key, now().place.cell)
      },
      remove(row) {
        const before = at(row)
        act({ type: 'delete', row })
        const next = rows()[Math.min(before, rows().length - 1)]
        if (next) enter(next.key)
        else now().asked.onEmpty()
      },
      pick: (row: string | null) => setPicking({ row }),
      explain: (row) => now().asked.onExplain(row),
      options: (row, wanted) => setOpen(wanted ? row : undefined),
    } satisfies RowActs
    return {
      ...rowActs,
      add,
      arrive,
      edit,
      rest,
      enter: (spot: Spot, editing: boolean) => go(spot, { editing, caret: editing ? 'end' : 'all' }),
      step: (from: Spot, step: Step) => {
        const column = now().place.column
        const to = stepFrom(rows(), { ...from, column }, step)
        go(to, { column: step === 'up' || step === 'down' ? column : to.cell })
      },
      /** What is written stands; the focus goes down or up in the column, at the end to a new row. */
      commit(from: Spot, by: 1 | -1) {
        if (by === 1 && from.row === lastKey()) return add('price')
        const column = now().place.column
        go(stepFrom(rows(), { ...from, column }, by === 1 ? 'down' : 'up'), { column })
      },
      /** False where nothing is left in that direction, and the grid is to be left. */
      next(from: Spot, by: 1 | -1): boolean {
        const to = nextWritten(rows(), from, by)
        if (to) go(to, { editing: true })
        else if (by === 1) add('price')
        else rest()
        return to !== undefined || by === 1
      },
      restore() {
        draft.giveUp(writing())
        const { row, cell } = now().place
        go({ row, cell }, { column: now().place.column })
      },
      dropAt(row: string, to: number) {
        act({ type: 'move', row, to })
        enter(row, now().place.cell)
      },
      paste(pasted: readonly DraftRow[], after: string | null) {
        act({ type: 'paste', rows: pasted, after })
        const [first] = pasted
        if (first) enter(first.key, 'content')
      },
      undo(from: Spot) {
        const before = at(from.row)
        const done = draft.undo()
        now().asked.say(undoneWords(done))
        follow(done, before)
      },
      redo(from: Spot) {
        const before = at(from.row)
        const done = draft.redo()
        now().asked.say(redoneWords(done))
        follow(done, before)
      },
      /** Fills the row the product was asked for, or a new one unless the last is still blank; on to its quantity. */
      picked(product: Product, into: string | null) {
        setPicking(undefined)
        const last = rows().at(-1)
        const row = into ?? (last && isBlank(last) ? last.key : null)
        const fields = productFields(product)
        if (row === null) {
          const added = { ...newPriceRow(), ...fields }
          act({ type: 'add', added, after: lastKey() })
          return go({ row: added.key, cell: 'quantity' })
        }
        act({ type: 'pick', row, fields })
        return go({ row, cell: 'quantity' })
      },
      closePicker: () => setPicking(undefined),
    }
  }, [table, draft, go, arrive, edit, begin, rest])
  return { place: place satisfies Place, open, picking, acts }
}
