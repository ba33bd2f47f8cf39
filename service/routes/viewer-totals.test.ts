import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney } from '#pricing/amount.ts'
import { decimal } from '#pricing/testing/arbitraries.ts'
import { engine } from '#service/testing/database.ts'
import { priceRow, viewerTest } from '#service/testing/viewer.ts'
import { proposalNotation } from '#wire/proposal-language.ts'
import type { ViewedProposal } from '#wire/viewer.ts'

const anyRow = fc
  .record({
    price: decimal(4, { min: -50, max: 5000 }),
    quantity: decimal(4, { min: 0, max: 40 }),
    vat_percentage: fc.constantFrom(null, 0, 9, 21),
    discount_type: fc.constantFrom(false, 'percentage', 'amount'),
    discount_value: decimal(2, { min: 0, max: 100 }),
    selectable: fc.constantFrom(false, 'check', 'radio'),
    user_quantity: fc.boolean(),
    hide_price: fc.boolean(),
    hide_quantity: fc.boolean(),
    recurring_type: fc.constantFrom(false, false, 'month', 'year'),
    recurring_include_in_totals: fc.boolean(),
  })
  .map(({ price, ...more }) => priceRow('Row', price, more))

const anyCase = fc.record({
  rows: fc.array(anyRow, { minLength: 1, maxLength: 12 }),
  locale: fc.constantFrom('nl-NL', 'de-DE', 'en-GB'),
  language: fc.constantFrom('nl', 'de', 'en', 'fr', ''),
  wanted: fc.array(fc.tuple(fc.boolean(), decimal(4, { min: 0, max: 99 })), { minLength: 12, maxLength: 12 }),
})

/** What a receiver might send of the rows that are theirs to choose: of a group one at most. */
function choicesFor({ tables, choices }: ViewedProposal, wanted: [boolean, number][]) {
  const rows = new Map(tables.flatMap(({ rows }) => rows).map((row) => [row.id, row]))
  return choices.flatMap(({ row_id, selected }, at) => {
    const row = rows.get(row_id)
    const [wish = false, quantity = 1] = wanted[at] ?? []
    if (row?.type !== 'price') return []
    return [
      {
        row_id,
        ...(row.selectable === 'check' && { selected: wish }),
        // The one that is chosen may be named as such.
        ...(row.selectable === 'radio' && selected && { selected }),
        ...(row.user_quantity && { quantity }),
      },
    ]
  })
}

/** Few, since each is a proposal that is made, sent, chosen in and signed; the same sums are tried by the hundred beside them. */
const numRuns = engine === 'sqlite' ? 12 : 4

test('totals on the page are those of details, mail and proof, in every language', async () => {
  await fc.assert(
    fc.asyncProperty(anyCase, async ({ rows, locale, language, wanted }) => {
      const viewer = await viewerTest({ rows })
      await viewer.within.updateTable('account').set({ locale }).execute()
      await viewer.within.updateTable('proposal').set({ language }).execute()
      const before = await viewer.see()
      const choices = choicesFor(before, wanted)
      const chosen = await viewer.ask('PUT', '/choices', { version_id: viewer.version_id, choices })
      expect(chosen).toMatchObject({ status: 200 })
      const { prices, words } = await viewer.see()
      expect(chosen.body).toMatchObject({ prices, words })
      expect(Number((await viewer.details()).price_total_original)).toBe(prices.price_total)

      const accepted = await viewer.accept()
      expect(accepted.status).toBe(201)
      const details = await viewer.details()
      expect(Number(details.price_total_original)).toBe(prices.price_total)
      expect(details.price_total).toBe(formatMoney(prices.price_total, { locale, currency: 'EUR' }))
      const { document } = await viewer.within.selectFrom('acceptance').select('document').executeTakeFirstOrThrow()
      expect(JSON.parse(document)).toMatchObject({ prices, words })
      // As the page and the PDF write it, for one sum in two notations is two sums to who signs.
      const notation = { ...proposalNotation(language, locale), currency: 'EUR' }
      expect(words.sentence).toContain(formatMoney(prices.total_with_vat, notation))
      const mails = await viewer.within.selectFrom('mail').select('body').execute()
      expect(mails).toHaveLength(2)
      for (const { body } of mails) expect(body).toContain(words.sentence)
    }),
    { numRuns },
  )
}, 120_000)
