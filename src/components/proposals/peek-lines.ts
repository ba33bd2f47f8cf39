import { fromCents, inCents, sum } from '#pricing/decimal.ts'
import type { RowPrices } from '#pricing/price-tables.ts'
import type { Row } from '#wire/price-rows.ts'

export interface PeekLine {
  kind: 'chapter' | 'price' | 'discount'
  words: string
  /** Of what counts in it, as entered. */
  amount: number
}

/**
 * What a price table holds, in few lines that add up to it: a title with what its rows come to, rows without a title
 * each by itself, and discounts. `prices` are the table's rows from `priceTables`, in the same order.
 */
export function peekLines(rows: readonly Row[], prices: readonly RowPrices[]): PeekLine[] {
  const lines: PeekLine[] = []
  let chapter: PeekLine | undefined
  for (const [at, { type, content }] of rows.entries()) {
    const { counted = false, subtotal } = prices[at] ?? {}
    const amount = counted ? (subtotal ?? 0) : 0
    if (type === 'title') {
      chapter = { kind: 'chapter', words: content, amount: 0 }
      lines.push(chapter)
    } else if (type === 'price' && chapter) chapter.amount = amountOf([chapter, { amount }])
    else if (type !== 'subtotal' && counted) lines.push({ kind: type, words: content, amount })
  }
  return lines
}

/** What lines come to together, to the cent. */
export const amountOf = (lines: readonly Pick<PeekLine, 'amount'>[]) =>
  fromCents(sum(lines.map(({ amount }) => inCents(amount))))
