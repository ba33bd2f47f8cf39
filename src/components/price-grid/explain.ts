import { priceTables, type Prices, type VatGroup } from '#pricing/price-tables.ts'
import { priced, type DraftRow, type DraftTable } from '#src/draft/table.ts'

/** A figure of the totals that can be explained. */
export type Figure = { of: 'once' | 'total' | 'month' | 'year' } | { of: 'vat'; percentage: number }

/** What one row adds to a figure. */
export type Line = {
  row: DraftRow
  /** From 0, in its table. */
  at: number
  /** Null: it is not in this figure, for the reason given. */
  amount: number | null
  /** Of a discount row: what it is taken of. */
  of?: number
  why?: 'not-chosen' | 'recurring'
}
export type Part = { table: DraftTable; lines: Line[]; /** Of the amounts, as entered. */ sum: number }

/** How the sums of the rows lead to the figure; each adds its amount, but for what is set by hand, which stands instead. */
export type Step =
  | { step: 'vat-within'; title: string; amount: number }
  | { step: 'vat-on'; title: string; percentage: number; base: number; amount: number }
  | { step: 'without-vat'; amount: number }
  | { step: 'by-hand'; amount: number; difference: number }

export type Explanation = { parts: Part[]; steps: Step[]; result: number }

/** How a figure of the totals came about, row by row; `prices` are those of the tables. */
export function explain(tables: readonly DraftTable[], prices: Prices, figure: Figure): Explanation {
  switch (figure.of) {
    case 'once':
      return once(tables, prices)
    case 'vat':
      return vat(tables, prices, figure.percentage)
    case 'total':
      return { parts: [], steps: [withoutVat(prices.price_total), ...vatOn(prices.vat)], result: prices.total_with_vat }
    case 'month':
    case 'year':
      return recurring(tables, prices, figure.of)
  }
}

const withoutVat = (amount: number): Step => ({ step: 'without-vat', amount })

const vatOn = (groups: readonly VatGroup[]): Step[] =>
  groups.map(({ percentage, base, total }) => ({ step: 'vat-on', title: '', percentage, base, amount: total }))

/** Of amounts with two decimals. */
const sumOf = (amounts: readonly number[]) =>
  amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100

const partOf = (table: DraftTable, lines: Line[]): Part => ({
  table,
  lines,
  sum: sumOf(lines.map(({ amount }) => amount ?? 0)),
})

function once(tables: readonly DraftTable[], prices: Prices): Explanation {
  const parts = tables.map((table, index) => {
    let above = 0
    return partOf(
      table,
      table.rows.flatMap((row, at): Line[] => {
        const price = prices.tables[index]?.rows[at]
        if (!price || (row.type !== 'price' && row.type !== 'discount')) return []
        if (!price.counted) return [{ row, at, amount: null, why: price.selected ? 'recurring' : 'not-chosen' }]
        const line = { row, at, amount: price.subtotal ?? 0, ...(row.type === 'discount' && { of: above }) }
        above = sumOf([above, line.amount])
        return [line]
      }),
    )
  })
  const steps = parts.flatMap(({ table, sum }, index): Step[] => {
    const within = sumOf([sum, -(prices.tables[index]?.subtotal ?? 0)])
    return table.settings.rows_include_vat ? [{ step: 'vat-within', title: table.title, amount: -within }] : []
  })
  return { parts, steps: [...steps, ...byHand(prices)], result: prices.price_total }
}

function byHand({ price_total_override: set, price_total_original }: Prices): Step[] {
  return set === null ? [] : [{ step: 'by-hand', amount: set, difference: sumOf([set, -price_total_original]) }]
}

/** What stands at one rate: its rows, and its share of every discount row. */
function vat(tables: readonly DraftTable[], prices: Prices, percentage: number): Explanation {
  const rateOf = (row: DraftRow, { settings }: DraftTable) =>
    row.type === 'price' ? (row.vat_percentage ?? settings.vat_default_percentage) : undefined
  const parts = tables.map((table, index) =>
    partOf(
      table,
      table.rows.flatMap((row, at): Line[] => {
        const price = prices.tables[index]?.rows[at]
        if (!price?.counted) return []
        if (rateOf(row, table) === percentage) return [{ row, at, amount: price.subtotal ?? 0 }]
        const share = row.type === 'discount' ? shareAt(table, at, percentage) : 0
        return share === 0 ? [] : [{ row, at, amount: share, of: price.subtotal ?? 0 }]
      }),
    ),
  )
  const groupIn = (groups: readonly VatGroup[]) => groups.find((group) => group.percentage === percentage)
  const inTables = tables.flatMap(({ title }, index): Step[] => {
    const group = groupIn(prices.tables[index]?.vat ?? [])
    return group ? [{ step: 'vat-on', title, percentage, base: group.base, amount: group.total }] : []
  })
  const charged = groupIn(prices.vat)
  const steps =
    prices.price_total_override === null ? inTables : [...byHand(prices), ...vatOn(charged ? [charged] : [])]
  return { parts: parts.filter(({ lines }) => lines.length > 0), steps, result: charged?.total ?? 0 }
}

/** What a discount row takes off one rate: the difference it makes to what stands there. */
function shareAt({ rows, settings }: DraftTable, at: number, percentage: number): number {
  const heldBy = (count: number) => {
    const upTo = { rows: rows.slice(0, count).map(priced), settings: { ...settings, rows_include_vat: false } }
    const [table] = priceTables([upTo]).tables
    return table?.vat.find((group) => group.percentage === percentage)?.base ?? 0
  }
  return sumOf([heldBy(at + 1), -heldBy(at)])
}

function recurring(tables: readonly DraftTable[], prices: Prices, period: 'month' | 'year'): Explanation {
  const parts = tables.map((table, index) =>
    partOf(
      table,
      table.rows.flatMap((row, at): Line[] => {
        const price = prices.tables[index]?.rows[at]
        if (!price || row.type !== 'price' || row.recurring_type !== period) return []
        return [
          price.selected ? { row, at, amount: price.subtotal ?? 0 } : { row, at, amount: null, why: 'not-chosen' },
        ]
      }),
    ),
  )
  const within = parts.flatMap(({ table, sum }, index): Step[] => {
    const held = sumOf([sum, -(prices.tables[index]?.recurring[period].subtotal ?? 0)])
    return table.settings.rows_include_vat && sum !== 0
      ? [{ step: 'vat-within', title: table.title, amount: -held }]
      : []
  })
  return {
    parts: parts.filter(({ lines }) => lines.length > 0),
    steps: [...within, ...vatOn(prices.recurring[period].vat_groups)],
    result: prices.recurring[period].total,
  }
}
