import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { verifyWebhook, WebhookVerificationError } from './webhooks.ts'

const secret = `whsec_${btoa('morning dew on the bakery window')}`
const other = `whsec_${btoa('flour on the table, not yet bread')}`
const body = '{"type":"proposal_won","date_created":"2026-11-05T10:15:00.000000Z","data":{"id":2041}}'
const now = Date.parse('2026-11-05T10:15:00Z')

/** Signed by another implementation of the standard. */
const headersBy = (...secrets: string[]) => ({
  'Webhook-Id': 'msg_1',
  'webhook-timestamp': String(now / 1000),
  'webhook-signature': secrets.map((one) => new Webhook(one).sign('msg_1', new Date(now), body)).join(' '),
})

test('a signed delivery is verified and read, from Headers and from plain objects', async () => {
  for (const headers of [headersBy(secret), new Headers(headersBy(secret))]) {
    const event = await verifyWebhook({ body, headers, secret, now })
    expect(event.type).toBe('proposal_won')
    if (event.type === 'proposal_won') expect(event.data.id).toBe(2041)
  }
})

test('a delivery that is form-encoded is verified as it came, and read', async () => {
  const form = new URLSearchParams({ payload: body }).toString()
  const signature = new Webhook(secret).sign('msg_1', new Date(now), form)
  const headers = { ...headersBy(secret), 'webhook-signature': signature }
  expect(await verifyWebhook({ body: form, headers, secret, now })).toEqual(JSON.parse(body))
})

test('while a secret is replaced either side may be the newer one', async () => {
  await expect(verifyWebhook({ body, headers: headersBy(other, secret), secret, now })).resolves.toBeDefined()
  await expect(verifyWebhook({ body, headers: headersBy(secret), secret: [other, secret], now })).resolves.toBeDefined()
})

test.each([
  ['another body', { body: `${body} ` }, 'No signature fits'],
  ['another secret', { secret: other }, 'No signature fits'],
  ['what is no secret', { secret: 'whsec_?' }, 'whsec_ and base64'],
  ['an older delivery', { now: now + 301_000 }, '300 s off'],
  ['a delivery of the future', { now: now - 301_000 }, '300 s off'],
  ['no id', { headers: { ...headersBy(secret), 'Webhook-Id': undefined } }, 'webhook-id is missing'],
  ['a moment that is none', { headers: { ...headersBy(secret), 'webhook-timestamp': 'x' } }, 'no number of seconds'],
  ['a signature of another kind', { headers: { ...headersBy(secret), 'webhook-signature': 'v2,x' } }, 'No signature'],
])('%s is refused', async (_, changed, words) => {
  const refused = verifyWebhook({ body, headers: headersBy(secret), secret, now, ...changed })
  await expect(refused).rejects.toThrow(WebhookVerificationError)
  await expect(refused).rejects.toThrow(words)
})
