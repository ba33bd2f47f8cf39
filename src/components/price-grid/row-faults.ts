import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { formatQuantity, parseAmount } from '#pricing/amount.ts'
import { ApiError } from '#wire/problem.ts'
import { appRowInput } from '#wire/row-pictures.ts'
import { contractWords } from '#src/refusals/contract-words.ts'
import type { DraftRow, DraftTable, Figure } from '#src/draft/table.ts'
import { rowAt } from './row-path.ts'

/** What is wrong with a row: field → words that say what to do. */
export type RowFaults = Readonly<Record<string, string>>

const figures = {
  quantity: msg`Quantity`,
  price: msg`Price`,
  discount_value: msg`Discount`,
}
const texts: Record<string, MessageDescriptor> = {
  content: msg`Description`,
  unique_id: msg`Unique ID`,
  sku: msg`SKU`,
}
const isFigure = (field: string): field is keyof typeof figures => Object.hasOwn(figures, field)

/** `longest`: of a text that is too long, how many characters it may have. */
type Issue = { field: string; message: string; longest: number | undefined }
const known = new WeakMap<DraftRow, readonly Issue[]>()

/** Null where nothing is: what the contract would refuse, told before it is sent. */
export function rowFaults(row: DraftRow): RowFaults | null {
  const issues = issuesOf(row)
  if (issues.length === 0) return null
  return Object.fromEntries(issues.map((issue) => [issue.field, words(row, issue)]))
}

/** Checking is slow and every row is asked about at every key: the same row gives the same answer. */
function issuesOf(row: DraftRow): readonly Issue[] {
  const before = known.get(row)
  if (before) return before
  const { key: _key, id: _id, ...fields } = row
  const parsed = appRowInput.safeParse(fields).error?.issues ?? []
  const issues = parsed.map((issue) => ({
    field: String(issue.path[0] ?? 'content'),
    message: issue.message,
    longest: issue.code === 'too_big' && issue.origin === 'string' ? Number(issue.maximum) : undefined,
  }))
  known.set(row, issues)
  return issues
}

/** In the language of the app: the contract words its faults for programs, in English. */
function words(row: DraftRow, { field, message, longest }: Issue): string {
  const typed = isFigure(field) ? figureOf(row, field) : undefined
  if (isFigure(field) && typed !== undefined) return figureWords(t(figures[field]), typed, field === 'discount_value')
  const named = texts[field]
  if (named === undefined) return contractWords(message)
  const name = t(named)
  if (longest === undefined) return `${name}: ${contractWords(message)}`
  const most = formatQuantity(longest, { locale: i18n.locale })
  return t`${name}: too long. Use at most ${most} characters`
}

function figureOf(row: DraftRow, field: keyof typeof figures): Figure | undefined {
  if (row.type === 'price') return row[field]
  return row.type === 'discount' && field === 'discount_value' ? row.discount_value : undefined
}

/** The contract takes twelve digits before the decimals. */
const tooLarge = 1e12

function figureWords(name: string, typed: Figure, isDiscount: boolean): string {
  if (isDiscount && isNegative(typed)) return t`${name}: negative. Enter 0 or more`
  if (typeof typed === 'string') return t`${name}: “${typed}” is not a number. Enter one, or a calculation such as 3*40`
  if (Math.abs(typed) >= tooLarge) return t`${name}: too large. Use at most 12 digits before the decimals`
  if (!hasFourDecimals(typed)) return t`${name}: too many decimals. Use at most 4`
  // What is left: quantities, prices and amounts off have no other limit.
  return t`${name}: more than 100%. Enter 100% or less`
}

/** A text that is kept although it can be read is a discount below 0; `.` or `,` alone leaves the sign as it is. */
const isNegative = (typed: Figure) =>
  (typeof typed === 'string' ? (parseAmount(typed, { locale: 'en' }) ?? 0) : typed) < 0

const hasFourDecimals = (value: number) => /^-?\d+(?:\.\d{1,4})?$/.test(String(value))

/** How many rows of the draft have something to mend before they can be saved. */
export const faultyRows = (tables: readonly DraftTable[]) =>
  tables.flatMap(({ rows }) => rows).filter((row) => issuesOf(row).length > 0).length

/** The faults of a refused request that are about rows, by the key of the row; `tables` is what was sent. */
export function refusedRows(error: unknown, tables: readonly DraftTable[]): ReadonlyMap<string, RowFaults> {
  const faulty = new Map<string, RowFaults>()
  const faults = error instanceof ApiError && error.status === 400 ? (error.problem.errors ?? {}) : {}
  for (const [path, texts] of Object.entries(faults)) {
    const at = rowAt(path)
    const row = at && tables[at.table]?.rows[at.row]
    if (row) faulty.set(row.key, { ...faulty.get(row.key), [at.field]: texts.join('. ') })
  }
  return faulty
}
