import { expect, test } from 'vitest'
import { ApiError } from '#wire/problem.ts'
import { faultyRows, refusedRows, rowFaults } from './row-faults.ts'
import { price, table } from './testing/drafts.ts'

test('a figure that could not be read is named as it was typed, with what to do', () => {
  expect(rowFaults(price('a', { price: 'tien' }))).toEqual({
    price: 'Price: “tien” is not a number. Enter one, or a calculation such as 3*40',
  })
})

test('any other fault is told in the contract’s words, with the field it is about', () => {
  expect(rowFaults(price('a', { discount_type: 'percentage', discount_value: 150 }))).toEqual({
    discount_value: 'Discount: A discount is at most 100 percent',
  })
})

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
