import { expect, test } from 'vitest'
import { hashToken, newToken } from './token-hash.ts'

test('a token is stored as the SHA-256 of its text', async () => {
  expect(await hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('a token has 256 bits, fits into an address and is never given twice', () => {
  const tokens = Array.from({ length: 100 }, () => newToken())
  expect(new Set(tokens).size).toBe(100)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
})
