import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromCents, inCents, quotient, scaled, scaledByNotation } from './decimal.ts'

test.each([
  { value: 1.005, cents: 101n, because: 'a number stands for its shortest decimal, whatever the float below it' },
  { value: -1.005, cents: -101n, because: 'half rounds away from zero' },
  { value: 1.00499, cents: 100n, because: 'rounding is from all digits at once' },
  { value: 5e-7, cents: 0n, because: 'what is smaller than half a cent is nothing' },
  { value: 1e21, cents: 10n ** 23n, because: 'large numbers are not bounded by the float' },
  { value: 9_007_199_254_740_991, cents: 900_719_925_474_099_100n, because: 'nor by safe integers' },
])('$value is $cents cents because $because', ({ value, cents }) => {
  expect(inCents(value)).toBe(cents)
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('%s is no amount', (value) => {
  expect(() => inCents(value)).toThrow(RangeError)
})

test('the quick way to scale a number gives what reading its digits gives', () => {
  const numbers = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.double({ noNaN: true, min: -1e12, max: 1e12 }),
    fc.integer().map((n) => n / 10_000),
  )
  fc.assert(
    fc.property(numbers, fc.constantFrom(2, 4), (n, digits) => scaled(n, digits) === scaledByNotation(n, digits)),
  )
})

test('cents out and in again are the same cents', () => {
  fc.assert(fc.property(fc.bigInt(-(10n ** 15n), 10n ** 15n), (cents) => inCents(fromCents(cents)) === cents))
})

test('a quotient is at most half off, and half goes away from zero', () => {
  const inputs = [fc.bigInt(-(10n ** 12n), 10n ** 12n), fc.bigInt(1n, 10n ** 6n)] as const
  fc.assert(
    fc.property(...inputs, (dividend, divisor) => {
      const twiceOff = 2n * (quotient(dividend, divisor) * divisor - dividend)
      expect(twiceOff >= -divisor && twiceOff <= divisor).toBe(true)
      expect(quotient(-dividend, divisor)).toBe(-quotient(dividend, divisor))
    }),
  )
  expect([quotient(1n, 2n), quotient(-1n, 2n)]).toEqual([1n, -1n])
})
