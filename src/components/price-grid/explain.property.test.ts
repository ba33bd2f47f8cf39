import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftPrices } from '#src/draft/prices.ts'
import { explain, type Explanation, type Step } from './explain.ts'
import { price, table, anyTables } from './testing/drafts.ts'
import { newRow } from '#src/draft/table.ts'

const cents = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0)
const adding = (steps: readonly Step[]) => cents(steps.map(({ amount }) => amount))

/** What the lines and steps come to when they are added up as a person would. */
function addedUp({ parts, steps }: Explanation, { base = true } = {}): number {
  const hand = steps.findLastIndex(({ step }) => step === 'by-hand')
  if (hand !== -1) return cents([steps[hand]?.amount ?? 0]) + adding(steps.slice(hand + 1))
  return (base ? cents(parts.map(({ sum }) => sum)) : 0) + adding(steps)
}
const override = fc.option(fc.integer({ min: -100_000, max: 1_000_000 }).map((n) => n / 100))

test('every figure of the totals is what its explanation adds up to', () => {
  fc.assert(
    fc.property(anyTables, override, (tables, override) => {
      const { prices } = draftPrices(tables, override)
      expect(addedUp(explain(tables, prices, { of: 'once' }))).toBe(cents([prices.price_total]))
      expect(addedUp(explain(tables, prices, { of: 'total' }))).toBe(cents([prices.total_with_vat]))
      expect(addedUp(explain(tables, prices, { of: 'month' }))).toBe(cents([prices.recurring.month.total]))
      expect(addedUp(explain(tables, prices, { of: 'year' }))).toBe(cents([prices.recurring.year.total]))
    }),
  )
})

test('what is explained to stand at a VAT rate is what the VAT is taken over', () => {
  fc.assert(
    fc.property(anyTables, (tables) => {
      const { prices } = draftPrices(tables, null)
      for (const { percentage, total } of prices.vat) {
        const { parts, steps, result } = explain(tables, prices, { of: 'vat', percentage })
        expect(result).toBe(total)
        expect(adding(steps)).toBe(cents([total]))
        for (const { table, sum } of parts) {
          const group = prices.tables[tables.indexOf(table)]?.vat.find((group) => group.percentage === percentage)
          const entered = table.settings.rows_include_vat
            ? cents([group?.base ?? 0, group?.total ?? 0])
            : cents([group?.base ?? 0])
          expect(cents([sum])).toBe(entered)
        }
      }
    }),
  )
})

test('a row that is not in the figure says why', () => {
  const rows = [
    price('a', { selectable: 'check' }),
    price('b', { recurring_type: 'month' }),
    price('c'),
    { ...newRow('discount', null, 'd'), discount_value: 10 },
  ]
  const tables = [table(rows)]
  const [part] = explain(tables, draftPrices(tables, null).prices, { of: 'once' }).parts
  expect(part?.lines.map(({ amount, why, of }) => [amount, why, of])).toEqual([
    [null, 'not-chosen', undefined],
    [null, 'recurring', undefined],
    [100, undefined, undefined],
    [-10, undefined, 100],
  ])
})
