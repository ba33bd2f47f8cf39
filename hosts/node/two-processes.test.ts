import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { acrossAccounts, type Db } from '#service/store/db.ts'
import { openWorkplace } from './open-service.ts'
import { readSettings } from './settings.ts'
import { accountWithToken } from './testing/account-with-token.ts'
import { httpsReceiver, selfSigned } from './testing/https-receiver.ts'
import { postgresDatabase, postgresServer } from './testing/postgres-database.ts'
import { program } from './testing/running-server.ts'

const limit = 120
const leaseFor = 30_000

const clearing: (() => unknown)[] = []
let db: Db
let env: Record<string, string>
let one: Awaited<ReturnType<typeof program>>
let other: Awaited<ReturnType<typeof program>>
let receiving: Awaited<ReturnType<typeof receiver>>

/** Hears webhooks at a path for each account; `hold` leaves them without an answer. */
async function receiver() {
  const folder = mkdtempSync(join(tmpdir(), 'proffer-ca-'))
  clearing.push(() => rmSync(folder, { recursive: true }))
  const [certificate, file] = [selfSigned(), join(folder, 'ca.pem')]
  writeFileSync(file, certificate.cert)
  const arrived: { path: string; id: string; name: string }[] = []
  let hear = Promise.withResolvers<void>()
  let isHeld = false
  const server = await httpsReceiver(certificate, (response, { path, headers, body }) => {
    const { data } = z.object({ data: z.object({ name: z.string() }) }).parse(JSON.parse(body))
    arrived.push({ path, id: String(headers['webhook-id']), name: data.name })
    if (!isHeld) response.writeHead(200).end()
    hear.resolve()
  })
  clearing.push(() => server.close())
  const at = (account: string) => arrived.filter(({ path }) => path === `/${account}`)
  return {
    file,
    host: server.host,
    at,
    hold: (held: boolean) => {
      isHeld = held
    },
    /** Waits until so many have arrived for an account. */
    many: async (account: string, count: number) => {
      while (at(account).length < count) {
        await hear.promise
        hear = Promise.withResolvers()
      }
      return at(account)
    },
  }
}

beforeAll(async () => {
  if (!postgresServer) return
  const { url, drop } = await postgresDatabase('two')
  clearing.push(drop)
  receiving = await receiver()
  env = {
    DATABASE_URL: url,
    RATE_LIMIT_PER_MINUTE: String(limit),
    WEBHOOK_ALLOW_HOSTS: receiving.host,
    WEBHOOK_RETRY_SECONDS: '1,1,1',
    NODE_EXTRA_CA_CERTS: receiving.file,
  }
  ;({ db } = await openWorkplace(readSettings(env)))
  clearing.push(() => db.destroy())
  ;[one, other] = await Promise.all([aProcess(), aProcess()])
  await Promise.all([one.serve(), other.serve()])
})

afterAll(async () => {
  for (const clear of clearing.toReversed()) await clear()
})

async function aProcess() {
  const proffer = await program(env)
  clearing.push(() => proffer.clear())
  return proffer
}

type Process = { origin: string }

/** An account whose webhook hears of everything; `create` gives the status of its answer, none from a dead process. */
async function anAccount(name: string) {
  const token = await accountWithToken(db, name)
  const ask = ({ origin }: Process, path: string, body?: object) =>
    fetch(`${origin}/api/v2/${name}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
  expect((await ask(one, '/webhooks', { payload_url: `https://${receiving.host}/${name}` })).status).toBe(201)
  /** Too busy is 503 with nothing done: it is asked again. */
  const create = async (process: Process, name: string): Promise<number | undefined> => {
    const answer = await ask(process, '/contacts', { type: 'organisation', name }).catch(() => undefined)
    return answer?.status === 503 ? create(process, name) : answer?.status
  }
  return { ask, create }
}

const names = (count: number) => Array.from({ length: count }, (_, at) => `Roof ${at}`)

describe.skipIf(!postgresServer)('two processes on one PostgreSQL (needs TEST_POSTGRES_URL)', () => {
  test('each tells what was written to it, and of all that is written to both at once nothing twice', async () => {
    const { create } = await anAccount('shared')
    for (const process of [one, other]) {
      const before = receiving.at('shared').length
      expect(await create(process, `By ${process.origin}`)).toBe(201)
      await receiving.many('shared', before + 1)
    }
    const written = names(40)
    const statuses = await Promise.all(written.map((name, at) => create(at % 2 ? one : other, name)))
    // What was refused would be waited for without end.
    expect(statuses).toEqual(written.map(() => 201))
    const heard = await receiving.many('shared', written.length + 2)
    expect(heard.map(({ name }) => name)).toEqual(expect.arrayContaining(written))
    // Nothing is on its way any more: what was sent twice would have been counted.
    await settled('shared')
    expect(new Set(receiving.at('shared').map(({ id }) => id)).size).toBe(written.length + 2)
    expect(receiving.at('shared')).toHaveLength(written.length + 2)
  })

  test('a token has one allowance, whichever of them it asks', async () => {
    const { ask } = await anAccount('limited')
    const started = performance.now()
    const requests = Array.from(
      { length: 2 * limit },
      async (_, at) => (await ask(at % 2 ? one : other, '/hello')).status,
    )
    const statuses = await Promise.all(requests)
    const allowed = statuses.filter((status) => status === 200).length
    // What comes back within the time this took; the webhook was one request too.
    const back = Math.ceil(((performance.now() - started) / 60_000) * limit)
    expect(allowed).toBeGreaterThanOrEqual(limit - 1)
    expect(allowed).toBeLessThanOrEqual(limit + back)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
  })

  test('one dies by kill -9 and the other goes on, with all that was acknowledged', async () => {
    const { ask, create } = await anAccount('mourned')
    const dying = await aProcess()
    const server = await dying.serve()
    receiving.hold(true)
    const first = names(5)
    for (const name of first) expect(await create(dying, name)).toBe(201)
    // They are on their way from the process that dies, and nobody answers it.
    await receiving.many('mourned', first.length)
    const late = Array.from({ length: 8 }, (_, at) => `Late ${at}`)
    const writing = late.map(async (name) => ({ name, status: await create(dying, name) }))
    await Promise.race(writing)
    await server.end('SIGKILL')
    const acknowledged = (await Promise.all(writing)).filter(({ status }) => status === 201).map(({ name }) => name)
    receiving.hold(false)

    // As if the lease of the dead had run out.
    await acrossAccounts(db)
      .updateTable('delivery')
      .set((is) => ({ lease_until: is('lease_until', '-', leaseFor) }))
      .where('lease_until', 'is not', null)
      .execute()
    expect(await create(one, 'After')).toBe(201)
    const all = [...first, ...acknowledged, 'After']
    const kept = (await (await ask(other, '/contacts/organisations')).json()) as { name: string }[]
    expect(kept.map(({ name }) => name)).toEqual(expect.arrayContaining(all))
    // One event for each record, acknowledged or not; those on their way before come a second time, as the same.
    const heard = await receiving.many('mourned', first.length + kept.length)
    expect(new Set(heard.map(({ id }) => id)).size).toBe(kept.length)
    expect(heard.slice(first.length).map(({ name }) => name)).toEqual(expect.arrayContaining(all))
  })
})

/** Until no delivery of an account waits or is on its way. */
async function settled(account: string) {
  const waiting = () =>
    acrossAccounts(db)
      .selectFrom('delivery')
      .innerJoin('account', 'account.id', 'delivery.account_id')
      .select('delivery.id')
      .where('account.name', '=', account)
      .where('delivery.state', '=', 'pending')
      .execute()
  while ((await waiting()).length > 0) await new Promise((resolve) => setImmediate(resolve))
}
