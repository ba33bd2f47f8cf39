import { expect, test } from 'vitest'
import { isWholeApiKey, looksLikeApiKey, newApiKey } from './api-key-text.ts'

test('a key has a prefix that scanners recognise, and is letters and digits beyond it', () => {
  for (let time = 0; time < 50; time++) expect(newApiKey()).toMatch(/^proffer_[0-9A-Za-z]{36}$/)
})

test('no two keys are the same', () => {
  expect(new Set(Array.from({ length: 200 }, newApiKey)).size).toBe(200)
})

test('a key is known to be whole by its checksum', () => {
  const key = newApiKey()
  expect(isWholeApiKey(key)).toBe(true)
  const wrong = [key.slice(0, -1), `${key}x`, key.replace('proffer_', 'Proffer_'), swapped(key), `${key} `, '']
  for (const text of wrong) expect({ text, whole: isWholeApiKey(text) }).toEqual({ text, whole: false })
})

/** With another letter in its middle, as typing it over gives. */
const swapped = (key: string) => key.slice(0, 20) + (key[20] === 'a' ? 'b' : 'a') + key.slice(21)

test('the checksum is CRC-32, so that others can check keys too', () => {
  // Computed by zlib, apart from the code.
  expect(isWholeApiKey(`proffer_${'0'.repeat(30)}2C8GjS`)).toBe(true)
})

test('an access token does not look like a key', () => {
  expect(looksLikeApiKey('Zm9yIEZhdGltYQ')).toBe(false)
})
