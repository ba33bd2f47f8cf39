import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import { isSignedWith } from './verify-signature.ts'

const secret = `whsec_${btoa('a secret of thirty-two bytes, so')}`
const other = `whsec_${btoa('another secret of as many bytes.')}`
const sent = { id: 'msg_1', timestamp: '1763719200', body: '{"type":"proposal_won","data":{"name":"Café"}}' }
const signedWith = (secret: string) =>
  new Webhook(secret).sign(sent.id, new Date(Number(sent.timestamp) * 1000), sent.body)

describe('a signature', () => {
  test('made with the secret is valid', async () => {
    expect(await isSignedWith(secret, signedWith(secret), sent)).toBe(true)
  })
  test('beside another of a rotated secret is valid', async () => {
    expect(await isSignedWith(secret, `${signedWith(other)} ${signedWith(secret)}`, sent)).toBe(true)
  })
  test('of another secret is not', async () => {
    expect(await isSignedWith(other, signedWith(secret), sent)).toBe(false)
  })
  test('of another body is not', async () => {
    expect(await isSignedWith(secret, signedWith(secret), { ...sent, body: `${sent.body} ` })).toBe(false)
  })
  test.each(['', 'whsec_', 'whsec_no base64!'])('is not valid for %j, which is no secret', async (given) => {
    expect(await isSignedWith(given, signedWith(secret), sent)).toBe(false)
  })
})
