import { expect, test } from 'vitest'
import { barsOf, currencyOf, unitOf, wonInAll, type WonMonth } from './won-bars.ts'

const barHeights = (months: readonly WonMonth[]) => barsOf(months).map(({ height }) => height)

const month = (count: number, ...sums: [currency: string, total: string][]): WonMonth => ({
  month: '2026-01',
  count,
  sums: sums.map(([currency, total]) => ({ currency, total })),
  year_before: [],
})

test('the month with most fills the height, the others stand in proportion', () => {
  expect(barHeights([month(1, ['EUR', '50.00']), month(9, ['EUR', '25.00']), month(0)])).toEqual([100, 50, 0])
})

test('what was won can be seen, however little it is', () => {
  expect(barHeights([month(1, ['EUR', '0.01']), month(1, ['EUR', '99999.00'])])[0]).toBe(1)
  expect(barHeights([month(1, ['EUR', '0.00']), month(0)])).toEqual([1, 0])
  expect(barHeights([month(1, ['EUR', '-20.00']), month(1, ['EUR', '20.00'])])).toEqual([1, 100])
})

test('money of several currencies is never added: the bars count then', () => {
  const months = [month(4, ['EUR', '10.00']), month(2, ['EUR', '5.00'], ['USD', '900.00'])]
  expect(currencyOf(months)).toBeUndefined()
  expect(barHeights(months)).toEqual([100, 50])
  expect(wonInAll(months)).toBeUndefined()
})

test('all months add up to the cent', () => {
  expect(wonInAll([month(1, ['EUR', '0.10']), month(1, ['EUR', '0.20']), month(0)])).toBe(0.3)
  expect(wonInAll([month(0)])).toBeUndefined()
})

const earlier = (one: WonMonth, ...sums: [currency: string, total: string][]): WonMonth => ({
  ...one,
  year_before: sums.map(([currency, total]) => ({ currency, total })),
})

test('a year earlier stands on the same scale, whichever of the two is the taller', () => {
  const months = [earlier(month(1, ['EUR', '50.00']), ['EUR', '200.00']), month(1, ['EUR', '100.00'])]
  expect(barsOf(months)).toEqual([
    { height: 25, before: 100 },
    { height: 50, before: undefined },
  ])
})

test('a year earlier in another currency is not compared', () => {
  expect(barsOf([earlier(month(1, ['EUR', '50.00']), ['USD', '200.00'])])).toEqual([{ height: 100, before: undefined }])
})

test('figures are told in thousands once a month has ten of them', () => {
  expect([unitOf([month(1, ['EUR', '9999.00'])]), unitOf([month(1, ['EUR', '10000.00'])])]).toEqual([1, 1000])
})
