import { expect, test, vi } from 'vitest'
import { newClient, oauthService } from '#service/testing/oauth-service.ts'

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
