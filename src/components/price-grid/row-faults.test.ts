import { i18n } from '@lingui/core'
import { afterEach, expect, test } from 'vitest'
import type { PriceFields } from '#src/draft/table.ts'
import { messages as de } from '#src/locales/de.po'
import { messages as nl } from '#src/locales/nl.po'
import { ApiError } from '#wire/problem.ts'
import { faultyRows, refusedRows, rowFaults } from './row-faults.ts'
import { price, table } from './testing/drafts.ts'

const catalogs = { nl, de }

const faults: [fields: Partial<PriceFields>, told: Record<string, string>][] = [
  [{ price: 1_234_567_890_123.5 }, { price: 'Price: too large. Use at most 12 digits before the decimals' }],
  [{ price: 0.123456 }, { price: 'Price: too many decimals. Use at most 4' }],
  [{ quantity: 1e-7 }, { quantity: 'Quantity: too many decimals. Use at most 4' }],
  [{ discount_value: '-5,5' }, { discount_value: 'Discount: negative. Enter 0 or more' }],
  [{ discount_value: -5 }, { discount_value: 'Discount: negative. Enter 0 or more' }],
  [
    { discount_type: 'percentage', discount_value: 150 },
    { discount_value: 'Discount: more than 100%. Enter 100% or less' },
  ],
  [{ content: 'x'.repeat(65_537) }, { content: 'Description: too long. Use at most 65,536 characters' }],
]

afterEach(() => i18n.loadAndActivate({ locale: 'en', locales: 'en-GB', messages: {} }))

test('a figure that could not be read is named as it was typed, with what to do', () => {
  expect(rowFaults(price('a', { price: 'tien' }))).toEqual({
    price: 'Price: “tien” is not a number. Enter one, or a calculation such as 3*40',
  })
})

test.each(faults)('a fault names what is wrong, not the rule of the contract: %o', (fields, told) => {
  expect(rowFaults(price('a', fields))).toEqual(told)
})

test.each(Object.entries(catalogs))(
  'every fault of a row is told in the language of the app: %s',
  (locale, messages) => {
    // The name of the field is no proof: it was in the language of the app while the rest was not.
    const said = () =>
      faults.map(
        ([fields]) =>
          Object.values(rowFaults(price('a', fields)) ?? {})
            .join()
            .split(': ')[1],
      )
    const english = said()
    i18n.loadAndActivate({ locale, messages })
    for (const [at, words] of said().entries()) expect(words).not.toEqual(english[at])
  },
)

test('a row that fits has no fault, and only the others are counted', () => {
  const fits = price('a')
  expect(rowFaults(fits)).toBeNull()
  expect(faultyRows([table([fits, price('b', { quantity: '1,2,3' })])])).toBe(1)
})

test('what the service refuses is told at its row, wherever that stands by now', () => {
  const errors = { 'content.pricetables.0.rows.1.product_id': ['No such product'], name: ['Enter a name'] }
  const refused = new ApiError({ type: 'about:blank', title: '', status: 400, detail: '', errors, request_id: '' })
  const faulty = refusedRows(refused, [table([price('a'), price('b')])])
  expect([...faulty]).toEqual([['b', { product_id: 'No such product' }]])
})
