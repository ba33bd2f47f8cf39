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

const start: Place = { row: '', cell: 'content', column: 'content', editing: false, writing: 0, turn: 0, caret: 'all' }

type Going = Partial<Pick<Place, 'column' | 'editing' | 'caret'>>

/** Where the focus is in one table. */
export class PlaceInTable {
  #place = start
  readonly #listeners = new Set<() => void>()

  readonly current = () => this.#place

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Enters a cell and takes the focus there. */
  readonly go = ({ row, cell }: Spot, { column = cell, editing = false, caret = 'all' }: Going = {}) => {
    const { writing, turn } = this.#place
    this.#change({ row, cell, column, editing, caret, writing: writing + 1, turn: turn + 1 })
  }

  /** The focus is in a cell already, by itself. */
  readonly arrive = ({ row, cell }: Spot, editing: boolean) =>
    this.#change({ row, cell, column: cell, editing, writing: this.#place.writing + 1 })

  readonly edit = () => this.#change({ editing: true, caret: 'end', turn: this.#place.turn + 1 })

  /** Something was typed: from here on keys write. */
  readonly begin = () => {
    if (!this.#place.editing) this.#change({ editing: true })
  }

  /** What is written stands. */
  readonly rest = () => this.#change({ editing: false, writing: this.#place.writing + 1 })

  #change(changes: Partial<Place>) {
    this.#place = { ...this.#place, ...changes }
    for (const tell of this.#listeners) tell()
  }
}
