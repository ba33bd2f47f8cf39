import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { ApiError } from '#wire/problem.ts'
import { appRowInput } from '#wire/row-pictures.ts'
import type { DraftRow, DraftTable } from '#src/draft/table.ts'

/** What is wrong with a row: field → words that say what to do. */
export type RowFaults = Readonly<Record<string, string>>

const names: Record<string, MessageDescriptor> = {
  quantity: msg`Quantity`,
  price: msg`Price`,
  discount_value: msg`Discount`,
  sku: msg`SKU`,
}

type Issue = { field: string; message: string }

const known = new WeakMap<DraftRow, readonly Issue[]>()

/** Null where nothing is: what the contract would refuse, told before it is sent. */
export function rowFaults(row: DraftRow): RowFaults | null {
  const issues = issuesOf(row)
  if (issues.length === 0) return null
  return Object.fromEntries(issues.map(({ field, message }) => [field, words(row, field, message)]))
}

/** Checking is slow and every row is asked about at every key: the same row gives the same answer. */
function issuesOf(row: DraftRow): readonly Issue[] {
  const before = known.get(row)
  if (before) return before
  const { key: _key, id: _id, ...fields } = row
  const parsed = appRowInput.safeParse(fields).error?.issues ?? []
  const issues = parsed.map(({ path, message }) => ({ field: String(path[0] ?? 'content'), message }))
  known.set(row, issues)
  return issues
}

function words(row: DraftRow, field: string, message: string): string {
  const named = names[field]
  if (named === undefined) return message
  const name = t(named)
  const typed = Object.entries(row).find(([key]) => key === field)?.[1]
  if (field === 'sku' || typeof typed !== 'string') return `${name}: ${message}`
  return t`${name}: “${typed}” is not a number. Enter one, or a calculation such as 3*40`
}

/** How many rows of the draft have something to mend before they can be saved. */
export const faultyRows = (tables: readonly DraftTable[]) =>
  tables.flatMap(({ rows }) => rows).filter((row) => issuesOf(row).length > 0).length

const rowPath = /(?:^|\.)pricetables\.(\d+)\.rows\.(\d+)(?:\.([^.]+))?/

/** The faults of a refused request that are about rows, by the key of the row; `tables` is what was sent. */
export function refusedRows(error: unknown, tables: readonly DraftTable[]): ReadonlyMap<string, RowFaults> {
  const faulty = new Map<string, RowFaults>()
  const faults = error instanceof ApiError && error.status === 400 ? (error.problem.errors ?? {}) : {}
  for (const [path, texts] of Object.entries(faults)) {
    const [, table, at, field = 'content'] = rowPath.exec(path) ?? []
    const row = tables[Number(table)]?.rows[Number(at)]
    if (row) faulty.set(row.key, { ...faulty.get(row.key), [field]: texts.join('. ') })
  }
  return faulty
}
