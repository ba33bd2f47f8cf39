import type { RowPrices } from '#pricing/price-tables.ts'
import { radioGroups } from '#pricing/selection.ts'
import type { Row } from '#wire/price-rows.ts'

/** Where a radio row stands in its group; the bracket in the margin joins first to last. */
type GroupPosition = 'first' | 'within' | 'last'

export interface LedgerLine {
  row: Row
  /** What the row comes to; null for a title. */
  amount: number | null
  /** Could have been chosen and was not: shown muted, in no sum. */
  off: boolean
  /** Missing where there is no bracket to draw: no radio row, or one alone. */
  position?: GroupPosition
}

/** The rows of a price table as they are printed; `prices` are the table's rows from `priceTables`, in the same order. */
export function ledgerLines(rows: readonly Row[], prices: readonly RowPrices[]): LedgerLine[] {
  const positions = groupPositions(rows)
  return rows.map((row, at) => {
    const priced = prices[at]
    const position = positions.get(at)
    return {
      row,
      amount: priced?.subtotal ?? null,
      off: priced?.selected === false,
      ...(position ? { position } : {}),
    }
  })
}

function groupPositions(rows: readonly Row[]) {
  const positions = new Map<number, GroupPosition>()
  for (const { first, last } of radioGroups(rows)) {
    if (first === last) continue
    for (let at = first; at <= last; at++) positions.set(at, at === first ? 'first' : at === last ? 'last' : 'within')
  }
  return positions
}
