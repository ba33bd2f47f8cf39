import { afterEach, describe, expect, test } from 'vitest'
import { postgresDatabase, postgresServer } from './testing/postgres-database.ts'
import { programWithAccount, type Ask } from './testing/program-with-account.ts'

const clearing: (() => unknown)[] = []
afterEach(async () => {
  for (const clear of clearing.splice(0).toReversed()) await clear()
})

/** The program on an engine, and a way to ask it. */
async function prepared(env: Record<string, string>) {
  const hooks = { WEBHOOK_ALLOW_HOSTS: 'localhost:9', WEBHOOK_RETRY_SECONDS: '1000000' }
  const proffer = await programWithAccount({ ...hooks, ...env })
  clearing.push(() => proffer.clear())
  return proffer
}

/** How long a start may take, in milliseconds; waiting for other programs of the machine is not counted. */
const longestStart = 5000

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
    'it starts by itself within 5 s with all that was acknowledged, and every event of it',
    async () => {
      const { ask, serve } = await prepared(await database())
      const acknowledged: string[] = []
      const starts: number[] = []
      let hook = 0
      for (const [round, after] of [7, 1, 23].entries()) {
        const server = await serve()
        starts.push(server.took)
        if (round === 0) {
          const webhook = { payload_url: 'https://localhost:9/', payload_content_type: 'json', active: true }
          const made = await ask('v2/bakker/webhooks', 'POST', { ...webhook, events: ['all'] })
          hook = ((await made.json()) as { webhook_id: number }).webhook_id
        }
        acknowledged.push(...(await writeUntilDeath(ask, round, { after, enough: () => void server.end('SIGKILL') })))
      }

      const last = await serve()
      starts.push(last.took)
      const kept = await all<{ name: string; id: number }>(ask, 'v2/bakker/contacts/organisations')
      expect(kept.map(({ name }) => name)).toEqual(expect.arrayContaining(acknowledged))
      const deliveries = await all<object>(ask, `app/bakker/webhooks/${hook}/deliveries`)
      // One event for each record that is there, whether its answer still arrived or not.
      expect(deliveries.length).toBe(kept.length)
      expect(starts.filter((took) => took > longestStart)).toEqual([])
      expect(await last.end('SIGTERM')).toBe(0)
    },
    120_000,
  )
})
