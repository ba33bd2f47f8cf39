import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromCents } from '#pricing/decimal.ts'
import { centsAsText, centsOf } from './money.ts'

/** 70 trillion and some, in cents. */
const most = 2n ** 46n * 100n

test('a sum that is taken is told to the cent, however large; what could not be is refused', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -most, max: most }), (cents) => {
      expect(centsOf(fromCents(cents))).toBe(Number(cents))
      expect(Number(centsAsText(Number(cents))).toFixed(2)).toBe(centsAsText(Number(cents)))
    }),
    { numRuns: 2000 },
  )
  expect(centsOf(fromCents(most + 100n))).toBeUndefined()
  expect(centsOf(fromCents(-most - 100n))).toBeUndefined()
})
