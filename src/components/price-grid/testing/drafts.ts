import * as fc from 'fast-check'
import type { Act } from '#src/components/price-grid/acts.ts'
import { newKey, newPriceRow, newRow, type DraftRow, type DraftTable, type PriceFields } from '#src/draft/table.ts'

export const price = (key: string, fields: Partial<PriceFields> = {}): DraftRow => ({
  ...newPriceRow(null, key),
  price: 100,
  ...fields,
})
export const radio = (key: string, fields: Partial<PriceFields> = {}) => price(key, { selectable: 'radio', ...fields })
export const title = (key: string) => newRow('title', null, key)

export const table = (rows: readonly DraftRow[], fields: Partial<DraftTable> = {}): DraftTable => ({
  key: 't',
  id: 'quotation',
  title: 'Quotation',
  settings: { vat_default_percentage: 21, vat_hidden: false, rows_include_vat: false },
  rows,
  ...fields,
})

const decimal = (digits: number, { min, max }: { min: number; max: number }) =>
  fc.integer({ min: min * 10 ** digits, max: max * 10 ** digits }).map((n) => n / 10 ** digits)

/** What a person can write into the cells of a row; any may be left alone. */
const fields = fc.record(
  {
    content: fc.string({ maxLength: 5 }),
    quantity: decimal(4, { min: -20, max: 100 }),
    price: decimal(4, { min: -50, max: 5000 }),
    vat_percentage: fc.constantFrom(null, 0, 9, 21),
    selectable: fc.constantFrom<PriceFields['selectable'][]>(false, 'check', 'radio', 'radio'),
    discount_type: fc.constantFrom<('percentage' | 'amount')[]>('percentage', 'amount'),
    discount_value: decimal(2, { min: 0, max: 100 }),
    recurring_type: fc.constantFrom<PriceFields['recurring_type'][]>(false, false, 'month', 'year'),
    recurring_include_in_totals: fc.boolean(),
  },
  { requiredKeys: [] },
)

const kinds = ['price', 'price', 'price', 'discount', 'subtotal', 'title'] as const

/** A new row of any kind, as it is before it has a key. */
const anyRow = fc.tuple(fc.constantFrom(...kinds), fields).map(([kind, fields]): DraftRow => {
  if (kind === 'price') return { ...newPriceRow(null, ''), ...fields }
  const row = newRow(kind, null, '')
  if (row.type !== 'discount') return row
  const { discount_type = 'percentage', discount_value = 5 } = fields
  return { ...row, discount_type, discount_value }
})
const keyed = (row: DraftRow): DraftRow => ({ ...row, key: newKey() })

const settings = fc.record({
  vat_default_percentage: fc.constantFrom(0, 9, 21),
  vat_hidden: fc.boolean(),
  rows_include_vat: fc.boolean(),
})

/** One to three tables of up to eight rows. */
export const anyTables = fc
  .array(fc.tuple(fc.array(anyRow, { maxLength: 8 }), settings), { minLength: 1, maxLength: 3 })
  .map((all) =>
    all.map(([rows, settings], at) => table(rows.map(keyed), { key: `table-${at}`, id: `t${at}`, settings })),
  )

const places = { table: fc.nat(2), at: fc.nat(30) }

/** Something a person does at a place that is only known once it is done; undo and redo know theirs. */
export const anyDeed = fc.oneof(
  fc.record({ does: fc.constantFrom('choose', 'copy', 'delete', 'undo', 'redo'), ...places }),
  fc.record({ does: fc.constantFrom('write', 'pick'), fields, ...places }),
  fc.record({ does: fc.constant('move'), to: fc.nat(30), ...places }),
  fc.record({
    does: fc.constantFrom('add', 'paste'),
    rows: fc.array(anyRow, { minLength: 1, maxLength: 4 }),
    ...places,
  }),
  fc.record({ does: fc.constant('set'), settings, ...places }),
)
export type Deed = typeof anyDeed extends fc.Arbitrary<infer One> ? One : never

/** The act a deed comes to on these tables; undefined for undo and redo, and where there is no row to do it to. */
export function actOf(deed: Deed, tables: readonly DraftTable[]): Act | undefined {
  const { key: table, rows } = tables[deed.table % tables.length] ?? { key: '', rows: [] }
  if ('settings' in deed) return { type: 'set', table, fields: deed.settings }
  const row = rows[deed.at % Math.max(rows.length, 1)]?.key
  if ('rows' in deed) {
    const [first, ...rest] = deed.rows.map(keyed)
    if (!first) return undefined
    if (deed.does === 'add') return { type: 'add', table, added: first, after: row ?? null }
    return { type: 'paste', table, rows: [first, ...rest], after: row ?? null }
  }
  if (row === undefined) return undefined
  if ('to' in deed) return { type: 'move', table, row, to: deed.to % rows.length }
  if ('fields' in deed) return { type: deed.does === 'write' ? 'write' : 'pick', table, row, fields: deed.fields }
  if (deed.does === 'copy') return { type: 'copy', table, row, key: newKey() }
  if (deed.does === 'choose' || deed.does === 'delete') return { type: deed.does, table, row }
  return undefined
}
