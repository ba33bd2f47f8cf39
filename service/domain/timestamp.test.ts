import { expect, test } from 'vitest'
import { timestamp } from './timestamp.ts'

const byTheCalendar = (moment: number) => new Date(moment).toISOString().replace('Z', '000Z')

test.each([
  [0, 'the beginning'],
  [-1, 'the moment before it'],
  [Date.UTC(2024, 1, 29, 23, 59, 59, 999), 'the end of a leap day'],
  [Date.UTC(2026, 11, 31, 9, 5, 7, 4), 'small numbers'],
  [Date.UTC(999, 0, 1), 'a year of three digits'],
  [Date.UTC(10_000, 0, 1), 'a year of five digits'],
  [-8.64e15, 'the first moment there is'],
  [8.64e15, 'the last moment there is'],
  [1_700_000_000_000.75, 'a part of a millisecond'],
  [-0.5, 'less than a millisecond before 1970'],
  [-1_700_000_000_000.75, 'a part of a millisecond before 1970'],
])('%d is written as the calendar has it: %s', (moment) => {
  expect(timestamp(moment)).toBe(byTheCalendar(moment))
})

test('so is any moment of many days, more than are remembered', () => {
  // A step of a day and a bit, so that all hours, minutes, seconds and milliseconds come by.
  for (let moment = Date.UTC(1990, 0, 1); moment < Date.UTC(2050, 0, 1); moment += 86_400_000 + 3_723_457)
    expect(timestamp(moment)).toBe(byTheCalendar(moment))
})

test.each([Number.NaN, Infinity, 8.65e15])('%d is no moment', (moment) => {
  expect(() => timestamp(moment)).toThrow(RangeError)
})
