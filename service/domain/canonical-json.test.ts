import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

test('keys are in the order of their UTF-16 units, at every depth, and nothing is spaced (RFC 8785, 3.2.3)', () => {
  const value = {
    '\u20ac': 'Euro',
    '\r': 'CR',
    '\ufb33': 'Dalet',
    '1': 'One',
    '\ud83d\ude00': 'Smile',
    '\u0080': 'C',
    ö: { b: 1, a: [] },
  }
  expect(Object.keys(JSON.parse(canonicalJson(value)) as object)).toHaveLength(7)
  expect(canonicalJson(value)).toBe(
    '{"\\r":"CR","1":"One","\u0080":"C","ö":{"a":[],"b":1},"\u20ac":"Euro","\ud83d\ude00":"Smile","\ufb33":"Dalet"}',
  )
})

test('numbers and text are as ECMAScript writes them (RFC 8785, 3.2.2)', () => {
  const numbers = [333333333.3333333, 1e30, 4.5, 2e-3, 0.000000000000000000000000001, -0]
  expect(canonicalJson(numbers)).toBe('[333333333.3333333,1e+30,4.5,0.002,1e-27,0]')
  expect(canonicalJson('\u20ac$\u000f\nA\'B"\\/')).toBe('"\u20ac$\\u000f\\nA\'B\\"\\\\/"')
})

test('what JSON cannot say is refused', () => {
  expect(() => canonicalJson(Number.NaN)).toThrow(RangeError)
  expect(() => canonicalJson({ a: [Number.POSITIVE_INFINITY] })).toThrow(RangeError)
})
