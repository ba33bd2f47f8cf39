import { expect, test } from 'vitest'
import { webhookTest } from '#service/testing/webhooks.ts'
import { checkPayloadUrl } from './webhook-address.ts'
import { getSecrets, rotateSecret } from './webhook-secrets.ts'
import { createWebhook, deleteWebhook, getWebhook, listWebhooks, updateWebhook } from './webhooks.ts'

const fields = {
  payload_url: 'https://a.test/hook',
  payload_content_type: 'json',
  active: true,
  events: ['all'],
} as const

test('a webhook reads as it was made, with its version and dates', async () => {
  const { unit, aWebhook } = await webhookTest()
  const id = await aWebhook('a.test', { events: ['proposal_won', 'proposal_won', 'contact_created'] })
  expect(await listWebhooks(unit(), 2)).toEqual([
    {
      id,
      payload_url: 'https://a.test/hook',
      payload_content_type: 'json',
      active: true,
      events: ['proposal_won', 'contact_created'],
      api_version: 2,
      date_created: '2026-11-21T09:10:11.000000Z',
      date_modified: '2026-11-21T09:10:11.000000Z',
      date_failed: null,
    },
  ])
})

test('dates are written as the asking version writes them', async () => {
  const { unit, aWebhook } = await webhookTest()
  const id = await aWebhook()
  expect(await getWebhook(unit(), id, 1)).toMatchObject({ api_version: 2, date_created: '2026-11-21 09:10:11' })
})

test('an account has at most 10 webhooks; a deleted one makes room', async () => {
  const { unit, aWebhook } = await webhookTest()
  const ids: number[] = []
  for (let at = 1; at <= 10; at += 1) ids.push(await aWebhook(`h${at}.test`))
  await expect(createWebhook(unit(), fields, 2)).rejects.toMatchObject({ reason: 'conflict' })
  await deleteWebhook(unit(), ids[3] ?? 0)
  await createWebhook(unit(), fields, 2)
  await expect(createWebhook(unit(), fields, 2)).rejects.toMatchObject({ reason: 'conflict' })
})

test('an update changes what is supplied and nothing else', async () => {
  const { unit, aWebhook, tick } = await webhookTest()
  const id = await aWebhook('a.test', { events: ['proposal_won'] })
  const before = await getWebhook(unit(), id, 2)
  tick(1000)
  expect(await updateWebhook(unit(), id, { payload_content_type: 'xform' })).toEqual({ status: '200 OK' })
  expect(await getWebhook(unit(), id, 2)).toEqual({
    ...before,
    payload_content_type: 'xform',
    date_modified: '2026-11-21T09:10:12.000000Z',
  })
})

test('a webhook keeps to the words of its version, whichever version changes it', async () => {
  const { unit, aWebhook } = await webhookTest()
  const old = await aWebhook('old.test', { version: 1, events: ['company_created'] })
  const fresh = await aWebhook('new.test', { version: 2 })
  await updateWebhook(unit(), old, { events: ['company_person_deleted', 'all'] })
  await expect(updateWebhook(unit(), old, { events: ['all', 'contact_created'] })).rejects.toMatchObject({
    reason: 'invalid',
    faults: { 'events.1': ['Version 1 has no event contact_created'] },
  })
  await expect(updateWebhook(unit(), fresh, { events: ['company_created'] })).rejects.toMatchObject({
    faults: { 'events.0': ['Version 2 has no event company_created'] },
  })
})

test('a webhook that is not there is told apart from none', async () => {
  const { unit } = await webhookTest()
  const missing = { reason: 'not_found' }
  await expect(getWebhook(unit(), 7, 2)).rejects.toMatchObject(missing)
  await expect(updateWebhook(unit(), 7, {})).rejects.toMatchObject(missing)
  await expect(deleteWebhook(unit(), 7)).rejects.toMatchObject(missing)
  await expect(getSecrets(unit(), 7)).rejects.toMatchObject(missing)
  await expect(rotateSecret(unit(), 7)).rejects.toMatchObject(missing)
})

test('a secret is 256 random bits as Standard Webhooks writes them', async () => {
  const { unit, aWebhook } = await webhookTest()
  const [first] = await getSecrets(unit(), await aWebhook('a.test'))
  const [second] = await getSecrets(unit(), await aWebhook('b.test'))
  expect(first).toMatchObject({ date_created: '2026-11-21T09:10:11.000000Z', date_expires: null })
  expect(atob(first?.secret.replace('whsec_', '') ?? '')).toHaveLength(32)
  expect(first?.secret).not.toBe(second?.secret)
})

test('secrets replaced within a day each keep their own end; more than four at once are refused', async () => {
  const { unit, aWebhook, tick } = await webhookTest()
  const id = await aWebhook()
  for (let hour = 0; hour < 4; hour += 1) {
    await rotateSecret(unit(), id)
    tick(60 * 60 * 1000)
  }
  expect((await getSecrets(unit(), id)).map(({ date_expires }) => date_expires?.slice(8, 13))).toEqual([
    undefined,
    '22T12',
    '22T11',
    '22T10',
    '22T09',
  ])
  await expect(rotateSecret(unit(), id)).rejects.toMatchObject({ reason: 'conflict' })
  tick(20 * 60 * 60 * 1000)
  expect(await rotateSecret(unit(), id)).toHaveLength(5)
})

const check = (
  payload_url: string,
  addresses: string[] | undefined = ['93.184.215.14'],
  webhookAllowHosts: string[] = [],
) => checkPayloadUrl({ network: { resolve: async () => addresses }, settings: { webhookAllowHosts } }, payload_url)

test.each([
  ['http://a.test/', 'https'],
  ['ftp://a.test/', 'https'],
  ['no address', 'https'],
  ['https://me:secret@a.test/', 'without a user name'],
  ['https://me@a.test/', 'without a user name'],
  ['https://127.0.0.1/', 'public'],
  ['https://2130706433/', 'public'],
  ['https://0x7f.1/', 'public'],
  ['https://[::1]/', 'public'],
  ['https://[::ffff:10.0.0.1]/', 'public'],
  ['https://[64:ff9b::a00:1]/', 'public'],
  ['https://[2002:a00:1::]/', 'public'],
])('%s is no address for a webhook: %s', async (payload_url, fault) => {
  await expect(check(payload_url)).rejects.toMatchObject({
    reason: 'invalid',
    faults: { payload_url: [expect.stringContaining(fault)] },
  })
})

test('a host is taken when every address it has is public', async () => {
  await expect(check('https://a.test/hook')).resolves.toBeUndefined()
  await expect(check('https://a.test/', ['93.184.215.14', '10.0.0.1'])).rejects.toMatchObject({ reason: 'invalid' })
  await expect(check('https://a.test/', ['::1'])).rejects.toMatchObject({ reason: 'invalid' })
  await expect(check('https://a.test/', [])).rejects.toMatchObject({ reason: 'invalid' })
})

test('a host that the operator excepts is taken however it and its usual port are written', async () => {
  const inside = ['10.0.0.1']
  await expect(check('https://erp.test/', inside, ['ERP.test:443'])).resolves.toBeUndefined()
  await expect(check('https://erp.test:8443/', inside, ['Erp.test'])).resolves.toBeUndefined()
  await expect(check('https://erp.test:8443/', inside, ['erp.test:8443'])).resolves.toBeUndefined()
  await expect(check('https://erp.test/', inside, ['erp.test:8443'])).rejects.toMatchObject({ reason: 'invalid' })
  await expect(check('https://erp.test:8443/', inside, ['erp.test:443'])).rejects.toMatchObject({ reason: 'invalid' })
})

test('where names cannot be resolved, the name is taken as it is and addresses still are looked at', async () => {
  const unresolved = { network: { resolve: async () => undefined }, settings: { webhookAllowHosts: [] } }
  await expect(checkPayloadUrl(unresolved, 'https://a.test/')).resolves.toBeUndefined()
  await expect(checkPayloadUrl(unresolved, 'https://10.0.0.1/')).rejects.toMatchObject({ reason: 'invalid' })
})

test('hosts that the operator excepts may be anywhere', async () => {
  await expect(check('https://localhost:8443/', ['127.0.0.1'], ['localhost'])).resolves.toBeUndefined()
  await expect(check('https://localhost:8443/', ['127.0.0.1'], ['localhost:8443'])).resolves.toBeUndefined()
  await expect(check('https://localhost:9443/', ['127.0.0.1'], ['localhost:8443'])).rejects.toMatchObject({
    reason: 'invalid',
  })
  await expect(check('http://localhost/', ['127.0.0.1'], ['localhost'])).rejects.toMatchObject({ reason: 'invalid' })
})
