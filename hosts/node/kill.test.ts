import { afterEach, describe, expect, test } from 'vitest'
import { hashToken } from '#service/domain/token-hash.ts'
import { createAccount, registerClient } from '#service/oauth/register.ts'
import type { Db } from '#service/store/db.ts'
import { findClient } from '#service/store/oauth-clients.ts'
import { insertTokens } from '#service/store/oauth-tokens.ts'
import { findUserByEmail } from '#service/store/sign-in-users.ts'
import { withinAccount } from '#service/store/within-account.ts'
import { cheapPasswords } from '#service/testing/sign-in.ts'
import { openWorkplace } from './open-service.ts'
import { readSettings } from './settings.ts'
import { postgresDatabase, postgresServer } from './testing/postgres-database.ts'
import { program } from './testing/running-server.ts'

const clearing: (() => unknown)[] = []
afterEach(async () => {
  for (const clear of clearing.splice(0).toReversed()) await clear()
})

/** An account whose user has a token, without the slow way through the pages. */
async function accountWithToken(db: Db) {
  const person = { email: 'jo@bakker.test', password: 'right horse' }
  const ports = { db, passwords: cheapPasswords, now: Date.now }
  const { id } = await createAccount(ports, { name: 'bakker', title: 'Bakker', ...person })
  const within = withinAccount(db, id)
  const redirectUris = ['https://app.test/callback']
  const registered = await registerClient(within, Date.now(), { name: 'Test', redirectUris, confidential: false })
  const [client, user] = [await findClient(within, registered.client_id), await findUserByEmail(within, person.email)]
  if (!client || !user) throw new Error('both were made')
  const token = { kind: 'access', family: 'one', oauth_client_id: client.id, user_id: user.id } as const
  const lifetime = { created_at: Date.now(), expires_at: Date.now() + 3_600_000 }
  await insertTokens(within, [{ ...token, ...lifetime, token_hash: await hashToken('a-token') }])
}

/** The program on an engine, and a way to ask it. */
async function prepared(given: Record<string, string>) {
  const proffer = await program({ WEBHOOK_ALLOW_HOSTS: 'localhost:9', WEBHOOK_RETRY_SECONDS: '1000000', ...given })
  clearing.push(() => proffer.clear())
  const { db } = await openWorkplace(readSettings({ DATABASE_URL: proffer.databaseUrl }))
  await accountWithToken(db)
  await db.destroy()
  const ask = (path: string, method = 'GET', body?: object) =>
    fetch(`${proffer.origin}/api/${path}`, {
      method,
      headers: { authorization: 'Bearer a-token', 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
  return { ...proffer, ask }
}

type Ask = Awaited<ReturnType<typeof prepared>>['ask']

/** Every item of a list, page by page. */
async function all<Item>(ask: Ask, path: string): Promise<Item[]> {
  const items: Item[] = []
  for (let page = 1; ; page += 1) {
    const some = (await (await ask(`${path}${path.includes('?') ? '&' : '?'}page=${page}`)).json()) as Item[]
    items.push(...some)
    if (some.length < 50) return items
  }
}

/** Writes from several hands until the server dies, and calls `enough` after so many were acknowledged. */
async function writeUntilDeath(ask: Ask, round: number, { after, enough }: { after: number; enough: () => void }) {
  const acknowledged: string[] = []
  const hand = async (number: number) => {
    for (let at = 0; ; at += 1) {
      const name = `Roof ${round}.${number}.${at}`
      const answer = await ask('v2/bakker/contacts', 'POST', { type: 'organisation', name }).catch(() => undefined)
      if (!answer) return
      expect(answer.status).toBe(201)
      acknowledged.push(name)
      if (acknowledged.length === after) enough()
    }
  }
  await Promise.all([0, 1, 2, 3].map(hand))
  return acknowledged
}

const engines = [
  { engine: 'SQLite', database: async () => ({}), missing: false },
  {
    engine: 'PostgreSQL',
    database: async () => {
      const { url, drop } = await postgresDatabase('killed')
      clearing.push(drop)
      return { DATABASE_URL: url }
    },
    missing: !postgresServer,
  },
]

describe.each(engines)('kill -9 again and again on $engine', ({ database, missing }) => {
  test.skipIf(missing)(
    'loses nothing that was acknowledged, and no event of it',
    async () => {
      const { ask, serve } = await prepared(await database())
      const acknowledged: string[] = []
      let hook = 0
      for (const [round, after] of [7, 1, 23].entries()) {
        const server = await serve()
        if (round === 0) {
          const webhook = { payload_url: 'https://localhost:9/', payload_content_type: 'json', active: true }
          const made = await ask('v2/bakker/webhooks', 'POST', { ...webhook, events: ['all'] })
          hook = ((await made.json()) as { webhook_id: number }).webhook_id
        }
        acknowledged.push(...(await writeUntilDeath(ask, round, { after, enough: () => void server.end('SIGKILL') })))
      }

      const last = await serve()
      const kept = await all<{ name: string; id: number }>(ask, 'v2/bakker/contacts/organisations')
      expect(kept.map(({ name }) => name)).toEqual(expect.arrayContaining(acknowledged))
      const deliveries = await all<object>(ask, `app/bakker/webhooks/${hook}/deliveries`)
      // One event for each record that is there, whether its answer still arrived or not.
      expect(deliveries.length).toBe(kept.length)
      expect(await last.end('SIGTERM')).toBe(0)
    },
    120_000,
  )
})
