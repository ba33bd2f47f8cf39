import { expect, test } from 'vitest'
import { pastedRows } from './paste-rows.ts'

const how = { vat: 21, notation: { locale: 'nl' } }

test('each column becomes its field, and figures are read as they are typed', () => {
  const [row] = pastedRows(
    [['K1', 'Pijp', '4', '€ 1.234,50', '10%', '9%']],
    ['sku', 'content', 'quantity', 'price', 'discount', 'vat'],
    how,
  )
  expect(row).toMatchObject({
    type: 'price',
    sku: 'K1',
    content: 'Pijp',
    quantity: 4,
    price: 1234.5,
    discount_type: 'percentage',
    discount_value: 10,
    vat_percentage: 9,
  })
})

test('what is not there is one piece, without a discount, at the usual rate', () => {
  expect(pastedRows([['Pijp', '5']], ['content', 'price'], how)[0]).toMatchObject({
    quantity: 1,
    price: 5,
    discount_type: false,
    vat_percentage: 21,
  })
})

test('a line of words among lines with figures is a title', () => {
  const rows = pastedRows(
    [
      ['Boiler room', '', ''],
      ['Pipe', '2', '5'],
    ],
    ['content', 'quantity', 'price'],
    how,
  )
  expect(rows.map(({ type, content }) => [type, content])).toEqual([
    ['title', 'Boiler room'],
    ['price', 'Pipe'],
  ])
  expect(pastedRows([['One'], ['Two']], ['content'], how).map(({ type }) => type)).toEqual(['price', 'price'])
})

test('a figure that cannot be read stays the text it is', () => {
  expect(pastedRows([['Pijp', 'op aanvraag']], ['content', 'price'], how)[0]).toMatchObject({ price: 'op aanvraag' })
})
