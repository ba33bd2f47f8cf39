import { expect, test } from 'vitest'
import { deliveriesIn, deliverySearchOf } from './delivery-address.ts'

test.each([
  ['', { state: undefined, page: 1 }],
  ['?state=failed', { state: 'failed', page: 1 }],
  ['?state=failed&page=3', { state: 'failed', page: 3 }],
] as const)('an address of the list and what it says go both ways: %j', (search, says) => {
  expect(deliveriesIn(new URLSearchParams(search))).toEqual(says)
  expect(deliverySearchOf(says)).toBe(search)
})

test.each(['?state=lost', '?page=0', '?page=1.5', '?page=two'])('%s makes no sense and is left out', (search) => {
  expect(deliveriesIn(new URLSearchParams(search))).toEqual({ state: undefined, page: 1 })
})
