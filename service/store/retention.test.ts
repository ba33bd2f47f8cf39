import { Kysely, type Transaction } from 'kysely'
import { expect, test, vi } from 'vitest'
import { sweep } from '#service/domain/sweep.ts'
import { erasedName } from '#service/domain/person-words.ts'
import { verifyHash } from '#service/domain/viewer-accept.ts'
import { anOrganisation, aPersonOf, aProposal } from '#service/testing/builders.ts'
import { marks, placesOf, plantedPerson } from '#service/testing/planted-person.ts'
import { keepTokens } from '#service/testing/test-service.ts'
import { viewerTest } from '#service/testing/viewer.ts'
import type { Db } from './db.ts'
import { selectRetentions, stepsOf } from './retention.ts'
import type { Table, Tables } from './schema.ts'

const day = 86_400_000

type Task = (db: Transaction<Tables>) => Promise<unknown>

async function retentionOf(db: Db) {
  const [kept] = await selectRetentions(db)
  if (!kept) throw new Error('There is no account')
  return kept
}

const counter = (db: Awaited<ReturnType<typeof viewerTest>>['db']) => async (table: Table) =>
  (
    await db
      .selectFrom(table as 'tag')
      .select('id')
      .execute()
  ).length

test('an account that says nothing keeps everything but events and the log', async () => {
  const { db, ports, clock, visit, send, id } = await viewerTest()
  await visit({ human: true })
  await send('DELETE', `/proposals/${id}`)
  const count = counter(db)
  const kept = [await count('visit'), await count('proposal'), await count('mail')]
  await sweep(ports, clock.now + 3650 * day)
  expect([await count('visit'), await count('proposal'), await count('mail')]).toEqual(kept)
  expect(await count('event')).toBe(0)
})

test('visits, texts of mails and events go after the days the account says, and not before', async () => {
  const viewer = await viewerTest()
  const { db, within, ports, clock, visit, send, id } = viewer
  await visit({ human: true })
  await send('POST', `/proposals/${id}/send`, { send_message: 'Hello' })
  await within.updateTable('mail').set({ state: 'sent', next_try_at: null }).execute()
  await keepTokens(within)
  await within.updateTable('account').set({ visit_days: 90, mail_days: 60, event_days: 7 }).execute()
  const left = async (days: number) => {
    await sweep(ports, clock.now + days * day)
    const texts = await within.selectFrom('mail').select('body').where('body', '!=', '').execute()
    return { visits: await counter(db)('visit'), texts: texts.length, events: (await counter(db)('event')) > 0 }
  }
  expect(await left(6)).toEqual({ visits: 1, texts: 2, events: true })
  expect(await left(8)).toEqual({ visits: 1, texts: 2, events: false })
  expect(await left(61)).toEqual({ visits: 1, texts: 0, events: false })
  expect(await left(91)).toEqual({ visits: 0, texts: 0, events: false })
  expect((await viewer.details()).emails.length).toBeGreaterThan(0)
})

test('a mail that waits keeps its text', async () => {
  const { within, ports, clock, send, id } = await viewerTest()
  await send('POST', `/proposals/${id}/send`, { send_message: 'Hello' })
  await within.updateTable('account').set({ mail_days: 30 }).execute()
  await sweep(ports, clock.now + 400 * day)
  expect(await within.selectFrom('mail').select('state').where('body', '=', '').execute()).toEqual([])
})

test('the trash is emptied with everything that belongs to it, and what is in use stays', async () => {
  const planted = await plantedPerson()
  const { db, within, ports, clock, send, id, organisation } = planted
  await within.updateTable('account').set({ trash_days: 30, event_days: 1 }).execute()
  const other = await aProposal(planted)
  await send('DELETE', `/proposals/${id}`)
  await send('DELETE', `/contacts/${organisation.id}`)
  await sweep(ports, clock.now + 29 * day)
  expect(await counter(db)('proposal')).toBe(2)
  await sweep(ports, clock.now + 31 * day)
  await sweep(ports, clock.now + 31 * day)
  const proposals = await within.selectFrom('proposal').select('id').execute()
  expect(proposals).toEqual([{ id: other.id }])
  const contacts = await within.selectFrom('contact').select('id').orderBy('id').execute()
  expect(contacts).toEqual([{ id: other.organisation.id }, { id: other.person.id }])
  expect(await placesOf(db)).toEqual([])
})

test.each(['proposal', 'contact'] as const)('a %s that is restored while the trash is emptied stays', async (kind) => {
  const viewer = await viewerTest()
  const { db, within, clock, send, account } = viewer
  const id = kind === 'proposal' ? viewer.id : (await anOrganisation(viewer)).id
  await within.updateTable('account').set({ trash_days: 30 }).execute()
  await send('DELETE', `/${kind}s/${id}`)
  const restore = () => send('POST', `/api/app/${account}/trashcan/${kind}/${id}/restore`)
  // Between looking for what is old and deleting it.
  const transaction = vi.spyOn(Kysely.prototype, 'transaction').mockImplementationOnce(function (this: typeof db) {
    return { execute: (task: Task) => restore().then(() => this.transaction().execute(task)) } as never
  })
  const step = stepsOf(db, await retentionOf(db), clock.now + 31 * day).find(({ table }) => table === kind)
  expect(await step?.batch()).toBe(1)
  transaction.mockRestore()
  expect(await within.selectFrom(kind).select('deleted_at').where('id', '=', id).execute()).toEqual([
    { deleted_at: null },
  ])
})

test('a contact in the trash whose proposal goes on stays with it', async () => {
  const viewer = await viewerTest()
  const { within, ports, clock, send, organisation } = viewer
  const unused = await aPersonOf(viewer, organisation.id, { firstname: 'No', lastname: 'One', email: 'no@one.test' })
  await within.updateTable('account').set({ trash_days: 30 }).execute()
  await send('DELETE', `/contacts/${organisation.id}`)
  await sweep(ports, clock.now + 31 * day)
  const left = (await within.selectFrom('contact').select('id').execute()).map(({ id }) => id)
  expect(left).toContain(viewer.person.id)
  expect(left).not.toContain(unused.id)
})

test('what was signed stays in the trash for as long as signatures are kept, and verifies', async () => {
  const { within, ports, clock, send, accept, id } = await viewerTest()
  await accept()
  await within.updateTable('account').set({ trash_days: 30, proof_years: 7 }).execute()
  await send('DELETE', `/proposals/${id}`)
  const { hash } = await within.selectFrom('acceptance').select('hash').executeTakeFirstOrThrow()
  await sweep(ports, clock.now + 6 * 365 * day)
  expect(await verifyHash(ports, hash)).toMatchObject({ accepted: true })
  await sweep(ports, clock.now + 8 * 365 * day)
  expect(await verifyHash(ports, hash)).toEqual({ accepted: false })
  expect(await within.selectFrom('proposal').select('id').execute()).toEqual([])
})

test('of somebody who was erased the signature loses its name after as many years as the account says; it verifies', async () => {
  const planted = await plantedPerson()
  const { db, within, ports, clock, token, see, ask, app, person, version_id, id } = planted
  await keepTokens(within)
  const { choices_at } = await see(token)
  const name = `${marks.firstname} ${marks.lastname}`
  await ask('POST', '/accept', { version_id, choices_at, name, signature: { typed: name } }, { token })
  await app('POST', `/people/${person}/erasure`)
  const { hash } = await within.selectFrom('acceptance').select('hash').executeTakeFirstOrThrow()
  await sweep(ports, clock.now + 6 * 365 * day)
  for (const place of ['acceptance.document', 'proposal_version.content']) expect(await placesOf(db)).toContain(place)
  await sweep(ports, clock.now + 8 * 365 * day)
  expect(await placesOf(db)).toEqual([])
  expect(await verifyHash(ports, hash)).toMatchObject({ accepted: true })
  expect((await app('GET', `/proposals/${id}/timeline`)).status).toBe(200)
  const [signed] = await within.selectFrom('acceptance').select('name').execute()
  expect(signed?.name).toBe(erasedName('nl-NL'))
})

test('each account keeps by its own days', async () => {
  const viewer = await viewerTest()
  const other = await viewer.addAccount('other')
  await viewer.visit({ human: true })
  await other.within.updateTable('account').set({ visit_days: 30 }).execute()
  await sweep(viewer.ports, viewer.clock.now + 400 * day)
  expect(await counter(viewer.db)('visit')).toBe(1)
})
