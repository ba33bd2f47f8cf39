import { expect, test } from 'vitest'
import { averageWon, inOrder, nextOrder, sumOf, winRate, type OutcomeColumn } from './outcomes.ts'

const outcome = { sent: 10, won: 6, lost: 2, won_value: '1000.10', days: 5 }
const none = { sent: 2, won: 0, lost: 0, won_value: '0.00', days: null }

test('the win rate is of those that were decided', () => {
  expect(winRate(outcome)).toBe(0.75)
  expect(winRate(none)).toBeUndefined()
})

test('an average is of those that were won', () => {
  expect(averageWon(outcome)).toBeCloseTo(166.68, 2)
  expect(averageWon(none)).toBeUndefined()
})

test('cents add up exactly', () => {
  expect(sumOf([{ value: '0.10' }, { value: '0.20' }])).toBe(0.3)
})

const row = (name: string, fields: Partial<typeof outcome | typeof none>) => ({
  ...outcome,
  ...fields,
  name,
  key: name,
})
const rows = [
  row('Joost', { sent: 3, won_value: '9.00' }),
  row('Eva', none),
  row('Älva', { sent: 7, won_value: '80.00', days: 2 }),
]
const namesBy = (by: OutcomeColumn, direction: 'ascending' | 'descending') =>
  inOrder(rows, { by, direction }).map(({ name }) => name)

test.each([
  ['name', 'ascending', ['Älva', 'Eva', 'Joost']],
  ['sent', 'descending', ['Älva', 'Joost', 'Eva']],
  ['value', 'ascending', ['Eva', 'Joost', 'Älva']],
  ['days', 'ascending', ['Älva', 'Joost', 'Eva']],
  ['days', 'descending', ['Joost', 'Älva', 'Eva']],
] as const)('by %s, %s, rows without the figure are last', (by, direction, names) => {
  expect(namesBy(by, direction)).toEqual(names)
})

test('a head begins with the best, and turns around when it is pressed again', () => {
  const byValue = { by: 'value', direction: 'descending' } as const
  expect(nextOrder(byValue, 'value')).toEqual({ by: 'value', direction: 'ascending' })
  expect(nextOrder(byValue, 'days')).toEqual({ by: 'days', direction: 'ascending' })
  expect(nextOrder(byValue, 'sent')).toEqual({ by: 'sent', direction: 'descending' })
})
