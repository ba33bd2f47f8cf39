import { expect, test } from 'vitest'
import { deliveryAddress, filterOf, momentsOf } from './delivery-address.ts'

const nothing = { state: undefined, event: undefined, day: undefined, page: 1 }

test.each([
  ['', nothing],
  ['?state=failed', { ...nothing, state: 'failed' }],
  ['?state=failed&page=3', { ...nothing, state: 'failed', page: 3 }],
  ['?event=proposal_won&day=2026-11-21', { ...nothing, event: 'proposal_won', day: '2026-11-21' }],
  ['?event=company_created', { ...nothing, event: 'company_created' }],
] as const)('an address of the list and what it says go both ways: %j', (search, says) => {
  expect(deliveryAddress.read(new URLSearchParams(search))).toEqual(says)
  expect(deliveryAddress.write(says)).toBe(search)
})

test.each(['?state=lost', '?event=roof', '?day=today', '?day=2026-02-30', '?page=0', '?page=1.5', '?page=two'])(
  '%s makes no sense and is left out',
  (search) => {
    expect(deliveryAddress.read(new URLSearchParams(search))).toEqual(nothing)
  },
)

test('a day goes from midnight to midnight where the reader is', () => {
  const { since = '', until = '' } = momentsOf('2026-11-21') ?? {}
  expect([new Date(since).getHours(), new Date(until).getHours()]).toEqual([0, 0])
  expect([new Date(since).getDate(), new Date(until).getDate()]).toEqual([21, 22])
})

test('the service is asked for moments, as it knows no reader’s day', () => {
  expect(filterOf({ ...nothing, day: '2026-11-21' })).toEqual({
    state: undefined,
    event: undefined,
    page: 1,
    ...momentsOf('2026-11-21'),
  })
  expect(filterOf(nothing)).not.toHaveProperty('since')
})
