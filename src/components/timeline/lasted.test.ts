import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { clockOf, lasted } from './lasted.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

test.each([
  [0, '0 s'],
  [45, '45 s'],
  [60, '1 min'],
  [372, '6 min 12 s'],
  [3600, '1 h'],
  [4500, '1 h 15 min'],
])('%i seconds read as %s', (seconds, words) => {
  expect(lasted(seconds)).toBe(words)
})

test('the parts of a bar are minutes and seconds', () => {
  expect([clockOf(8), clockOf(252), clockOf(3700)]).toEqual(['0:08', '4:12', '61:40'])
})
