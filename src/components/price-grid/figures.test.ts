import { describe, expect, test } from 'vitest'
import { discountIn, discountText, figureIn, figureText, sumResult } from './figures.ts'

const nl = { locale: 'nl' }

describe('a typed figure', () => {
  test.each([
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['3*40', 120],
    ['', 0],
    ['ten', 'ten'],
  ])('%j is read as %j', (text, value) => {
    expect(figureIn(text, nl)).toBe(value)
  })
  test.each([0, 1234.5, 0.0625, 17.505, -12])('%d is shown so that it can be typed back', (value) => {
    expect(figureIn(figureText(value, 'price', nl), nl)).toBe(value)
    expect(figureIn(figureText(value, 'quantity', nl), nl)).toBe(value)
  })
  test('that cannot be read is shown as it was typed', () => {
    expect(figureText('ten', 'price', nl)).toBe('ten')
  })
})

describe('a discount', () => {
  test.each([
    ['10 %', { discount_type: 'percentage', discount_value: 10 }],
    ['12,5%', { discount_type: 'percentage', discount_value: 12.5 }],
    ['25', { discount_type: 'amount', discount_value: 25 }],
    ['', { discount_type: false, discount_value: 0 }],
    ['-5', { discount_type: 'amount', discount_value: '-5' }],
    ['3-5', { discount_type: 'amount', discount_value: '3-5' }],
    ['−10 %', { discount_type: 'percentage', discount_value: '−10 %' }],
    ['x %', { discount_type: 'percentage', discount_value: 'x %' }],
  ] as const)('typed as %j is %j', (text, discount) => {
    expect(discountIn(text, nl)).toEqual(discount)
    expect(discountIn(discountText(discount, nl), nl)).toEqual(discount)
  })
})

test.each([
  ['19*2', '38'],
  ['12-2', '10'],
  ['-5', undefined],
  ['38', undefined],
  ['19*', undefined],
])('beside %j stands the result %j', (text, result) => {
  expect(sumResult(text, nl)).toBe(result)
})
