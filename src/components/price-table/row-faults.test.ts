import { expect, test } from 'vitest'
import { newRow } from './draft-row.ts'
import { rowFaults } from './row-faults.ts'

const errorsOf = (row: object) => ({ content: { pricetables: [{ rows: [row] }] } })
const fault = (message: string) => ({ type: 'refused', message })
const row = { ...newRow('price', 21), price: 'tien' }

test('a figure that could not be read is named as it was typed', () => {
  expect(rowFaults(row, errorsOf({ price: fault('Give a number') }), 0, 0)).toEqual({
    price: 'Price: “tien” is no number',
  })
})

test('any other fault is told in the words it came in, with the field it is about', () => {
  const errors = errorsOf({ quantity: fault('Too large'), content: fault('Too long') })
  expect(rowFaults(row, errors, 0, 0)).toEqual({ quantity: 'Quantity: Too large', content: 'Too long' })
})

test('a fault of the whole row is told at its description', () => {
  expect(rowFaults(row, errorsOf(fault('Give a row')), 0, 0)).toEqual({ content: 'Give a row' })
})

test('a row without a fault has none', () => {
  expect(rowFaults(row, {}, 0, 0)).toBeUndefined()
  expect(rowFaults(row, errorsOf({}), 0, 3)).toBeUndefined()
})
