import { expect, test } from 'vitest'
import * as limits from './limits.ts'

test('a picture of the most bytes fits the text that carries it', () => {
  const base64 = Math.ceil(limits.maxLogoBytes / 3) * 4
  expect('data:image/svg+xml;base64,'.length + base64).toBeLessThanOrEqual(limits.maxTextLength)
})

test('a webhook is paused after as many failures as there are tries', () => {
  expect(limits.failuresBeforePause).toBe(10)
})

test('times and sizes read as sentences give them', () => {
  expect(limits.inSeconds(limits.webhookTimeout)).toBe(5)
  expect(limits.inMinutes(limits.failedSignInWindow)).toBe(15)
  expect(limits.inHours(limits.oldSecretLife)).toBe(24)
  expect(limits.inDays(limits.refreshTokenLife)).toBe(90)
  expect(limits.inKilobytes(limits.maxTextLength)).toBe(64)
})
