import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceRow } from '#src/components/proposals/testing/price-row.ts'
import type { Row } from '#wire/price-rows.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { changedNames, comparedContents } from './compared.ts'
import { wordChanges } from './word-changes.ts'

const row = (id: number, fields: object = {}): Row =>
  priceRow({ id, content: `Row ${id}`, price: 10, subtotal: 10, ...fields })
const settings = { vat_default_percentage: 21, vat_hidden: false, rows_include_vat: false }
const content = (rows: Row[], fields: object = {}): Proposal['content'] => ({
  sections: [],
  pricetables: [
    { id: 'main', title: 'Prices', settings, rows, ...fields } as Proposal['content']['pricetables'][number],
  ],
})
const rowsOf = (before: Row[], after: Row[]) => comparedContents(content(before), content(after)).tables[0]
const told = (before: Row[], after: Row[]) =>
  rowsOf(before, after)?.rows.map((one) => `${one.change} ${('after' in one ? one.after : one.before).id}`)

describe('two versions of a price table', () => {
  test('that are alike tell nothing, and how many rows there are', () => {
    expect(rowsOf([row(1), row(2)], [row(1), row(2)])).toMatchObject({ rows: [], unchanged: 2 })
  })
  test('tell rows by their ids, in the order of the later one, a removed row where it was', () => {
    expect(told([row(1), row(2), row(3)], [row(1, { price: 12 }), row(3), row(4)])).toEqual([
      'changed 1',
      'removed 2',
      'added 4',
    ])
  })
  test('tell the one row that was moved, not those it passed', () => {
    expect(told([row(1), row(2), row(3)], [row(3), row(1), row(2)])).toEqual(['moved 3'])
  })
  test('tell settings and title that differ', () => {
    const after = content([], { title: 'Offer', settings: { ...settings, vat_hidden: true } })
    expect(comparedContents(content([]), after).tables[0]?.settings).toEqual(['title', 'vat_hidden'])
  })
  test('count every row of the later one once', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 12 }))
    fc.assert(
      fc.property(ids, ids, (was, is) => {
        const table = rowsOf(
          was.map((id) => row(id)),
          is.map((id) => row(id)),
        )
        const present = table?.rows.filter(({ change }) => change !== 'removed').length ?? 0
        const removed = table?.rows.filter(({ change }) => change === 'removed').length
        expect(present + (table?.unchanged ?? 0)).toBe(is.length)
        expect(removed).toBe(was.filter((id) => !is.includes(id)).length)
      }),
    )
  })
})

test('what a row comes to is no change of its own', () => {
  expect(changedNames(row(1), row(1, { quantity: 2, subtotal: 20 }))).toEqual(['quantity'])
})

describe('two texts', () => {
  test('are told word by word', () => {
    expect(wordChanges('A heat pump of 8 kW.', 'A heat pump of 12 kW.')).toEqual([
      { change: 'same', text: 'A heat pump of ' },
      { change: 'removed', text: '8' },
      { change: 'added', text: '12' },
      { change: 'same', text: ' kW.' },
    ])
  })
  test('can both be read from their changes', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '\n')).map((letters) => letters.join(''))
    fc.assert(
      fc.property(text, text, (before, after) => {
        const without = (change: string) =>
          wordChanges(before, after)
            .filter((run) => run.change !== change)
            .map((run) => run.text)
            .join('')
        expect([without('added'), without('removed')]).toEqual([before, after])
      }),
    )
  })
  test('that are long are told as a whole, at once', () => {
    const [before, after] = ['one ', 'two '].map((word) => word.repeat(5_000)) as [string, string]
    expect(wordChanges(`${before}x`, `${after}y`).map(({ change }) => change)).toEqual(['removed', 'added'])
  })
})
