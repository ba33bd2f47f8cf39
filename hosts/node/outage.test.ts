import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createService } from '#service/app.ts'
import { openDb } from '#service/store/db.ts'
import { migrate } from '#service/store/migrate.ts'
import { anOrganisation } from '#service/testing/builders.ts'
import { addAccount, portsOn, sender } from '#service/testing/test-service.ts'
import { postgresDialect } from './postgres.ts'
import { postgresDatabase, postgresServer } from './testing/postgres-database.ts'

const clearing: (() => unknown)[] = []
afterEach(async () => {
  for (const clear of clearing.splice(0).toReversed()) await clear()
})

/** The way to the database, which can be cut, or left open with nobody answering. */
async function wayTo(url: URL) {
  const sockets = new Set<Socket>()
  let state: 'open' | 'cut' | 'silent' = 'open'
  const server = createServer((socket) => {
    if (state === 'cut') return void socket.destroy()
    sockets.add(socket.on('error', () => socket.destroy()))
    const behind = connect(Number(url.port), url.hostname)
    behind.on('error', () => socket.destroy())
    behind.on('close', () => socket.destroy())
    socket.on('close', () => behind.destroy())
    socket.on('data', (data) => {
      if (state !== 'silent') behind.write(data)
    })
    behind.on('data', (data) => socket.write(data))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const through = new URL(url)
  through.port = String((server.address() as AddressInfo).port)
  clearing.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    url: through.href,
    become: (next: typeof state) => {
      state = next
      if (next === 'cut') for (const socket of sockets) socket.destroy()
    },
  }
}

async function serviceBehindWay() {
  const { url, drop } = await postgresDatabase('outage')
  clearing.push(drop)
  const way = await wayTo(new URL(url))
  const troubles: string[] = []
  const onTrouble = (error: Error) => void troubles.push(error.message)
  const whole = openDb(postgresDialect({ url, connections: 1, onTrouble: () => undefined }))
  await migrate(whole)
  await whole.destroy()
  // Longer than a busy machine takes to connect.
  const db = openDb(postgresDialect({ url: way.url, connections: 4, patience: 2000, onTrouble }))
  clearing.push(() => db.destroy())
  const account = await addAccount(db, 'installer')
  const service = createService(portsOn(db, { now: Date.now() }, []))
  const isReady = async () => (await service.fetch(new Request('https://proffer.test/readyz'))).status
  return { way, isReady, troubles, send: sender(service, account) }
}

describe.skipIf(!postgresServer)('while PostgreSQL', () => {
  test.each(['cut', 'silent'] as const)(
    'is %s every answer is 503 and says when to try again, and it recovers without a restart',
    async (outage) => {
      const { way, isReady, troubles, send } = await serviceBehindWay()
      const { id } = await anOrganisation({ send })
      expect(await isReady()).toBe(200)

      way.become(outage)
      const requests = [
        () => send('GET', `/contacts/${id}`),
        () => send('PATCH', `/contacts/${id}`, { city: 'Delft' }),
        () => send('GET', '/proposals/open'),
      ]
      const answers = await Promise.all([...requests, ...requests].map((ask) => ask()))
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
      expect(answers[0]?.headers.get('Retry-After')).toBe('5')
      expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(/ECONN|127\.0\.0\.1|postgres|select/i)
      expect(await isReady()).toBe(503)
      expect(troubles.length).toBeGreaterThan(0)

      way.become('open')
      while ((await isReady()) !== 200) await new Promise((resolve) => setImmediate(resolve))
      expect((await send('PATCH', `/contacts/${id}`, { city: 'Delft' })).status).toBe(200)
      expect((await send('GET', `/contacts/${id}`)).body).toMatchObject({ city: 'Delft' })
    },
    30_000,
  )
})
