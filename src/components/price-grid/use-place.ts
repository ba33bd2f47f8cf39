import { useCallback, useMemo, useState } from 'react'
import type { Cell, Spot } from './cells.ts'

/** The cell of a table that has the focus, or gets it back. */
export type Place = Spot & {
  /** The column that up and down keep to, over rows that lack it. */
  column: Cell
  /** Keys write in the cell; else they go from cell to cell. */
  editing: boolean
  /** Names what is written between entering the cell and leaving it. */
  writing: number
  /** A new one moves the focus there. */
  turn: number
  /** Where the caret goes then: over all, so that typing replaces, or to the end. */
  caret: 'all' | 'end'
}

const nowhere: Place = {
  row: '',
  cell: 'content',
  column: 'content',
  editing: false,
  writing: 0,
  turn: 0,
  caret: 'all',
}

type Going = Partial<Pick<Place, 'column' | 'editing' | 'caret'>>

export function usePlace() {
  const [place, setPlace] = useState(nowhere)
  const change = useCallback((changes: (before: Place) => Partial<Place>) => {
    setPlace((before) => ({ ...before, ...changes(before) }))
  }, [])
  const moves = useMemo(
    () => ({
      /** Enters a cell and takes the focus there. */
      go: ({ row, cell }: Spot, { column = cell, editing = false, caret = 'all' }: Going = {}) =>
        change(({ writing, turn }) => ({ row, cell, column, editing, caret, writing: writing + 1, turn: turn + 1 })),
      /** The focus is in a cell already, by itself. */
      arrive: ({ row, cell }: Spot, editing: boolean) =>
        change(({ writing }) => ({ row, cell, column: cell, editing, writing: writing + 1 })),
      edit: () => change(({ turn }) => ({ editing: true, caret: 'end', turn: turn + 1 })),
      /** Something was typed: from here on keys write. */
      begin: () => setPlace((before) => (before.editing ? before : { ...before, editing: true })),
      /** What is written stands. */
      rest: () => change(({ writing }) => ({ editing: false, writing: writing + 1 })),
    }),
    [change],
  )
  return { place, ...moves }
}
