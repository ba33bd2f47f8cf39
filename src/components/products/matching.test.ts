import { expect, test } from 'vitest'
import type { Product } from '#wire/products.ts'
import { matching } from './matching.ts'

const product = (id: number, name: string, sku = '', descr_short = ''): Product => ({
  id,
  name,
  sku,
  descr_short,
  directory_id: 1,
  price: 1,
  vat_id: null,
  vat_percentage: null,
  selectable: false,
  recurring: false,
  optional: false,
})
const products = [
  product(1, 'Boiler 200 l', 'BL-200'),
  product(2, 'Café-koelkast', 'KK-1', 'Stil en zuinig'),
  product(3, 'Zuinige boiler', 'BL-80'),
]
const found = (query: string) => matching(products, query).map(({ id }) => id)

test.each([
  { query: '', ids: [1, 2, 3], because: 'nothing is looked for' },
  { query: 'boiler', ids: [1, 3], because: 'the name has it' },
  { query: 'bl-80', ids: [3], because: 'the SKU has it, whatever its case' },
  { query: 'cafe', ids: [2], because: 'accents do not count' },
  { query: 'zuinig boiler', ids: [3], because: 'every word has to occur, in any order' },
  { query: 'stil', ids: [2], because: 'the description is searched too' },
  { query: 'nowhere', ids: [], because: 'nothing has it' },
])('“$query” finds $ids because $because', ({ query, ids }) => {
  expect(found(query)).toEqual(ids)
})
