import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyTable } from '#pricing/testing/arbitraries.ts'
import { rowInput } from '#wire/price-rows.ts'
import { calculatedTotal, tablesAnswer, withChoices, type Content } from './proposal-content.ts'
import { shownTables, viewedChoiceList, viewedPrices, viewedTables } from './viewer-document.ts'

const settings = { vat_default_percentage: 21, vat_hidden: false, rows_include_vat: false }
const price = (content: string, amount: number, more: object = {}) =>
  rowInput.parse({ type: 'price', content, price: amount, ...more })

/** One table with these rows, numbered from 1. */
const contentOf = (...rows: ReturnType<typeof price>[]): Content => ({
  sections: [],
  pricetables: [{ id: 'main', title: 'Prices', settings, rows: rows.map((row, at) => ({ ...row, id: at + 1 })) }],
})

const shownOf = (content: Content) => ({
  tables: viewedTables(content),
  prices: viewedPrices(content, null),
  choices: viewedChoiceList(content),
})

describe('what is hidden', () => {
  test('a hidden price leaves with neither price nor discount nor line, and counts in the sums', () => {
    const shown = shownOf(
      contentOf(
        price('Pump', 1000),
        price('Margin', 77.77, { hide_price: true, discount_type: 'amount', discount_value: 3.21 }),
      ),
    )
    expect(JSON.stringify(shown)).not.toMatch(/77\.77|3\.21|(?<!\d)74\.56/)
    expect(shown.tables[0]?.rows[1]).toMatchObject({ price: null, discount_type: null, discount_value: null })
    expect(shown.prices).toMatchObject({ price_total: 1074.56, exact: false })
    expect(shown.prices.tables[0]?.rows[1]?.subtotal).toBeNull()
  })

  test('a hidden quantity takes the price of a piece along, and leaves its line', () => {
    const shown = shownOf(contentOf(price('Cable', 1.25, { quantity: 38, hide_quantity: true })))
    expect(shown.tables[0]?.rows[0]).toMatchObject({ quantity: null, price: null })
    expect(shown.prices.tables[0]?.rows[0]?.subtotal).toBe(47.5)
    expect(shown.prices.exact).toBe(false)
  })

  test('a quantity that the customer may change is not hidden', () => {
    const shown = shownOf(contentOf(price('Hours', 60, { quantity: 3, hide_quantity: true, user_quantity: true })))
    expect(shown.tables[0]?.rows[0]).toMatchObject({ quantity: 3, price: 60 })
    expect(shown.choices).toEqual([{ row_id: 1, selected: true, quantity: 3 }])
    expect(shown.prices.exact).toBe(true)
  })

  test('a chosen row with a hidden quantity gives none away in the choices either', () => {
    const { choices } = shownOf(
      contentOf(price('Cable', 2, { quantity: 38, hide_quantity: true, selectable: 'check' })),
    )
    expect(choices).toMatchObject([{ quantity: null }])
  })
})

describe('an empty row', () => {
  test('is not in the document, and its prices fall on the right rows', () => {
    const content = contentOf(price('Pump', 10), price(' ', 0), price('Tank', 20))
    const { tables, prices } = shownOf(content)
    expect(tables[0]?.rows.map(({ id }) => id)).toEqual([1, 3])
    expect(prices.tables[0]?.rows.map(({ subtotal }) => subtotal)).toEqual([10, 20])
  })

  test('stays between two groups of radio rows, which it tells apart', () => {
    const radio = { selectable: 'radio' }
    const content = contentOf(price('A', 1, radio), price('', 0), price('B', 2, radio))
    expect(shownTables(content)[0]?.rows).toHaveLength(3)
    expect(shownOf(content).choices.map(({ selected }) => selected)).toEqual([true, true])
  })

  test('cannot be chosen', () => {
    expect(shownOf(contentOf(price('', 0, { selectable: 'check' }), price('A', 1))).choices).toEqual([])
  })
})

/** Ones and zeros for as many rows as there are. */
const bits = fc.nat({ max: 2 ** 30 - 1 })
const bitOf = (number: number, at: number) => ((number >> (at % 30)) & 1) === 1

/** Tables as somebody might write them, with some of it hidden. */
const anyContent = fc
  .tuple(fc.array(anyTable, { maxLength: 3 }), bits, bits, bits)
  .map(([tables, prices, quantities, free]): Content => {
    let id = 0
    const storedRow = (row: (typeof tables)[number]['rows'][number]) => {
      const at = ++id
      const hides = {
        hide_price: bitOf(prices, at),
        hide_quantity: bitOf(quantities, at),
        user_quantity: bitOf(free, at),
      }
      const discount = 'discount_value' in row ? { discount_value: Math.abs(row.discount_value) } : {}
      const input = { content: `Row ${at}`, ...row, ...discount, ...(row.type === 'price' && hides) }
      return { ...rowInput.parse(input), id: at }
    }
    return {
      sections: [],
      pricetables: tables.map((table, at) => ({
        id: `t${at}`,
        title: '',
        settings: { ...settings, ...table.settings },
        rows: table.rows.map(storedRow),
      })),
    }
  })

test('totals on the page are those of the details, whatever is hidden and chosen', () => {
  fc.assert(
    fc.property(anyContent, bits, fc.nat({ max: 50 }), (sent, selects, most) => {
      const choices = viewedChoiceList(sent).map(({ row_id }) => ({
        row_id,
        selected: bitOf(selects, row_id),
        quantity: (most * row_id) % 51,
      }))
      const content = withChoices(sent, choices)
      const shown = viewedPrices(content, null)
      const details = tablesAnswer(content, [])
      expect(shown.price_total).toBe(calculatedTotal(content))
      expect(shown.tables.map(({ subtotal, total }) => ({ subtotal, total }))).toEqual(
        details.map(({ subtotal, total }) => ({ subtotal, total })),
      )
      expect(shown.tables.map(({ recurring }) => recurring)).toEqual(details.map(({ recurring }) => recurring))
    }),
    { numRuns: 200 },
  )
})

test('no hidden figure leaves, whatever the tables', () => {
  fc.assert(
    fc.property(anyContent, (content) => {
      const { tables, prices } = shownOf(content)
      for (const [at, { rows }] of shownTables(content).entries())
        for (const [index, row] of rows.entries()) {
          const shown = tables[at]?.rows[index]
          expect(shown?.id).toBe(row.id)
          if (row.type !== 'price' || shown?.type !== 'price') continue
          if (row.hide_price) expect(shown).toMatchObject({ price: null, discount_type: null, discount_value: null })
          if (row.hide_price) expect(prices.tables[at]?.rows[index]?.subtotal).toBeNull()
          if (row.hide_quantity && !row.user_quantity) expect(shown).toMatchObject({ quantity: null, price: null })
        }
    }),
    { numRuns: 200 },
  )
})
