import { expect, test } from 'vitest'
import { Proffer } from '#client/client.ts'
import { ProfferError } from '#client/error.ts'
import { verifyWebhook, WebhookVerificationError } from '#client/webhooks.ts'
import { deliverDue } from '#service/delivery/deliver-due.ts'
import type { Ports, WebhookRequest } from '#service/ports.ts'
import { apiKeyOf, type KeyFields } from '#service/testing/api-keys.ts'
import { answer } from '#service/testing/webhooks.ts'
import { insertSampleSettings } from '#service/testing/sample-settings.ts'
import { wholeService } from '#service/testing/whole-service.ts'

/** Our own client of version 2, against the service, by key; `through` is the network between them. */
async function whole({ key = {}, through = (ask) => ask() }: { key?: KeyFields; through?: Network } = {}) {
  const { service, origin, flow, accountDb, clock, ports } = await wholeService()
  await insertSampleSettings(accountDb)
  const { id: userId } = await accountDb.selectFrom('account_user').select('id').executeTakeFirstOrThrow()
  const token = await apiKeyOf({ within: accountDb, clock, userId }, { role: 'admin', ...key })
  const slept: number[] = []
  const proffer = new Proffer({
    baseUrl: origin,
    account: flow.account,
    token,
    fetch: async (input, init) => through(async () => service.fetch(new Request(input, init))),
    sleep: async (milliseconds) => {
      slept.push(milliseconds)
      clock.now += Math.ceil(milliseconds)
    },
  })
  return { proffer, ports, clock, slept }
}
type Network = (ask: () => Promise<Response>) => Promise<Response>

const sdk = async () => (await whole()).proffer

test('by key from a contact to a sent proposal, its webhook and its secret, without a cast', async () => {
  const proffer = await sdk()
  const organisation = await proffer.call('contacts.create', {
    body: { type: 'organisation', name: 'Bakkerij De Korenaar', custom_trade: 'Food' },
  })
  const person = await proffer.call('contacts.create-person', {
    path: { id: organisation.id },
    body: { name: 'Fatima', email: 'fatima@korenaar.test' },
  })
  const [template] = await proffer.call('templates.favorites')
  const { id } = await proffer.call('proposals.create', {
    body: {
      name: 'Heat pump',
      contact_id: organisation.id,
      contact_people: [person.id],
      proposal_template_id: template?.id ?? 0,
      content: {
        pricetables: [
          {
            id: template?.pricetables[0]?.id ?? '',
            rows: [{ type: 'price', content: 'Pump', price: 8450, quantity: 2 }],
          },
        ],
      },
    },
  })
  const { data, etag } = await proffer.request('proposals.details', { path: { id } })
  expect(data.price_total_original).toBe('17000.00')
  await proffer.call('proposals.update', {
    path: { id },
    body: { name: 'Pump' },
    ...(etag !== null && { ifMatch: etag }),
  })
  await proffer.call('proposals.send', { path: { id }, body: { send_message: 'Hello' } })
  const { webhook_id } = await proffer.call('webhooks.create', { body: { payload_url: 'https://erp.test/hook' } })
  const [secret] = await proffer.call('webhooks.secrets', { path: { id: webhook_id } })
  expect(secret?.secret).toMatch(/^whsec_/)
  const { delivery_id } = await proffer.call('webhooks.test', {
    path: { id: webhook_id },
    body: { event: 'proposal_won' },
  })
  const delivery = await proffer.call('deliveries.details', { path: { id: delivery_id } })
  expect([delivery.event, delivery.test]).toEqual(['proposal_won', true])
})

test('a list of several pages is read to its end', async () => {
  const proffer = await sdk()
  for (let at = 1; at <= 51; at++)
    await proffer.call('contacts.create', { body: { type: 'organisation', name: `No ${at}` } })
  const names = new Set<string>()
  for await (const { name } of proffer.pages('contacts.organisations')) names.add(name)
  expect(names.size).toBe(51)
})

test('a refusal has its code, which its address explains, and a repeated key is told', async () => {
  const proffer = await sdk()
  const missing = await proffer.call('proposals.details', { path: { id: 999_999 } }).catch((error: unknown) => error)
  expect(missing).toBeInstanceOf(ProfferError)
  expect(missing).toMatchObject({
    status: 404,
    code: 'not_found',
    type: expect.stringMatching(/\/docs\/errors#not_found$/),
  })
  const create = (name: string) =>
    proffer.request('contacts.create', { body: { type: 'organisation', name }, idempotencyKey: 'k1' })
  const first = await create('Firm')
  const again = await create('Firm')
  expect([again.replayed, again.data]).toEqual([true, first.data])
  await expect(create('Other')).rejects.toMatchObject({ status: 409, code: 'idempotency_key_reused' })
})

test('a write whose answer was lost on the way is done once, and a retry brings its answer', async () => {
  let lost = 0
  const { proffer, slept } = await whole({
    through: async (ask) => {
      const answer = await ask()
      if (++lost > 2) return answer
      throw new TypeError('fetch failed')
    },
  })
  const made = await proffer.request('contacts.create', { body: { type: 'organisation', name: 'Once' } })
  expect([made.replayed, slept.length]).toEqual([true, 2])
  expect(await proffer.call('contacts.organisations')).toMatchObject([{ id: made.data.id, name: 'Once' }])
})

test('past the limit of its key a program waits as long as it is told, and nothing of it is refused', async () => {
  const { proffer, slept } = await whole({ key: { rate_limit: 60 } })
  const asked = Array.from({ length: 62 }, () => proffer.call('account.hello'))
  expect((await Promise.all(asked)).every(({ message }) => message === 'hello')).toBe(true)
  expect(slept.length).toBeGreaterThan(0)
  expect(slept.every((milliseconds) => milliseconds >= 1000)).toBe(true)
})

test('what the service posts is verified by the client, and told apart by its type', async () => {
  const { proffer, ports, clock } = await whole()
  const { webhook_id } = await proffer.call('webhooks.create', {
    body: { payload_url: 'https://erp.test/hook', events: ['contact_created'] },
  })
  const path = { id: webhook_id }
  const [first] = await proffer.call('webhooks.secrets', { path })
  await proffer.call('webhooks.rotate-secret', { path })
  const organisation = await proffer.call('contacts.create', { body: { type: 'organisation', name: 'Firm' } })
  const posted = await deliveredBy(ports)
  expect(posted).toHaveLength(1)
  for (const { body, headers } of posted) {
    // With the old secret, since the receiver has not changed over.
    const delivery = { body, headers, secret: first?.secret ?? '', now: clock.now }
    const event = await verifyWebhook(delivery)
    if (event.type !== 'contact_created' || event.data.type !== 'organisation') throw new Error(event.type)
    expect([event.data.id, event.data.coc_number]).toEqual([organisation.id, ''])
    await expect(verifyWebhook({ ...delivery, body: `${body} ` })).rejects.toThrow(WebhookVerificationError)
  }
})

/** Sends what is due to a receiver that says yes, and gives what it got. */
async function deliveredBy(ports: Ports) {
  const posted: { body: string; headers: Headers }[] = []
  const deliver = async ({ body, headers }: WebhookRequest) => {
    posted.push({ body, headers: new Headers(headers.map(({ name, value }) => [name, value])) })
    return answer(200)
  }
  while ((await deliverDue({ ...ports, network: { ...ports.network, deliver } })) > 0);
  return posted
}
