import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createService } from '#service/app.ts'
import { sweep } from '#service/domain/sweep.ts'
import { appService } from '#service/testing/app-sender.ts'
import { aProposal } from '#service/testing/builders.ts'
import { atEveryStatement, dyingAt } from '#service/testing/dying.ts'
import { engine } from '#service/testing/database.ts'
import { succeeding } from '#service/testing/succeeding.ts'
import { addToken, addUser, keepTokens, sender, testService } from '#service/testing/test-service.ts'
import type { listAudit } from '#wire/audit.ts'
import { isRecorded } from '#wire/audited.ts'
import type { Answer } from '#wire/operation.ts'
import { operations } from '#wire/operations.ts'

type Log = Answer<typeof listAudit>

const recorded = operations.filter(isRecorded).map((op) => [`${op.face} ${op.methods[0]} ${op.path}`, op] as const)
const others = operations
  .filter((op) => !isRecorded(op))
  .map((op) => [`${op.face} ${op.methods[0]} ${op.path}`, op] as const)

describe.each(recorded)('%s', (_, op) => {
  test('is in the audit log once: who, when, through which application', async () => {
    const service = await testService()
    const { address, body, headers } = await succeeding(service, op)
    const all = () => service.within.selectFrom('audit_entry').selectAll().orderBy('id').execute()
    const before = (await all()).length
    expect((await service.send(op.methods[0], address, body, headers)).status).toBe(op.status)
    const entries = (await all()).slice(before)
    expect(entries).toMatchObject([
      { act: op.id.replace(/^v[12]\./, ''), user_name: 'Eva de Wit', application: 'Test', at: service.clock.now },
    ])
    expect(JSON.stringify(entries)).not.toContain('horse')
  })
})

test.each(others)('%s leaves no entry, and takes none away', async (_, op) => {
  const service = await testService()
  const { address, body, headers } = await succeeding(service, op)
  const before = await service.within.selectFrom('audit_entry').selectAll().execute()
  await service.send(op.methods[0], address, body, headers)
  expect(await service.within.selectFrom('audit_entry').selectAll().execute()).toEqual(before)
})

test('an entry is kept with what it tells or not at all, at whatever statement the process dies', async () => {
  const deaths = await atEveryStatement(async (at) => {
    const { ports, within, account, token } = await testService()
    const { db: dead, hasDied } = dyingAt(ports.db, at)
    const ask = sender(createService({ ...ports, db: dead }), { account, token })
    await ask('POST', `/api/app/${account}/settings/tags`, { name: 'Roof' }, { 'Idempotency-Key': 'once' })
    const tags = await within.selectFrom('tag').select('id').where('name', '=', 'Roof').execute()
    const told = await within.selectFrom('audit_entry').select('record_id').execute()
    expect(told).toEqual(tags.map(({ id }) => ({ record_id: id })))
    if (!hasDied()) expect(tags).toHaveLength(1)
    return hasDied()
  })
  expect(deaths).toBeGreaterThan(3)
})

test('what was refused is not told, and a repeated key tells once', async () => {
  const { ask } = await appService()
  const log = async () => (await ask<Log>('GET', '/audit')).body.items
  expect((await ask('POST', '/settings/tags', { name: '' })).status).toBe(400)
  expect(await log()).toEqual([])
  const key = { 'Idempotency-Key': 'once' }
  await ask('POST', '/settings/tags', { name: 'Roof' }, key)
  await ask('POST', '/settings/tags', { name: 'Roof' }, key)
  expect(await log()).toMatchObject([{ act: 'tags.create', changes: [{ field: 'name', value: 'Roof' }] }])
})

test('values tell what changed, and never a secret, wherever it stands', async () => {
  const service = await appService()
  const id = await addUser(service.within, 'Jan', 'Smit', { role: 'seller' })
  await service.ask('PATCH', `/settings/users/${id}`, { role: 'admin' })
  await service.within.updateTable('account_user').set({ password_hash: 'plain old horse' }).execute()
  await service.ask('POST', '/account/password', { current_password: 'old horse', password: 'right horse' })
  const kept = await service.within.selectFrom('audit_entry').selectAll().orderBy('id').execute()
  expect(kept).toMatchObject([
    { act: 'users.update', record_id: id, changes: '[{"field":"role","value":"admin","before":"seller"}]' },
    { act: 'users.change-own-password' },
  ])
  expect(JSON.stringify(kept)).not.toContain('horse')
})

test('a change tells what was before, and leaves out what stayed; a secret has neither', async () => {
  const service = await appService()
  const { id } = (await service.ask<{ id: number }>('POST', '/settings/vat-groups', { name: 'High', percentage: 21 }))
    .body
  await service.ask('PATCH', `/settings/vat-groups/${id}`, { name: 'High', percentage: 22 })
  await service.ask('PATCH', '/account', { name: 'Firm', currency: 'EUR' })
  const { items } = (await service.ask<Log>('GET', '/audit')).body
  expect(items.map(({ act, changes }) => [act, changes])).toEqual([
    ['account.update', [{ field: 'name', value: 'Firm', before: 'installer BV' }]],
    ['vat-groups.update', [{ field: 'percentage', value: '22', before: '21' }]],
    ['vat-groups.create', expect.anything()],
  ])
})

/** Settings that are no record of their own: a change, one after it, and what the log tells of the second. */
const ofSettings = [
  [
    '/settings/acceptance',
    { signers: 'all', valid_days: 30, password: false, terms: { url: 'https://a.test/terms', text: '' } },
    { signers: 'first', valid_days: 30, password: true, terms: null },
    [
      { field: 'terms', value: '', before: '{"url":"https://a.test/terms","text":""}' },
      { field: 'signers', value: 'first', before: 'all' },
      { field: 'password', value: 'true', before: 'false' },
    ],
  ],
  [
    '/settings/sign-in',
    { require_second_factor: false },
    { require_second_factor: true },
    [{ field: 'require_second_factor', value: 'true', before: 'false' }],
  ],
  [
    '/settings/follow-up',
    { working_days: [1, 2, 3], send_from: '08:00', send_until: '17:00', paused: false },
    { working_days: [1, 2], send_from: '08:00', send_until: '18:00', paused: true },
    [
      { field: 'working_days', value: '[1,2]', before: '[1,2,3]' },
      { field: 'send_until', value: '18:00', before: '17:00' },
      { field: 'paused', value: 'true', before: 'false' },
    ],
  ],
] as const

test.each(ofSettings)(
  'a change of %s tells what was before, and leaves out what stayed',
  async (path, was, is, told) => {
    const service = await appService()
    for (const fields of [was, is]) expect((await service.ask('PATCH', path, fields)).status).toBe(200)
    const { items } = (await service.ask<Log>('GET', '/audit')).body
    expect(items[0]?.changes).toEqual(told)
  },
)

test('a change of single sign-on tells what was before, and of the secret only that there is a new one', async () => {
  const service = await appService()
  const provider = {
    title: 'Entra',
    issuer: 'https://login.test',
    client_id: 'proffer',
    client_secret: 'bright horse',
    domains: ['bakker.test'],
    role: 'reader',
    only_way: false,
    emergency_user_id: null,
  }
  await service.ask('PUT', '/settings/single-sign-on', provider)
  const changed = { ...provider, client_secret: 'right horse', role: 'seller' }
  expect((await service.ask('PUT', '/settings/single-sign-on', changed)).status).toBe(200)
  const { items } = (await service.ask<Log>('GET', '/audit')).body
  expect(items[0]?.changes).toEqual([
    { field: 'client_secret', value: null },
    { field: 'role', value: 'seller', before: 'reader' },
  ])
})

test('it is filtered by person, kind, record and period, and read on from where a page ended', async () => {
  const service = await appService()
  const colleague = await addUser(service.within, 'Jan', 'Smit')
  const token = await addToken(service.within, colleague)
  const theirs = sender(service.service, { ...service, token })
  for (let made = 0; made < 101; made += 1) await service.ask('POST', '/settings/tags', { name: `t${made}` })
  service.tick(86_400_000)
  await theirs('POST', '/webhooks', { payload_url: 'https://erp.test/hook' })
  const log = async (query = '') => (await service.ask<Log>('GET', `/audit${query}`)).body
  const first = await log()
  expect(first.items).toHaveLength(100)
  expect(first.items[0]).toMatchObject({ act: 'webhooks.create', user: { id: colleague, name: 'Jan Smit' } })
  expect((await log(`?before=${first.next}`)).items).toHaveLength(2)
  expect((await log(`?user_id=${colleague}`)).items).toHaveLength(1)
  expect((await log('?kind=webhooks')).items).toHaveLength(1)
  expect((await log('?since=2026-11-22T00:00:00Z')).items).toHaveLength(1)
  expect((await log('?kind=tags&until=2026-11-22T00:00:00Z')).items).toHaveLength(100)
  expect((await service.ask('GET', '/audit?kind=%25')).status).toBe(400)
})

test('what happened to one record is found whatever it was: deleted, restored, erased, by version 1 too', async () => {
  const service = await appService()
  const v2 = sender(service.service, service)
  const { id: proposal, organisation, person: receiver } = await aProposal(service)
  const [firm, person] = [organisation.id, receiver.id]
  await v2('DELETE', `/proposals/${proposal}`)
  await service.ask('POST', `/trashcan/proposal/${proposal}/restore`, {})
  await v2('DELETE', `/api/v1/${service.account}/companies/${firm}`)
  await service.ask('POST', `/trashcan/contact/${firm}/restore`, {})
  await service.ask('GET', `/people/${person}/personal-data`)
  const acts = async (kind: string, id: number) =>
    (await service.ask<Log>('GET', `/audit?kind=${kind}&record_id=${id}`)).body.items.map(({ act }) => act)
  expect(await acts('proposals', proposal)).toEqual(['trashcan.restore', 'proposals.delete'])
  expect(await acts('contacts', firm)).toEqual(['trashcan.restore', 'companies.delete'])
  expect(await acts('contacts', person)).toEqual(['privacy.export-person'])
})

test('another account sees none of it', async () => {
  const service = await appService()
  await service.ask('POST', '/settings/tags', { name: 'Roof' })
  const other = await service.addAccount('other')
  expect((await sender(service.service, other)<Log>('GET', '/api/app/other/audit')).body.items).toEqual([])
})

test('entries go when they are older than the account keeps them, 365 days unless it says otherwise', async () => {
  const service = await appService()
  const day = 86_400_000
  await keepTokens(service.within)
  await service.ask('POST', '/settings/tags', { name: 'Roof' })
  const left = async (days: number) => {
    await sweep(service.ports, service.clock.now + days * day)
    return (await service.ask<Log>('GET', '/audit')).body.items.map(({ act }) => act)
  }
  expect(await left(365)).toEqual(['tags.create'])
  expect((await service.ask('PATCH', '/account', { audit_days: 30 })).status).toBe(200)
  expect(await left(30)).toEqual(['account.update', 'tags.create'])
  expect(await left(31)).toEqual([])
  expect((await service.ask('PATCH', '/account', { audit_days: 5 })).status).toBe(400)
})

test('the database keeps every entry as it was written, whoever asks it, until it is older than the account keeps', async () => {
  const service = await appService()
  const { db, within, clock } = service
  await service.ask('POST', '/settings/tags', { name: 'Roof' })
  const kept = () => within.selectFrom('audit_entry').selectAll().execute()
  const before = await kept()
  expect(before).toHaveLength(1)
  const never = 'Entries of the audit log are never changed'
  for (const handle of [within, db]) {
    await expect(handle.updateTable('audit_entry').set({ act: 'tags.delete' }).execute()).rejects.toThrow(never)
    await expect(handle.deleteFrom('audit_entry').execute()).rejects.toThrow(never)
  }
  if (engine === 'postgres') await expect(sql`truncate audit_entry`.execute(db)).rejects.toThrow(never)
  expect(await kept()).toEqual(before)
  await within.updateTable('account').set({ audit_kept_from: clock.now }).execute()
  await expect(within.deleteFrom('audit_entry').execute()).rejects.toThrow(never)
  await within
    .updateTable('account')
    .set({ audit_kept_from: clock.now + 1 })
    .execute()
  await within.deleteFrom('audit_entry').execute()
  expect(await kept()).toEqual([])
})

test('the age of one account lets nothing of another go', async () => {
  const service = await appService()
  const { db, clock } = service
  const other = await service.addAccount('other')
  for (const one of [service, other])
    await sender(service.service, one)('POST', `/api/app/${one.account}/settings/tags`, { name: 'Roof' })
  await service.ask('PATCH', '/account', { audit_days: 30 })
  await sweep(service.ports, clock.now + 31 * 86_400_000)
  const left = await db.selectFrom('audit_entry').selectAll().execute()
  expect(left).toMatchObject([{ account_id: other.accountId }])
})

test('no operation writes, changes or deletes entries but by being used', () => {
  const ofLog = operations.filter(({ id, path }) => id.startsWith('audit.') || path.startsWith('/audit'))
  expect(ofLog.map(({ methods }) => methods)).toEqual([['GET']])
})

test('an export takes along all that the filter finds, the newest first, and is told of itself', async () => {
  const { ask, within, clock } = await appService()
  const entry = { at: clock.now, user_id: null, user_name: '', application: '', record_id: null, changes: '[]' }
  const made = Array.from({ length: 230 }, () => ({ ...entry, act: 'sign-ins.failed' }))
  await within.insertInto('audit_entry').values(made).execute()
  await ask('POST', '/settings/tags', { name: 'Roof' })
  const { body } = await ask<string>('GET', '/exports/audit?kind=sign-ins')
  const lines = body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { kind: string; act?: string; id?: number })
  expect(lines.pop()).toEqual({ kind: 'end', entries: 230 })
  expect(new Set(lines.map(({ act }) => act))).toEqual(new Set(['sign-ins.failed']))
  const ids = lines.map(({ id = 0 }) => id)
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a))
  const [newest] = (await ask<Log>('GET', '/audit')).body.items
  expect(newest).toMatchObject({ act: 'exports.audit', changes: [{ field: 'kind', value: 'sign-ins' }] })
})
