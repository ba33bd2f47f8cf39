import { expect, test } from 'vitest'
import { localInput, momentIn } from './local-moment.ts'

test('a moment goes to the minute into a field of local time and back', () => {
  expect(momentIn(localInput('2026-03-04T05:06:07.890123Z'))).toBe('2026-03-04T05:06:00.000Z')
})

test('an emptied field holds no moment', () => {
  expect(momentIn('')).toBeUndefined()
})
