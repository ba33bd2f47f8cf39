import { describe, expect, test } from 'vitest'
import { likelyTimes, sendingTimeFault, sendingWords, choiceWords, wallTimeIn } from './sending-time.ts'

const weekdays = { working_days: [1, 2, 3, 4, 5], send_from: '08:00' }

describe('the times one chooses from are tomorrow and', () => {
  test.each([
    ['the Monday after it, on a Tuesday', '2026-11-24', weekdays, ['2026-11-25T08:00', '2026-11-30T08:00']],
    ['the next working day, on a Friday', '2026-11-27', weekdays, ['2026-11-28T08:00', '2026-11-30T08:00']],
    ['the next working day, on a Saturday', '2026-11-28', weekdays, ['2026-11-29T08:00', '2026-11-30T08:00']],
    ['nothing more, on a Sunday', '2026-11-29', weekdays, ['2026-11-30T08:00']],
    [
      'the first working day of next week',
      '2026-11-24',
      { ...weekdays, working_days: [3, 4] },
      ['2026-11-25T08:00', '2026-12-02T08:00'],
    ],
    ['as the hours begin', '2026-11-27', { ...weekdays, send_from: '07:30' }, ['2026-11-28T07:30', '2026-11-30T07:30']],
    ['over a year’s end', '2026-12-31', weekdays, ['2027-01-01T08:00', '2027-01-04T08:00']],
  ])('%s', (_, today, hours, times) => {
    expect(likelyTimes(today, hours)).toEqual(times)
  })
})

test('the account’s clock is another than the browser’s', () => {
  const moment = new Date('2026-11-24T23:30:00Z')
  expect(wallTimeIn('Europe/Amsterdam', moment)).toBe('2026-11-25T00:30')
  expect(wallTimeIn('America/New_York', moment)).toBe('2026-11-24T18:30')
})

test('a moment is told with its weekday, and with the year where that is another', () => {
  expect(sendingWords('2026-11-24T08:00', '2026-11-20')).toBe('Will be sent on Tuesday 24 November at 08:00')
  expect(sendingWords('2027-01-04T16:30', '2026-11-20')).toBe('Will be sent on Monday, 4 January 2027 at 16:30')
  expect(choiceWords('2026-11-21T08:00', '2026-11-20')).toBe('Tomorrow, 08:00')
  expect(choiceWords('2026-11-23T08:00', '2026-11-20')).toBe('Monday 23 November, 08:00')
})

test.each([
  ['', 'Enter a day and a time'],
  ['2026-11-24', 'Enter a day and a time'],
  ['2026-11-24T08:00', 'This moment has passed. Choose a later one.'],
  ['2027-11-25T08:00', 'Choose a moment within a year'],
  ['2026-11-24T08:01', undefined],
])('of "%s" the fault is %s', (at, fault) => {
  expect(sendingTimeFault(at, '2026-11-24T08:00')).toBe(fault)
})
