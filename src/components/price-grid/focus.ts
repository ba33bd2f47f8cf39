import type { Cell, Spot } from './cells.ts'

/** The cell of a table that has the focus, or gets it back. */
export type CellFocus = Spot & {
  /** The column that up and down keep to, over rows that lack it. */
  column: Cell
  /** Keys write in the cell; else they go from cell to cell. */
  editing: boolean
  /** Names what is written between entering the cell and leaving it. */
  writing: number
  /** A new one moves the focus to its cell, the caret over all, so that typing replaces, or to the end. */
  request: { cell: Cell; caret: 'all' | 'end' } | null
}

const start: CellFocus = { row: '', cell: 'content', column: 'content', editing: false, writing: 0, request: null }

type Going = { column?: Cell; editing?: boolean; caret?: 'all' | 'end' }

/** Where the focus is in one table. */
export class TableFocus {
  #focus = start
  readonly #listeners = new Set<() => void>()

  readonly current = () => this.#focus

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Enters a cell and takes the focus there. */
  readonly go = ({ row, cell }: Spot, { column = cell, editing = false, caret = 'all' }: Going = {}) => {
    this.#change({ row, cell, column, editing, writing: this.#focus.writing + 1, request: { cell, caret } })
  }

  /** The focus is in a cell already, by itself. */
  readonly arrive = ({ row, cell }: Spot, editing: boolean) =>
    this.#change({ row, cell, column: cell, editing, writing: this.#focus.writing + 1 })

  readonly edit = () => this.#change({ editing: true, request: { cell: this.#focus.cell, caret: 'end' } })

  /** Something was typed: from here on keys write. */
  readonly begin = () => {
    if (!this.#focus.editing) this.#change({ editing: true })
  }

  /** What is written stands. */
  readonly rest = () => this.#change({ editing: false, writing: this.#focus.writing + 1 })

  #change(changes: Partial<CellFocus>) {
    this.#focus = { ...this.#focus, ...changes }
    for (const listener of this.#listeners) listener()
  }
}
