import { expect, test } from 'vitest'
import { seal, unseal } from './sealing.ts'

const key = crypto.getRandomValues(new Uint8Array(32))

test('what is sealed opens with its key, in its place alone', async () => {
  const text = await seal(key, 'a secret', 'totp 7')
  expect(text).not.toContain('secret')
  expect(await unseal(key, text, 'totp 7')).toBe('a secret')
  await expect(unseal(key, text, 'totp 8')).rejects.toThrow()
  await expect(unseal(crypto.getRandomValues(new Uint8Array(32)), text, 'totp 7')).rejects.toThrow()
  await expect(unseal(undefined, text, 'totp 7')).rejects.toThrow('SECRETS_KEY')
})

test('the same text is sealed differently each time', async () => {
  expect(await seal(key, 'a secret', 'x')).not.toBe(await seal(key, 'a secret', 'x'))
})

test('what was kept without a key still opens once there is one', async () => {
  expect(await unseal(key, await seal(undefined, 'a secret', 'x'), 'x')).toBe('a secret')
})
