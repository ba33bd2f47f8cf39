import { expect, test } from 'vitest'
import { Proffer } from '#client/client.ts'
import { ProfferError } from '#client/error.ts'
import { apiKeyOf } from '#service/testing/api-keys.ts'
import { insertSampleSettings } from '#service/testing/sample-settings.ts'
import { wholeService } from '#service/testing/whole-service.ts'

/** Our own client of version 2, against the service, by key. */
async function sdk() {
  const { service, origin, flow, accountDb, clock } = await wholeService()
  await insertSampleSettings(accountDb)
  const { id: userId } = await accountDb.selectFrom('account_user').select('id').executeTakeFirstOrThrow()
  const token = await apiKeyOf({ within: accountDb, clock, userId }, { role: 'admin' })
  return new Proffer({
    baseUrl: origin,
    account: flow.account,
    token,
    fetch: async (input, init) => service.fetch(new Request(input, init)),
  })
}

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
