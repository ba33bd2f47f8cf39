import { Webhook } from 'standardwebhooks'
import { expect, test, vi } from 'vitest'
import { getDelivery, listDeliveries, redeliver } from '#service/domain/deliveries.ts'
import { testWebhook } from '#service/domain/webhook-test.ts'
import { deleteWebhook, getWebhook, nameWebhook, updateWebhook } from '#service/domain/webhooks.ts'
import { getSecrets, rotateSecret } from '#service/domain/webhook-secrets.ts'
import { answer, aRecord, headerOf, webhookTest } from '#service/testing/webhooks.ts'
import type { WebhookRequest } from '#service/ports.ts'
import { claimDue } from './claim.ts'
import { deliverDue } from './deliver-due.ts'
import { deliverOne } from './deliver-one.ts'
import { signatureOf } from './signature.ts'
import { defaultSettings } from '#service/default-settings.ts'

type Setup = Awaited<ReturnType<typeof webhookTest>>

const theTries = async ({ unit }: Setup, webhook: number) => (await listDeliveries(unit(), webhook, { page: 1 })).items

const signedHeaders = (request: WebhookRequest) =>
  Object.fromEntries(request.headers.map(({ name, value }) => [name, value]))

test('the signature is the one of the Standard Webhooks specification', async () => {
  const signature = await signatureOf('whsec_plJ3nmyCDGBKInavdOK15jsl', {
    id: 'msg_loFOjxBNrRLzqYUf',
    timestamp: '1731705121',
    body: '{"event_type":"ping","data":{"success":true}}',
  })
  expect(signature).toBe('v1,rAvfW3dJ/X/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0=')
})

test('a receiver can verify what was sent with the secret of the webhook', async () => {
  const setup = await webhookTest()
  vi.useFakeTimers({ now: setup.clock.now, toFake: ['Date'] })
  try {
    const webhook = await setup.aWebhook()
    await setup.happen('proposal_won', aRecord(7, 'Dak & goot €'))
    await setup.deliver()
    const [request] = setup.requests
    const [{ secret } = { secret: '' }] = await getSecrets(setup.unit(), webhook)
    if (!request) throw new Error('one was sent')
    expect(new Webhook(secret).verify(request.body, signedHeaders(request))).toMatchObject({ type: 'proposal_won' })
    expect(() => new Webhook(secret).verify(`${request.body} `, signedHeaders(request))).toThrow(
      'No matching signature',
    )
  } finally {
    vi.useRealTimers()
  }
})

test('after a rotation the old secret verifies for 24 h more, then the new one alone', async () => {
  const setup = await webhookTest()
  const webhook = await setup.aWebhook()
  const [old] = await getSecrets(setup.unit(), webhook)
  setup.tick(1000)
  const [fresh, before] = await rotateSecret(setup.unit(), webhook)
  expect(before).toEqual({ ...old, date_expires: '2026-11-22T09:10:12.000000Z' })
  expect(fresh?.secret).not.toBe(old?.secret)

  const signatures = async () => {
    await setup.happen('proposal_won', aRecord(1))
    await setup.deliver()
    const request = setup.requests.at(-1)
    if (!request || !fresh || !old) throw new Error('a secret and a request are there')
    const signed = { id: headerOf(request, 'webhook-id'), timestamp: headerOf(request, 'webhook-timestamp') }
    const of = (secret: string) => signatureOf(secret, { ...signed, body: request.body })
    return { sent: headerOf(request, 'webhook-signature'), fresh: await of(fresh.secret), old: await of(old.secret) }
  }
  const during = await signatures()
  expect(during.sent).toBe(`${during.fresh} ${during.old}`)
  setup.tick(24 * 60 * 60 * 1000)
  const after = await signatures()
  expect(after.sent).toBe(after.fresh)
})

test('xform is delivered as a form with the JSON in it, and signed as sent', async () => {
  const { aWebhook, happen, deliver, requests } = await webhookTest()
  await aWebhook('a.test', { payload_content_type: 'xform' })
  await happen('proposal_won', aRecord(1, 'Dak & goot €'))
  await deliver()
  const [{ body, headers } = { body: '', headers: [] }] = requests
  expect(headerOf({ headers }, 'content-type')).toBe('application/x-www-form-urlencoded')
  const form = new URLSearchParams(body)
  expect([...form.keys()]).toEqual(['payload'])
  expect(JSON.parse(form.get('payload') ?? '')).toMatchObject({ data: { name: 'Dak & goot €' } })
})

test.each([200, 201, 202, 204, 299])('an answer of %i is a success', async (status) => {
  const setup = await webhookTest()
  const webhook = await setup.aWebhook()
  setup.receive('https://a.test/hook', () => answer(status))
  await setup.happen('proposal_won', aRecord(1))
  await setup.deliver()
  expect(await theTries(setup, webhook)).toMatchObject([
    { state: 'succeeded', date_next_try: null, tries: [{ status }] },
  ])
  setup.tick(24 * 60 * 60 * 1000)
  expect(await setup.deliver()).toBe(0)
})

test.each([199, 301, 302, 307, 400, 404, 409, 429, 500, 503])(
  'an answer of %i is a failure, tried again',
  async (status) => {
    const setup = await webhookTest()
    const webhook = await setup.aWebhook()
    setup.receive('https://a.test/hook', () => answer(status))
    await setup.happen('proposal_won', aRecord(1))
    await setup.deliver()
    expect(await theTries(setup, webhook)).toMatchObject([
      { state: 'pending', date_next_try: '2026-11-21T09:10:16.000000Z', tries: [{ status }] },
    ])
    expect(setup.requests.length).toBe(1)
  },
)

test('no answer at all is a failure that says why', async () => {
  const setup = await webhookTest()
  const webhook = await setup.aWebhook()
  setup.receive('https://a.test/hook', () => Promise.reject(new Error('The connection was reset')))
  await setup.happen('proposal_won', aRecord(1))
  await setup.deliver()
  expect(await theTries(setup, webhook)).toMatchObject([
    { tries: [{ status: null, error: 'The connection was reset' }] },
  ])
})

test('an answer that takes longer than 5 s is no answer', async () => {
  const setup = await webhookTest()
  const webhook = await setup.aWebhook()
  const timeouts: number[] = []
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    timeouts.push(milliseconds)
    return AbortSignal.abort(new Error('timed out'))
  })
  setup.receive('https://a.test/hook', ({ signal }) => Promise.reject(signal.reason as Error))
  await setup.happen('proposal_won', aRecord(1))
  await setup.deliver()
  timeout.mockRestore()
  expect(timeouts).toEqual([5000])
  expect(await theTries(setup, webhook)).toMatchObject([{ tries: [{ error: 'No whole answer within 5 s' }] }])
})

test('it is tried 10 times at growing gaps with the same id and bytes; then the webhook is made inactive', async () => {
  const setup = await webhookTest()
  const webhook = await setup.aWebhook()
  setup.receive('https://a.test/hook', () => answer(500))
  await setup.happen('proposal_won', aRecord(1))
  const moments: number[] = []
  for (const seconds of [0, ...defaultSettings.webhookRetrySeconds]) {
    setup.tick(seconds * 1000 - 1)
    expect(await setup.deliver()).toBe(0)
    setup.tick(1)
    expect(await setup.deliver()).toBe(1)
    moments.push(setup.clock.now)
  }
  const gaps = moments.slice(1).map((moment, at) => (moment - (moments[at] ?? 0)) / 1000)
  expect(gaps).toEqual([5, 30, 120, 600, 1800, 3600, 7200, 18_000, 36_000])
  expect(new Set(setup.requests.map(({ body }) => body)).size).toBe(1)
  expect(new Set(setup.requests.map((request) => headerOf(request, 'webhook-id'))).size).toBe(1)
  expect(new Set(setup.requests.map((request) => headerOf(request, 'webhook-timestamp'))).size).toBe(10)

  const [delivery] = await theTries(setup, webhook)
  expect(delivery).toMatchObject({ state: 'failed', date_next_try: null })
  expect(delivery?.tries.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(await getWebhook(setup.unit(), webhook, 2)).toMatchObject({
    active: false,
    date_failed: `${new Date(setup.clock.now).toISOString().slice(0, -1)}000Z`,
  })
})

test.each([
  { random: 0, gap: 4500 },
  { random: 0.5, gap: 5000 },
  { random: 0.999_999, gap: 5500 },
])('the gap is spread by 10 %: $gap ms', async ({ random, gap }) => {
  const setup = await webhookTest()
  await setup.aWebhook()
  setup.receive('https://a.test/hook', () => answer(500))
  await setup.happen('proposal_won', aRecord(1))
  await deliverDue({ ...setup.ports, random: () => random })
  setup.tick(gap - 1)
  expect(await setup.deliver()).toBe(0)
  setup.tick(1)
  expect(await setup.deliver()).toBe(1)
})

test('the gaps come from the settings, and with them the number of tries', async () => {
  const setup = await webhookTest()
  const webhook = await setup.aWebhook()
  setup.receive('https://a.test/hook', () => answer(500))
  await setup.happen('proposal_won', aRecord(1))
  const ports = { ...setup.ports, settings: { ...setup.ports.settings, webhookRetrySeconds: [1] } }
  await deliverDue(ports)
  setup.tick(1000)
  await deliverDue(ports)
  expect(await theTries(setup, webhook)).toMatchObject([{ state: 'failed', tries: [{ number: 1 }, { number: 2 }] }])
})

test('while a webhook is inactive nothing is sent; made active again, what waited goes on with all its tries', async () => {
  const setup = await webhookTest()
  const webhook = await setup.aWebhook()
  setup.receive('https://a.test/hook', () => answer(500))
  await setup.happen('proposal_won', aRecord(1))
  await setup.deliver()
  await updateWebhook(setup.unit(), webhook, { active: false })
  setup.tick(3_600_000)
  expect(await setup.deliver()).toBe(0)
  expect(await theTries(setup, webhook)).toMatchObject([{ state: 'pending', date_next_try: null }])

  setup.receive('https://a.test/hook', () => answer(200))
  await updateWebhook(setup.unit(), webhook, { active: true })
  expect(await setup.deliver()).toBe(1)
  expect(await theTries(setup, webhook)).toMatchObject([{ state: 'succeeded' }])
})

test('a try that ends after its webhook was made inactive is kept, and waits', async () => {
  const setup = await webhookTest()
  const webhook = await setup.aWebhook()
  setup.receive('https://a.test/hook', async () => {
    await updateWebhook(setup.unit(), webhook, { active: false })
    return answer(500)
  })
  await setup.happen('proposal_won', aRecord(1))
  await setup.deliver()
  expect(await theTries(setup, webhook)).toMatchObject([
    { state: 'pending', date_next_try: null, tries: [{ status: 500 }] },
  ])
})

test.each([
  [
    'its webhook was made active again',
    async (setup: Setup, webhook: number) => {
      await updateWebhook(setup.unit(), webhook, { active: false })
      await updateWebhook(setup.unit(), webhook, { active: true })
    },
  ],
  [
    'it was sent once more',
    async (setup: Setup, webhook: number) => {
      const [delivery] = await theTries(setup, webhook)
      await redeliver(setup.unit(), delivery?.id ?? 0)
    },
  ],
])('a last try that fails while %s is the first of all its tries', async (_what, giveTries) => {
  const setup = await webhookTest()
  setup.ports.settings.webhookRetrySeconds = [5]
  const webhook = await setup.aWebhook()
  setup.receive('https://a.test/hook', () => answer(500))
  await setup.happen('proposal_won', aRecord(1))
  await setup.deliver()
  setup.tick(5000)
  setup.receive('https://a.test/hook', async () => {
    await giveTries(setup, webhook)
    return answer(500)
  })
  await setup.deliver()
  expect(await theTries(setup, webhook)).toMatchObject([
    { state: 'pending', date_next_try: '2026-11-21T09:10:21.000000Z' },
  ])
  expect(await getWebhook(setup.unit(), webhook, 2)).toMatchObject({ active: true, date_failed: null })
})

test('made active again, a webhook that failed has no date_failed any more', async () => {
  const setup = await webhookTest()
  const webhook = await setup.aWebhook()
  setup.receive('https://a.test/hook', () => answer(500))
  await setup.happen('proposal_won', aRecord(1))
  await deliverDue({ ...setup.ports, settings: { ...setup.ports.settings, webhookRetrySeconds: [] } })
  expect(await getWebhook(setup.unit(), webhook, 2)).toMatchObject({ active: false })
  await updateWebhook(setup.unit(), webhook, { active: true })
  expect(await getWebhook(setup.unit(), webhook, 2)).toMatchObject({ active: true, date_failed: null })
})

test('a webhook deleted while it is told leaves nothing behind', async () => {
  const setup = await webhookTest()
  const webhook = await setup.aWebhook()
  setup.receive('https://a.test/hook', async () => {
    await deleteWebhook(setup.unit(), webhook)
    return answer(500)
  })
  await setup.happen('proposal_won', aRecord(1))
  await setup.deliver()
  for (const table of ['webhook', 'webhook_secret', 'delivery', 'delivery_try'] as const)
    expect(await setup.within.selectFrom(table).selectAll().execute()).toEqual([])
  expect(setup.log).toEqual([])
})

test('what was sent and answered is kept: headers, bytes, and where the answer was cut', async () => {
  const setup = await webhookTest()
  const webhook = await setup.aWebhook()
  setup.receive('https://a.test/hook', () => ({ ...answer(200, 'x'.repeat(65_536)), cut: true }))
  await setup.happen('proposal_won', aRecord(1))
  await setup.deliver()
  const [{ id } = { id: 0 }] = await theTries(setup, webhook)
  const [request] = setup.requests
  expect(await getDelivery(setup.unit(), id)).toMatchObject({
    body: request?.body,
    event: 'proposal_won',
    record: { type: 'proposal', id: 1 },
    tries: [
      {
        payload_url: 'https://a.test/hook',
        request_headers: request?.headers,
        response_headers: [{ name: 'content-type', value: 'text/plain' }],
        response_body: 'x'.repeat(65_536),
        response_cut: true,
      },
    ],
  })
})

test('an answer that is no text is kept as far as it can be', async () => {
  const setup = await webhookTest()
  const webhook = await setup.aWebhook()
  setup.receive('https://a.test/hook', () => ({ ...answer(200), body: Uint8Array.of(0, 0xff, 65) }))
  await setup.happen('proposal_won', aRecord(1))
  await setup.deliver()
  const [{ id } = { id: 0 }] = await theTries(setup, webhook)
  expect((await getDelivery(setup.unit(), id)).tries[0]?.response_body).toBe('\uFFFD\uFFFDA')
})

test('a webhook with many deliveries does not stand before the others, and 5 at most are on their way', async () => {
  const setup = await webhookTest()
  await setup.aWebhook('busy.test', { events: ['proposal_won'] })
  await setup.aWebhook('quiet.test', { events: ['proposal_lost'] })
  for (let id = 1; id <= 20; id += 1) await setup.happen('proposal_won', aRecord(id))
  await setup.happen('proposal_lost', aRecord(99))
  const first = await claimDue(setup.ports, 4)
  expect(first.map(({ payload_url }) => new URL(payload_url).host).toSorted()).toEqual([
    'busy.test',
    'busy.test',
    'busy.test',
    'quiet.test',
  ])
  expect((await claimDue(setup.ports, 100)).length).toBe(2)
  expect((await claimDue(setup.ports, 100)).length).toBe(0)
})

test('two processes on one database never send the same delivery', async () => {
  const setup = await webhookTest()
  for (const host of ['a.test', 'b.test', 'c.test', 'd.test']) await setup.aWebhook(host)
  for (let id = 1; id <= 25; id += 1) await setup.happen('proposal_won', aRecord(id))
  const worker = async () => {
    let sent = 0
    for (let some = 1, idle = 0; idle < 3; idle = some === 0 ? idle + 1 : 0)
      sent += some = await deliverDue(setup.ports)
    return sent
  }
  const sent = await Promise.all([worker(), worker(), worker()])
  expect(sent.reduce((sum, one) => sum + one, 0)).toBe(100)
  expect(new Set(setup.requests.map((request) => headerOf(request, 'webhook-id'))).size).toBe(100)
  expect(setup.requests.length).toBe(100)
})

test('what a process had claimed when it died is sent by another once the lease has ended', async () => {
  const setup = await webhookTest()
  await setup.aWebhook()
  await setup.happen('proposal_won', aRecord(1))
  const [lost] = await claimDue(setup.ports, 10)
  setup.tick(29_999)
  expect(await setup.deliver()).toBe(0)
  setup.tick(1)
  expect(await setup.deliver()).toBe(1)
  // The one thought dead was only slow: what it has to say comes too late.
  if (!lost) throw new Error('one was claimed')
  setup.receive('https://a.test/hook', () => answer(500))
  await deliverOne(setup.ports, lost)
  expect(await theTries(setup, lost.webhook_id)).toMatchObject([{ state: 'succeeded', tries: [{ status: 200 }] }])
})

test('a slow receiver does not hold up another one', async () => {
  const setup = await webhookTest()
  await setup.aWebhook('slow.test')
  await setup.aWebhook('quick.test')
  const slow = Promise.withResolvers<void>()
  setup.receive('https://slow.test/hook', () => slow.promise.then(() => answer(200)))
  const quick = new Promise<void>((resolve) => {
    setup.receive('https://quick.test/hook', () => {
      resolve()
      return answer(200)
    })
  })
  await setup.happen('proposal_won', aRecord(1))
  const pass = setup.deliver()
  await quick
  await setup.happen('proposal_lost', aRecord(1))
  const claimed = await claimDue(setup.ports, 100)
  expect(claimed.map(({ payload_url }) => new URL(payload_url).host).toSorted()).toEqual(['quick.test', 'slow.test'])
  slow.resolve()
  await pass
})

test('a failure to keep the outcome is logged, and the delivery is tried again', async () => {
  const setup = await webhookTest()
  await setup.aWebhook()
  await setup.happen('proposal_won', aRecord(1))
  await deliverDue({
    ...setup.ports,
    random: () => {
      throw new Error('no chance')
    },
  })
  expect(setup.log).toMatchObject([{ level: 'error', message: 'delivery could not be stored' }])
  setup.tick(30_000)
  expect(await setup.deliver()).toBe(1)
})

test('a test says so in a header, and nothing else does', async () => {
  const setup = await webhookTest()
  const webhook = await setup.aWebhook()
  await testWebhook(setup.unit(), webhook, 'proposal_won')
  await setup.deliver()
  await setup.happen('proposal_won', aRecord(1))
  await setup.deliver()
  expect(setup.requests.map((request) => headerOf(request, 'webhook-test'))).toEqual(['true', ''])
})

test('whoever made the webhook is mailed when it is paused after failures, with a way to it', async () => {
  const setup = await webhookTest()
  const webhook = await setup.aWebhook()
  await nameWebhook(setup.unit(), webhook, 'The ERP')
  setup.receive('https://a.test/hook', () => answer(503))
  await setup.happen('proposal_won', aRecord(1))
  await deliverDue({ ...setup.ports, settings: { ...setup.ports.settings, webhookRetrySeconds: [] } })
  const mails = await setup.within.selectFrom('mail').selectAll().execute()
  expect(mails).toMatchObject([
    { proposal_id: null, state: 'queued', subject: expect.stringContaining('The ERP'), next_try_at: setup.clock.now },
  ])
  expect(mails[0]?.body).toContain(`https://app.test/webhooks/${webhook}`)
  expect(mails[0]?.body).toContain('503')
})

test('everybody is mailed when nobody who can sign in made it; a person who pauses it mails nobody', async () => {
  const setup = await webhookTest()
  const webhook = await setup.aWebhook()
  const colleague = {
    email: 'bo@installer.test',
    email_key: 'bo@installer.test',
    password_hash: '',
    role: 'admin',
    active: 1,
  } as const
  await setup.within
    .insertInto('account_user')
    .values({ ...colleague, firstname: 'Bo', lastname: '', phone: '', jobtitle: '' })
    .execute()
  await updateWebhook(setup.unit(), webhook, { active: false })
  const recipients = async () =>
    (await setup.within.selectFrom('mail').select('recipient').execute()).map(({ recipient }) => recipient)
  expect(await recipients()).toEqual([])

  await updateWebhook(setup.unit(), webhook, { active: true })
  await setup.within.updateTable('webhook').set({ made_by: null }).execute()
  setup.receive('https://a.test/hook', () => answer(503))
  await setup.happen('proposal_won', aRecord(1))
  await deliverDue({ ...setup.ports, settings: { ...setup.ports.settings, webhookRetrySeconds: [] } })
  expect((await recipients()).length).toBe(2)
  expect(await recipients()).toContain('bo@installer.test')
})
