import { useState, useSyncExternalStore } from 'react'
import type { DraftTable } from '#src/draft/table.ts'
import type { RowFaults } from '#src/components/price-grid/row-faults.ts'

type Tables = readonly DraftTable[]

/** The price tables of a proposal while it is written. Held beside the form, so that a key in them renders them alone. */
export class TablesDraft {
  #tables: Tables
  #refused: ReadonlyMap<string, RowFaults> | undefined
  #touched: boolean
  readonly #listeners = new Set<() => void>()

  /** `before`: as they were left, when the proposal was begun earlier. */
  constructor(before: Tables = []) {
    this.#tables = before
    this.#touched = before.some(({ rows }) => rows.length > 0)
  }

  readonly tables = () => this.#tables
  /** What the service refused, by the key of the row. */
  readonly refused = () => this.#refused

  /** A person wrote in them. */
  get touched() {
    return this.#touched
  }

  readonly write = (tables: Tables) => {
    this.#touched = true
    this.#keep(tables, undefined)
  }

  /** Another template brings other tables; nothing was written by that. */
  readonly begin = (tables: Tables) => this.#keep(tables, undefined)

  readonly refuse = (refused: ReadonlyMap<string, RowFaults>) => this.#keep(this.#tables, refused)

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #keep(tables: Tables, refused: ReadonlyMap<string, RowFaults> | undefined) {
    this.#tables = tables
    this.#refused = refused
    for (const tell of this.#listeners) tell()
  }
}

export const useTablesDraft = (before?: Tables) => useState(() => new TablesDraft(before))[0]

export const useTables = (draft: TablesDraft) => ({
  tables: useSyncExternalStore(draft.subscribe, draft.tables),
  refused: useSyncExternalStore(draft.subscribe, draft.refused),
})
