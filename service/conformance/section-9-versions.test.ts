import { expect, test } from 'vitest'
import { aProposal } from '#service/testing/builders.ts'
import { operations } from '#wire/operations.ts'
import { inVersion, versions } from './testing/versions.ts'

test.each(versions)(
  '9 Versions · prefix of %s: its paths are below /api/<version>/<account_name>/',
  async (version) => {
    const { send, account } = await inVersion(version)
    expect((await send('GET', `/api/${version}/${account}/hello`)).status).toBe(200)
  },
)

const paths = (face: string) => operations.filter((op) => op.face === face).map(({ path }) => path)

test('9 Versions · what v2 adds: contacts in place of companies, proposal directories and a tags list', () => {
  for (const path of ['/contacts/organisations', '/contacts/people', '/proposal-directories', '/settings/tags']) {
    expect(paths('v2')).toContain(path)
    expect(paths('v1')).not.toContain(path)
  }
  expect(paths('v2').filter((path) => path.startsWith('/companies'))).toEqual([])
})

test('9 Versions · what v2 adds: directory filter and sort on the proposals list', async () => {
  for (const search of ['sort=date_created', 'directory_id=1']) {
    expect((await (await inVersion('v2')).ask('GET', `/proposals/open?${search}`)).status).toBe(200)
    expect((await (await inVersion('v1')).ask('GET', `/proposals/open?${search}`)).status).toBe(400)
  }
})

test('9 Versions · what v2 adds: extra proposal fields and ISO 8601 timestamps', async () => {
  const { send, account, ...service } = await inVersion('v2')
  const { id } = await aProposal({ ...service, send })
  const { body: v2 } = await send<Record<string, unknown>>('GET', `/proposals/${id}/details`)
  const { body: v1 } = await send<Record<string, unknown>>('GET', `/api/v1/${account}/proposals/${id}/details`)
  const news = ['agree', 'contact', 'custom_fields', 'tags', 'directory_id', 'date_created', 'date_viewed', 'date_won']
  for (const field of news) {
    expect(v2).toHaveProperty(field)
    expect(v1).not.toHaveProperty(field)
  }
  const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/
  expect([v2['date_created'], v2['date_modified']]).toEqual([
    expect.stringMatching(timestamp),
    expect.stringMatching(timestamp),
  ])
})

test.each([
  ['v1', 1],
  ['v2', 2],
] as const)(
  '9 Versions · api_version: a webhook made in %s reports %i, also in the other version',
  async (version, api_version) => {
    const { done, send, account } = await inVersion(version)
    const body = { payload_url: 'https://erp.test/hook' }
    const { webhook_id } = await done<{ webhook_id: number }>('POST', '/webhooks', body)
    for (const other of versions)
      expect((await send('GET', `/api/${other}/${account}/webhooks/${webhook_id}`)).body).toMatchObject({ api_version })
  },
)

test.each(versions)('9 Versions · deprecated fields: are still present, in %s', async (version) => {
  const { done } = await inVersion(version)
  await done('POST', '/products', { name: 'Pump' })
  const [directory] = await done<[{ id: number }]>('GET', '/product-directories')
  expect((await done<object[]>('GET', `/product-directories/${directory.id}/products`))[0]).toHaveProperty('optional')
  const [favorite] = await done<[object]>('GET', '/favorites/proposals')
  for (const field of ['type', 'config_language_id', 'proposal_tpl_id']) expect(favorite).toHaveProperty(field)
})
