import { ApiError } from '#wire/problem.ts'
import { rowInput } from '#wire/price-rows.ts'
import type { DraftRow, DraftTable } from './draft-table.ts'

/** What is wrong with a row: field → words that say what to do. */
export type RowFaults = Readonly<Record<string, string>>

const names: Record<string, string> = { quantity: 'Quantity', price: 'Price', discount_value: 'Discount', sku: 'SKU' }

const known = new WeakMap<DraftRow, RowFaults | null>()

/** Null where nothing is: what the contract would refuse, told before it is sent. The same row gives the same answer. */
export function rowFaults(row: DraftRow): RowFaults | null {
  const before = known.get(row)
  if (before !== undefined) return before
  const found = faultsOf(row)
  known.set(row, found)
  return found
}

function faultsOf(row: DraftRow): RowFaults | null {
  const { key: _key, id: _id, ...fields } = row
  const checked = rowInput.safeParse(fields)
  if (checked.success) return null
  const faults = checked.error.issues.map(({ path, message }) => {
    const field = String(path[0] ?? 'content')
    return [field, words(row, field, message)] as const
  })
  return Object.fromEntries(faults)
}

function words(row: DraftRow, field: string, message: string): string {
  const name = names[field]
  if (name === undefined) return message
  const typed = Object.entries(row).find(([key]) => key === field)?.[1]
  if (field === 'sku' || typeof typed !== 'string') return `${name}: ${message}`
  return `${name}: “${typed}” is no number. Type one, or a sum such as 3*40`
}

/** How many rows of the draft have something to mend before they can be saved. */
export const faultyRows = (tables: readonly DraftTable[]) =>
  tables.flatMap(({ rows }) => rows).filter((row) => rowFaults(row) !== null).length

const rowPath = /(?:^|\.)pricetables\.(\d+)\.rows\.(\d+)(?:\.([^.]+))?/

/** The faults of a refused request that are about rows, by the key of the row; `tables` is what was sent. */
export function refusedRows(error: unknown, tables: readonly DraftTable[]): ReadonlyMap<string, RowFaults> {
  const found = new Map<string, RowFaults>()
  const faults = error instanceof ApiError && error.status === 400 ? (error.problem.errors ?? {}) : {}
  for (const [path, texts] of Object.entries(faults)) {
    const [, table, at, field = 'content'] = rowPath.exec(path) ?? []
    const row = tables[Number(table)]?.rows[Number(at)]
    if (row) found.set(row.key, { ...found.get(row.key), [field]: texts.join('. ') })
  }
  return found
}
