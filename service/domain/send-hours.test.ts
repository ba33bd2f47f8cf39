import { describe, expect, test } from 'vitest'
import { dayAround, daysAfter, daysBefore, endOf, momentAt, nextDay, sendHoursOf, withinHours } from './send-hours.ts'

const columns = { time_zone: 'Europe/Amsterdam', working_days: '1,2,3,4,5', send_from: '08:00', send_until: '18:00' }
const hours = sendHoursOf(columns)
const at = (text: string) => Date.parse(text)
const iso = (moment: number) => new Date(moment).toISOString().slice(0, 16)

// The 20th of November 2026 is a Friday; Amsterdam is an hour ahead of UTC.
describe('days after a moment', () => {
  test.each([
    ['2026-11-20T09:00Z', 1, false, '2026-11-21T09:00', 'a day keeps its time'],
    ['2026-11-20T09:00Z', 1, true, '2026-11-23T09:00', 'a working day after Friday is Monday'],
    ['2026-11-20T09:00Z', 6, true, '2026-11-30T09:00', 'six of them are more than a week'],
    ['2026-11-21T09:00Z', 1, true, '2026-11-23T09:00', 'from Saturday the first is Monday'],
    ['2026-11-21T09:00Z', 0, true, '2026-11-23T07:00', 'on a day off it waits for the next working day'],
    ['2026-11-20T20:30Z', 1, false, '2026-11-22T07:00', 'after the hours it waits for the morning'],
    ['2026-11-20T17:00Z', 0, false, '2026-11-21T07:00', 'the end of the hours is no longer within them'],
    ['2026-11-20T16:59Z', 0, false, '2026-11-20T16:59', 'a minute before it still is'],
    ['2026-11-20T05:00Z', 0, false, '2026-11-20T07:00', 'before the hours it waits until they begin'],
    ['2026-11-20T20:30Z', 0, true, '2026-11-23T07:00', 'after the hours of Friday it waits for Monday'],
  ])('%s + %i (working: %s) is %s: %s', (moment, days, working, expected) => {
    expect(iso(daysAfter(hours, at(moment), days, working))).toBe(expected)
  })

  test('across the end of summer time the time of day stays', () => {
    expect(iso(daysAfter(hours, at('2026-10-24T10:00Z'), 1, false))).toBe('2026-10-25T11:00')
    expect(iso(daysAfter(hours, at('2026-03-28T10:00Z'), 1, false))).toBe('2026-03-29T09:00')
  })
})

test('days before a date begin with the hours; working days are counted back too', () => {
  expect(iso(daysBefore(hours, '2026-12-19', 7, false))).toBe('2026-12-12T07:00')
  expect(iso(daysBefore(hours, '2026-11-24', 2, true))).toBe('2026-11-20T07:00')
  expect(iso(daysBefore(hours, '2026-11-24', -1, false))).toBe('2026-11-25T07:00')
})

test('a date ends at midnight of the account', () => {
  expect(iso(endOf(hours, '2026-12-19'))).toBe('2026-12-19T23:00')
  expect(iso(endOf(sendHoursOf({ ...columns, time_zone: 'America/New_York' }), '2026-12-19'))).toBe('2026-12-20T05:00')
})

test.each([
  ['Europe/Amsterdam', '2026-03-29T02:30', '2026-03-29T01:30'],
  ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30'],
])('a time that the clocks of %s pass over, %s, is as much later', (time_zone, local, expected) => {
  expect(iso(momentAt(sendHoursOf({ ...columns, time_zone }), local) ?? 0)).toBe(expected)
})

test.each([
  ['Atlantic/Azores', '2026-03-28', '2026-03-29T01:00'],
  ['America/Havana', '2026-03-07', '2026-03-08T05:00'],
  ['Africa/Cairo', '2026-04-23', '2026-04-23T22:00'],
])('in %s, where the clocks pass over midnight, %s ends as the next day begins', (time_zone, date, expected) => {
  expect(iso(endOf(sendHoursOf({ ...columns, time_zone }), date))).toBe(expected)
})

test('the next day begins with the hours, and a day is from midnight to midnight', () => {
  expect(iso(nextDay(hours, at('2026-11-20T23:30Z')))).toBe('2026-11-22T07:00')
  expect(iso(withinHours(hours, at('2026-11-20T03:00Z')))).toBe('2026-11-20T07:00')
  const { from, until } = dayAround(hours, at('2026-11-20T23:30Z'))
  expect([iso(from), iso(until)]).toEqual(['2026-11-20T23:00', '2026-11-21T23:00'])
})

test('a local time is a moment in the account’s zone', () => {
  expect(momentAt(hours, '2026-11-24T08:00')).toBe(at('2026-11-24T07:00Z'))
  expect(momentAt(hours, '2026-07-24T08:00')).toBe(at('2026-07-24T06:00Z'))
  expect(momentAt(hours, '2026-02-31T08:00')).toBeUndefined()
})
