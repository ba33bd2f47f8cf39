import { expect, test, vi } from 'vitest'
import { findAccount } from '#service/store/accounts.ts'
import { newClient, oauthService } from '#service/testing/oauth-service.ts'
import { cheapPasswords } from '#service/testing/sign-in.ts'
import { createAccount } from './register.ts'

test('the id of a client begins with no dash, so that a command does not take it for an option', async () => {
  const { accountDb, clock } = await oauthService()
  // As base64 a row of plus signs, each of which is a dash in a URL.
  const random = vi.spyOn(crypto, 'getRandomValues')
  random.mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.set(Array.from(bytes, (_, at) => [0xfb, 0xef, 0xbe][at % 3] ?? 0))
    return bytes
  })
  const { client_id } = await newClient(accountDb, clock.now)
  random.mockRestore()
  expect(client_id).toMatch(/^0-----/)
})

test('an account is made with its app or not at all', async () => {
  const { db } = await oauthService()
  const ports = { db, passwords: cheapPasswords, now: Date.now }
  const account = { name: 'half-done', title: 'Half', email: 'jo@half.test', password: 'right horse' }
  const app = { clientId: 'proffer-app', name: 'Proffer', redirectUris: ['nowhere'], confidential: false }
  await expect(createAccount(ports, { ...account, app })).rejects.toThrow('Enter addresses a code may be sent to')
  expect(await findAccount(db, 'half-done')).toBeUndefined()
  await createAccount(ports, { ...account, app: { ...app, redirectUris: ['https://half.test/callback'] } })
  expect(await findAccount(db, 'half-done')).toBeDefined()
})
