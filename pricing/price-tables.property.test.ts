import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inCents, sum } from './decimal.ts'
import { priceTables, type VatGroup } from './price-tables.ts'
import type { Row, Table } from './rows.ts'
import { anyTable, decimal, discountRow, fixedRow, row, settings } from './testing/arbitraries.ts'
import { table } from './testing/sample-rows.ts'
import { spread } from './vat-groups.ts'

const anyTables = fc.array(anyTable, { maxLength: 4 })
const override = fc.option(decimal(2, { min: -10_000, max: 100_000 }))

const holds = <T>(arbitrary: fc.Arbitrary<T>, rule: (value: T) => void) =>
  fc.assert(fc.property(arbitrary, rule), { numRuns: 300 })

const inAll = (amounts: readonly number[]) => sum(amounts.map(inCents))
const bases = (vat: readonly VatGroup[]) => inAll(vat.map(({ base }) => base))
const vatOf = (vat: readonly VatGroup[]) => inAll(vat.map(({ total }) => total))
const counted = ({ rows }: ReturnType<typeof priceTables>['tables'][number]) =>
  rows.filter((priced) => priced.counted).map(({ subtotal }) => subtotal ?? 0)

/** The same rows with the choice of one turned over. */
const toggled = ({ rows, settings: kept }: Table, index: number): Table =>
  table(
    rows.map((one, at) => (at === index && one.type === 'price' ? { ...one, user_selected: !one.user_selected } : one)),
    kept,
  )

describe('of every table', () => {
  test('the counted rows add up to its subtotal, or to its total where prices include VAT', () => {
    holds(anyTable, (any) => {
      const [priced] = priceTables([any]).tables
      if (!priced) throw new Error('One table in, none out')
      const sums = any.settings.rows_include_vat ? priced.total : priced.subtotal
      expect(inAll(counted(priced))).toBe(inCents(sums))
    })
  })

  test('subtotal and VAT add up to the total', () => {
    holds(anyTables, (tables) => {
      for (const { subtotal, vat, total } of priceTables(tables).tables) {
        expect(bases(vat)).toBe(inCents(subtotal))
        expect(inCents(subtotal) + vatOf(vat)).toBe(inCents(total))
      }
    })
  })

  test('subtotal rows up to the last add up to the counted rows above it', () => {
    holds(anyTable, (any) => {
      const [priced] = priceTables([any]).tables
      const last = any.rows.findLastIndex(({ type }) => type === 'subtotal')
      const above = priced?.rows.slice(0, last + 1) ?? []
      const inSubtotals = above
        .filter((_, at) => any.rows[at]?.type === 'subtotal')
        .map(({ subtotal }) => subtotal ?? 0)
      expect(inAll(inSubtotals)).toBe(inAll(above.filter((one) => one.counted).map(({ subtotal }) => subtotal ?? 0)))
    })
  })
})

describe('of every proposal', () => {
  test('subtotal and VAT add up to the total, once and per period', () => {
    holds(fc.tuple(anyTables, override), ([tables, byHand]) => {
      const prices = priceTables(tables, { override: byHand })
      expect(bases(prices.vat)).toBe(inCents(prices.price_total))
      expect(inCents(prices.price_total) + vatOf(prices.vat)).toBe(inCents(prices.total_with_vat))
      for (const { subtotal, vat, total, vat_groups } of [prices.recurring.month, prices.recurring.year]) {
        expect(inCents(subtotal) + inCents(vat)).toBe(inCents(total))
        expect([bases(vat_groups), vatOf(vat_groups)]).toEqual([inCents(subtotal), inCents(vat)])
      }
    })
  })

  test('tables add up to what was calculated', () => {
    holds(anyTables, (tables) => {
      const prices = priceTables(tables, { override: 1 })
      expect(inAll(prices.tables.map(({ subtotal }) => subtotal))).toBe(inCents(prices.price_total_original))
      expect(inAll(prices.tables.map(({ total }) => total))).toBe(inCents(prices.calculated.total_with_vat))
    })
  })

  test('the total without VAT is the override to the cent', () => {
    holds(fc.tuple(anyTables, decimal(2, { min: -10_000, max: 100_000 })), ([tables, byHand]) => {
      const prices = priceTables(tables, { override: byHand })
      expect([prices.price_total, prices.price_total_override]).toEqual([byHand, byHand])
      expect(bases(prices.vat)).toBe(inCents(byHand))
    })
  })

  test('the calculated total set by hand changes no figure', () => {
    holds(anyTables, (tables) => {
      const calculated = priceTables(tables)
      const byHand = calculated.price_total
      expect(priceTables(tables, { override: byHand })).toEqual({ ...calculated, price_total_override: byHand })
    })
  })

  test('every amount prints with at most two decimals', () => {
    holds(fc.tuple(anyTables, override), ([tables, byHand]) => {
      const printed = JSON.stringify(priceTables(tables, { override: byHand }))
      expect(printed).not.toMatch(/\.\d{3}|\de[-+]\d/u)
    })
  })
})

describe('order and choice', () => {
  test('the order of unrelated rows does not matter', () => {
    const block = fc.array(fixedRow, { maxLength: 12 })
    const blocks = fc.tuple(block, discountRow, block, discountRow, settings)
    const order = fc.infiniteStream(fc.nat())
    holds(fc.tuple(blocks, order), ([[above, discount, below, last, set], numbers]) => {
      const shuffled = (rows: readonly Row[]) =>
        rows
          .map((one) => ({ one, place: Number(numbers.next().value) }))
          .toSorted((a, b) => a.place - b.place)
          .map(({ one }) => one)
      const { rows: _rows, ...sums } = priceTables([table([...above, discount, ...below, last], set)]).tables[0] ?? {}
      const again = priceTables([table([...shuffled(above), discount, ...shuffled(below), last], set)])
      expect(again.tables[0]).toMatchObject(sums)
    })
  })

  test('selecting a row and unselecting it again changes nothing', () => {
    holds(fc.tuple(anyTable, fc.nat({ max: 20 })), ([any, index]) => {
      const before = structuredClone(any)
      const prices = priceTables([any])
      const turnedOver = toggled(any, index)
      priceTables([turnedOver])
      expect(priceTables([toggled(turnedOver, index)])).toEqual(prices)
      expect(any).toEqual(before)
    })
  })

  test('a row that is not selected might as well not be there, but for its own amount', () => {
    holds(fc.tuple(fc.array(row), fc.array(row), settings), ([above, below, set]) => {
      const unselected = {
        quantity: 3,
        price: 7,
        selectable: 'check',
        user_selected: false,
        vat_percentage: 12,
      } as const
      const extra = { ...unselected, type: 'price', discount_type: false, discount_value: 0 } as const
      const recurring = { recurring_type: 'month', recurring_include_in_totals: true } as const
      // A title in its place, since the row would part two radio groups too.
      const [without] = priceTables([table([...above, { type: 'title' }, ...below], set)]).tables
      const [withRow] = priceTables([table([...above, { ...extra, ...recurring }, ...below], set)]).tables
      expect({ ...withRow, rows: [] }).toEqual({ ...without, rows: [] })
    })
  })
})

describe('a spread amount', () => {
  const cents = fc.bigInt(-1_000_000n, 1_000_000n)
  const groupsOf = (held: fc.Arbitrary<bigint>) =>
    fc.array(fc.tuple(fc.constantFrom<number[]>(0, 5.5, 6, 9, 12, 19, 21), held)).map((entries) => new Map(entries))

  test('adds up exactly, whatever the groups hold', () => {
    holds(fc.tuple(cents, groupsOf(cents)), ([amount, groups]) => {
      expect(sum(spread(amount, groups, 21).values())).toBe(amount)
    })
  })

  test('goes nowhere that held nothing, as long as there is something to go by', () => {
    holds(fc.tuple(cents, groupsOf(fc.constantFrom(0n, 100n, 2500n))), ([amount, groups]) => {
      const shares = spread(amount, groups, 21)
      if (sum(groups.values()) > 0n) for (const percentage of shares.keys()) expect(groups.get(percentage)).not.toBe(0n)
    })
  })

  test('is within half a cent of its proportion in every group but the largest', () => {
    holds(fc.tuple(cents, groupsOf(fc.bigInt(1n, 1_000_000n))), ([amount, groups]) => {
      const whole = sum(groups.values())
      const largest = [...groups].toSorted(([p, a], [q, b]) => Number(b - a) || q - p)[0]?.[0]
      for (const [percentage, share] of spread(amount, groups, 21)) {
        const off = 2n * (share * whole - amount * (groups.get(percentage) ?? 0n))
        if (percentage !== largest) expect(off <= whole && off >= -whole).toBe(true)
      }
    })
  })
})
