import { expect, test } from 'vitest'
import { rowInput } from './price-rows.ts'
import { v1RowInput } from './v1-price-rows.ts'

const faultsOf = (given: object) => {
  const { error } = v1RowInput.safeParse(given)
  return (error?.issues ?? []).map(({ path, message, ...issue }) => ({
    path: path.join('.'),
    message: 'keys' in issue ? String(issue.keys) : message,
  }))
}

test('the deprecated words of a price row are read as the current ones', () => {
  const older = { count: '2.5', userinput_optional: 1, userinput_optional_checked: true, userinput_count: 'true' }
  const current = { quantity: 2.5, selectable: 'check', user_selected: true, user_quantity: true }
  expect(v1RowInput.parse({ type: 'price', ...older })).toEqual(rowInput.parse({ type: 'price', ...current }))
})

test('where both words are supplied the current one counts, also when it says what would be so anyway', () => {
  const current = { quantity: 1, selectable: false, user_selected: false, user_quantity: false }
  const older = { count: 3, userinput_optional: true, userinput_optional_checked: true, userinput_count: true }
  expect(v1RowInput.parse({ type: 'price', ...older, ...current })).toMatchObject(current)
  expect(v1RowInput.parse({ type: 'price', userinput_optional: true, selectable: 'radio' })).toMatchObject({
    selectable: 'radio',
  })
})

test('a row without either word is as in version 2', () => {
  for (const row of [{ type: 'price', price: 3 }, { type: 'subtotal' }, { type: 'title', content: 'Roof' }])
    expect(v1RowInput.parse(row)).toEqual(rowInput.parse(row))
})

test('the discount of a discount row is its discount_value, and one of the two is needed', () => {
  const row = { type: 'discount', content: 'Off', discount_type: 'amount' }
  expect(v1RowInput.parse({ ...row, discount: '12.5' })).toEqual({ ...row, discount_value: 12.5 })
  expect(v1RowInput.parse({ ...row, discount: 1, discount_value: 2 })).toEqual({ ...row, discount_value: 2 })
  expect(faultsOf(row)).toEqual([{ path: 'discount_value', message: 'Enter a number' }])
})

test('deprecated words are checked where they stand', () => {
  expect(faultsOf({ type: 'price', count: 'x', userinput_optional: 2 }).map(({ path }) => path)).toEqual([
    'count',
    'userinput_optional',
  ])
  expect(faultsOf({ type: 'title', count: 1 })).toEqual([{ path: '', message: 'count' }])
  expect(faultsOf({ type: 'sum' })).toEqual([
    { path: 'type', message: 'Send a row of type price, discount, subtotal or title' },
  ])
})

test.each([
  [{ type: 'price', discount_value: 101 }, 'discount_value'],
  [{ type: 'discount', discount_value: 101 }, 'discount_value'],
  [{ type: 'discount', discount: 101 }, 'discount'],
  [{ type: 'discount', discount: 101, discount_value: 102 }, 'discount_value'],
])('a discount of more than 100 percent is told at the word that counts: %j', (row, path) => {
  expect(faultsOf({ ...row, discount_type: 'percentage' })).toEqual([
    { path, message: 'A discount is at most 100 percent' },
  ])
})

test('a deprecated discount that does not count is no fault', () => {
  const row = { type: 'discount', discount_type: 'percentage', discount_value: 5 }
  expect(faultsOf({ ...row, discount: 101 })).toEqual([])
})
