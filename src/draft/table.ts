import type { TableSettings } from '#pricing/rows.ts'
import { selectedInGroups } from '#pricing/selection.ts'
import type { PlacedPicture } from '#wire/pictures.ts'
import { plainPriceRow } from '#wire/price-rows.ts'
import type { AppKeptRow, AppPriceTable, AppRow } from '#wire/row-pictures.ts'
import type { FavoriteTemplateSettings } from '#wire/settings-favorite-templates.ts'

/**
 * A figure while it is written: the amount, or the very text that was typed where that is no amount, so that nothing
 * typed is lost and the fault can be told at its cell.
 */
export type Figure = number | string

type Kept = {
  /** Stays with the row for as long as the draft lives, saved or not. */
  readonly key: string
  /** The service's id; null until the row is saved. */
  readonly id: number | null
}

export type PriceFields = {
  readonly type: 'price'
  readonly content: string
  readonly quantity: Figure
  readonly price: Figure
  /** Null: the table's own rate. */
  readonly vat_percentage: number | null
  readonly selectable: false | 'check' | 'radio'
  readonly user_selected: boolean
  readonly user_quantity: boolean
  readonly discount_type: false | 'percentage' | 'amount'
  readonly discount_value: Figure
  readonly recurring_type: false | 'month' | 'year'
  readonly recurring_include_in_totals: boolean
  readonly hide_price: boolean
  readonly hide_quantity: boolean
  readonly unique_id: string
  readonly product_id: number | null
  readonly sku: string
  /** Left out or null: it has none. */
  readonly picture?: PlacedPicture | null
}
export type DiscountFields = {
  readonly type: 'discount'
  readonly content: string
  readonly discount_type: 'percentage' | 'amount'
  readonly discount_value: Figure
}
type WordsFields = { readonly type: 'subtotal' | 'title'; readonly content: string }

export type PriceDraft = PriceFields & Kept
export type DiscountDraft = DiscountFields & Kept
type WordsDraft = WordsFields & Kept
export type DraftRow = PriceDraft | DiscountDraft | WordsDraft
export type RowKind = DraftRow['type']

/** Any fields of a row that can be written; of a row that lacks one it is left alone. */
export type RowFields = Partial<Omit<PriceFields, 'type'>>

export type DraftSettings = Required<TableSettings>

/** A price table while it is written. Nothing in it is ever changed in place: what is the same object is the same. */
export type DraftTable = {
  readonly key: string
  /** The Unique ID of the template's table, or null. */
  readonly id: string | null
  /** The service's number of it, null until it is saved; left out while it is its position, from 1 (`numberOf`). */
  readonly number?: number | null
  readonly title: string
  readonly settings: DraftSettings
  readonly rows: readonly DraftRow[]
}

/** At a position of its list; null of a new one. */
export const numberOf = ({ number }: Pick<DraftTable, 'number'>, position: number) =>
  number === undefined ? position + 1 : number

/** A price table with one row to begin with. */
export function newTable(vat: number): DraftTable {
  const settings = { vat_default_percentage: vat, vat_hidden: false, rows_include_vat: false }
  return { key: `table-${newKey()}`, id: null, number: null, title: '', settings, rows: [newPriceRow()] }
}

/** Never the same twice, in other tabs and sessions neither: drafts are kept and come back. */
export const newKey = () => [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('')

export function newRow(kind: RowKind, vat: number | null = null, key = newKey()): DraftRow {
  const kept = { key, id: null, content: '' }
  if (kind === 'discount') return { ...kept, type: kind, discount_type: 'percentage', discount_value: 0 }
  if (kind === 'price') return newPriceRow(vat, key)
  return { ...kept, type: kind }
}

/** `vat` is the rate it starts with, null for the table's own. */
export const newPriceRow = (vat: number | null = null, key = newKey()): PriceDraft => ({
  ...plainPriceRow,
  key,
  id: null,
  vat_percentage: vat,
})

/** A copy beside its original: a unique id stays with one row, and a radio group keeps the choice it has. */
export function copyOf(row: DraftRow, key: string): DraftRow {
  if (row.type !== 'price') return { ...row, key, id: null }
  const user_selected = row.selectable === 'radio' ? false : row.user_selected
  return { ...row, key, id: null, unique_id: '', user_selected }
}

/** Says nothing yet: what is pasted or picked takes its place. */
export const isBlank = (row: DraftRow | undefined) =>
  row?.type === 'price' && row.content === '' && row.price === 0 && row.quantity === 1 && row.product_id === null

const numberOr0 = (figure: Figure) => (typeof figure === 'number' && Number.isFinite(figure) ? figure : 0)

type Amounts = 'quantity' | 'price' | 'discount_value'
type Counted<Draft extends DraftRow> = { readonly [Name in keyof Draft]: Name extends Amounts ? number : Draft[Name] }
/** A row whose figures are all amounts. */
export type PricedRow = Counted<PriceDraft> | Counted<DiscountDraft> | WordsDraft

const pricedRows = new WeakMap<DraftRow, PricedRow>()

/** As the arithmetic takes it; what cannot be read counts as nothing until it is mended. The same row gives the same. */
export function priced(row: DraftRow): PricedRow {
  const known = pricedRows.get(row)
  if (known) return known
  const made = pricedAnew(row)
  pricedRows.set(row, made)
  return made
}

function pricedAnew(row: DraftRow): PricedRow {
  if (row.type === 'discount') return { ...row, discount_value: numberOr0(row.discount_value) }
  if (row.type !== 'price') return row
  return {
    ...row,
    quantity: numberOr0(row.quantity),
    price: numberOr0(row.price),
    discount_value: numberOr0(row.discount_value),
  }
}

/** What of `fields` the row has, written into it. */
export function withFields(row: DraftRow, fields: RowFields): DraftRow {
  if (row.type === 'price') return { ...row, ...fields }
  const { content = row.content } = fields
  if (row.type !== 'discount') return { ...row, content }
  const { discount_type = row.discount_type, discount_value = row.discount_value } = fields
  // A discount row always takes something off.
  return { ...row, content, discount_type: discount_type || row.discount_type, discount_value }
}

/** The tables of a proposal's details, ready to be written in. Keys follow the ids, so that the same gives the same. */
export const draftTables = (tables: readonly AppPriceTable[]): DraftTable[] =>
  tables.map(({ id, number, title, settings, rows }, at) => ({
    key: `table-${(number ?? at + 1) - 1}`,
    id,
    number: number ?? at + 1,
    title,
    settings,
    rows: rows.map(draftRow),
  }))

const draftRow = ({ subtotal: _subtotal, ...row }: AppRow): DraftRow => ({ key: `row-${row.id}`, ...row })

type TemplateRow = FavoriteTemplateSettings['pricetables'][number]['rows'][number]

/** Rows of a template, which have no ids; keys follow their index, so that the same gives the same. */
export const templateRows = (rows: readonly TemplateRow[], table: string): DraftRow[] =>
  rows.map((row, at) => ({ ...row, id: null, key: `row-${table}-${at}` }))

/** Rows of a saved block, new wherever they are inserted. */
export const blockRows = (rows: readonly TemplateRow[]): DraftRow[] =>
  rows.map((row) => ({ ...row, id: null, key: newKey() }))

/**
 * The rows as a request carries them, each radio group with exactly the one selected that the totals count; those that
 * are saved with their id, and of two that claim the same id the second as a new one. A figure that cannot be read goes
 * as the text it is, and the contract refuses it by name: ask `rowFaults` before.
 */
export function wireRows(rows: readonly DraftRow[]): AppKeptRow[] {
  const selected = selectedInGroups(rows.map(priced))
  const free = new Set(rows.map(({ id }) => id))
  return rows.map(({ key: _key, id, ...row }, at) => ({
    ...row,
    ...(row.type === 'price' && { picture: row.picture ?? null }),
    ...(row.type === 'price' && row.selectable === 'radio' && { user_selected: selected[at] === true }),
    ...(id !== null && free.delete(id) && { id }),
  }))
}
