import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { dayName } from './days.ts'

const now = new Date(2026, 10, 29, 12)

test.each([
  ['nl', 'Donderdag 26 november'],
  ['de', 'Donnerstag, 26. November'],
  ['en-GB', 'Thursday 26 November'],
])('a day that begins a line of the timeline has a capital in %s', (locales, words) => {
  i18n.loadAndActivate({ locale: 'en', locales, messages: {} })
  expect(dayName(new Date(2026, 10, 26), now)).toBe(words)
})
