import { afterEach, describe, expect, test, vi } from 'vitest'
import { acrossAccounts, type Db } from '#service/store/db.ts'
import { openWorkplace } from './open-service.ts'
import { readSettings } from './settings.ts'
import { postgresDatabase, postgresServer } from './testing/postgres-database.ts'
import { programWithAccount, type Ask } from './testing/program-with-account.ts'
import { program } from './testing/running-server.ts'

/** Proposals that are reminded of, and as many that are sent at a moment. */
const many = 10
const leaseFor = 30_000

const clearing: (() => unknown)[] = []
afterEach(async () => {
  for (const clear of clearing.splice(0).toReversed()) await clear()
})

async function done<Body>(answer: Promise<Response>): Promise<Body> {
  const { status, ok } = await answer
  if (!ok) throw new Error(`It is ${status}: ${await (await answer).text()}`)
  return (await (await answer).json()) as Body
}

/** A zone where it is about noon, so that the hours of the account are far from their end. */
function noonZone() {
  const ahead = 12 - new Date().getUTCHours()
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/** Everything is due; steps wait for the end of the pause. */
async function prepare(ask: Ask, db: Db) {
  const app = <Body = { id: number }>(method: string, path: string, body: object) =>
    done<Body>(ask(`app/bakker${path}`, method, body))
  const v2 = (path: string, body: object) => done<{ id: number }>(ask(`v2/bakker${path}`, 'POST', body))
  await app('PATCH', '/account', { time_zone: noonZone() })
  const hours = { send_from: '00:00', send_until: '23:59', working_days: [1, 2, 3, 4, 5, 6, 7] }
  await app('PATCH', '/settings/follow-up', { ...hours, paused: true })
  const mail = { name: 'Reminder', subject: 'Still there', message: '[proposal_link]', language: '' }
  const template = await app('POST', '/settings/email-templates', mail)
  const automation = { trigger: 'not_opened', days: 0, action: 'remind', email_template_ids: [template.id] }
  const set = await app('POST', '/settings/automation-sets', { name: 'Set', automations: [automation] })
  const settings = { vat_default_percentage: 21 }
  const rows = [{ type: 'price', content: 'Roof', price: 100 }]
  const pricetables = [{ id: 'main', settings, rows }]
  const favorite = await app('POST', '/settings/favorite-templates', { name: 'Roof', pricetables })
  for (let at = 0; at < 2 * many; at++) {
    const isReminded = at < many
    const fullname = `${isReminded ? 'Reminded' : 'Sent'} ${at}`
    const email = `${isReminded ? 'reminded' : 'sent'}-${at}@jansen.test`
    const contact = await v2('/contacts', { type: 'person', fullname, email })
    const whom = { contact_id: contact.id, contact_people: [contact.id] }
    const body = { name: `Roof ${at}`, proposal_template_id: favorite.id, ...whom }
    const { id } = await v2('/proposals', { ...body, ...(isReminded && { automations_set_id: set.id }) })
    if (isReminded) await v2(`/proposals/${id}/send`, { send_method: 'self', send_message: 'x' })
    else await app('PUT', `/proposals/${id}/scheduled-sending`, { at: tomorrow(), send_message: 'Hello' })
  }
  await acrossAccounts(db).updateTable('scheduled_sending').set({ due_at: Date.now() }).execute()
}

const tomorrow = () => new Date(Date.now() + 36 * 3_600_000).toISOString().slice(0, 16)

/** What was mailed to customers, in the order of their addresses. */
const mailed = async (db: Db) =>
  (await acrossAccounts(db).selectFrom('mail').select('recipient').where('receiver_id', 'is not', null).execute())
    .map(({ recipient }) => recipient)
    .toSorted()

const untilMailed = (db: Db, count: number) =>
  vi.waitUntil(async () => (await mailed(db)).length >= count, { timeout: 150_000, interval: 5 })

/** As if the leases of the dead had run out. */
async function releaseLeases(db: Db) {
  for (const table of ['automation_step', 'scheduled_sending'] as const)
    await acrossAccounts(db)
      .updateTable(table)
      .set((is) => ({ lease_until: is('lease_until', '-', leaseFor) }))
      .where('lease_until', 'is not', null)
      .execute()
}

/** Everything happened once, and every row says so. */
async function expectOnce(db: Db) {
  const all = acrossAccounts(db)
  const names = Array.from({ length: 2 * many }, (_, at) => `${at < many ? 'reminded' : 'sent'}-${at}@jansen.test`)
  expect(await mailed(db)).toEqual(names.toSorted())
  const steps = await all.selectFrom('automation_step').select(['state', 'mail_id', 'lease_key']).execute()
  expect(steps.filter(({ state, lease_key }) => state === 'done' && lease_key === null)).toHaveLength(many)
  expect(new Set(steps.map(({ mail_id }) => mail_id)).size).toBe(many)
  const sendings = await all.selectFrom('scheduled_sending').select('state').execute()
  expect(sendings).toEqual(Array.from({ length: many }, () => ({ state: 'sent' })))
  const told = await all.selectFrom('log_entry').select('proposal_id').where('kind', '=', 'sent').execute()
  expect(new Set(told.map(({ proposal_id }) => proposal_id)).size).toBe(told.length)
  expect(told).toHaveLength(2 * many)
  const open = await all.selectFrom('proposal').select('id').where('status', '=', 'open').execute()
  expect(open).toHaveLength(2 * many)
}

/** The program with everything due, its database, and the way to start it off. */
async function prepared(env: Record<string, string>) {
  const wide = { ...env, RATE_LIMIT_PER_MINUTE: '1000000' }
  const proffer = await programWithAccount(wide)
  clearing.push(() => proffer.clear())
  const { db } = await openWorkplace(readSettings({ DATABASE_URL: proffer.databaseUrl }))
  clearing.push(() => db.destroy())
  const first = await proffer.serve()
  await prepare(proffer.ask, db)
  return {
    ...proffer,
    env: wide,
    db,
    first,
    resume: () => proffer.ask('app/bakker/settings/follow-up', 'PATCH', { paused: false }),
  }
}

const engines = [
  { engine: 'SQLite', database: async () => ({}), missing: false },
  {
    engine: 'PostgreSQL',
    database: async () => {
      const { url, drop } = await postgresDatabase('followed')
      clearing.push(drop)
      return { DATABASE_URL: url }
    },
    missing: !postgresServer,
  },
]

describe.each(engines)('kill -9 while reminders and scheduled sendings run, on $engine', ({ database, missing }) => {
  test.skipIf(missing)('each goes once: none is lost, none goes twice', async () => {
    const { db, first, serve, resume } = await prepared(await database())
    let server = first
    for (const after of [1, 6, 13]) {
      // The answer may die with it. Said each time: sendings wait for no end of a pause, so the first mail can be one of
      // theirs, and the program die before it has heard of the end.
      resume().catch(() => undefined)
      await untilMailed(db, after)
      await server.end('SIGKILL')
      await releaseLeases(db)
      server = await serve()
    }
    await resume()
    await untilMailed(db, 2 * many)
    await server.end('SIGTERM')
    await expectOnce(db)
  })
})

test.skipIf(!postgresServer)(
  'two processes on one PostgreSQL share the work, one dies by kill -9, and each goes once',
  async () => {
    const { db, env, databaseUrl, first, resume, ask } = await prepared(await (engines[1]?.database() ?? {}))
    const other = await program({ ...env, DATABASE_URL: databaseUrl })
    clearing.push(() => other.clear())
    const second = await other.serve()
    // Both look at once.
    await resume()
    await Promise.all([untilMailed(db, 6), fetch(`${other.origin}/readyz`)])
    await second.end('SIGKILL')
    await releaseLeases(db)
    // A write wakes whoever is left.
    expect((await ask('v2/bakker/contacts', 'POST', { type: 'organisation', name: 'After' })).status).toBe(201)
    await untilMailed(db, 2 * many)
    await first.end('SIGTERM')
    await expectOnce(db)
  },
)
