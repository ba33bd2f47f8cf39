import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { acrossAccounts, openDb, type Db } from '#service/store/db.ts'
import { migrate } from '#service/store/migrate.ts'
import { findWholeProposal } from '#service/store/whole-proposal.ts'
import { withinAccount } from '#service/store/within-account.ts'
import { postgresDialect } from './postgres.ts'
import { postgresDatabase, postgresServer } from './testing/postgres-database.ts'

const clearing: (() => unknown)[] = []
afterEach(async () => {
  for (const clear of clearing.splice(0).toReversed()) await clear()
})

function opened(url: string, patience?: number) {
  const db = openDb(postgresDialect({ url, connections: 1, onTrouble: () => {}, ...(patience && { patience }) }))
  clearing.push(() => db.destroy())
  return db
}

/** Names and values of a startup message: its length and version of eight bytes, then texts that end with a zero. */
function startupOf(message: Buffer) {
  const texts = message.toString('utf8', 8).split('\0')
  return Object.fromEntries(texts.flatMap((name, at) => (at % 2 === 0 && name ? [[name, texts[at + 1]]] : [])))
}

test('a connection begins with nothing that a pooler would refuse', async () => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  clearing.push(() => server.close())
  const { port } = server.address() as AddressInfo
  const connected = once(server, 'connection') as Promise<[Socket]>
  const asked = sql`select 1`.execute(opened(`postgres://seller:secret@127.0.0.1:${port}/proffer`))
  const [socket] = await connected
  const [message] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  await expect(asked).rejects.toThrow()
  // What PgBouncer knows, and passes on.
  expect(startupOf(message)).toEqual({
    user: 'seller',
    database: 'proffer',
    application_name: 'proffer',
    client_encoding: 'UTF8',
  })
})

describe.skipIf(!postgresServer)('on PostgreSQL (needs TEST_POSTGRES_URL)', () => {
  async function limitsOf(db: Db) {
    const names = ['synchronous_commit', 'statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
    const { rows } = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings where name in (${sql.join(names)})
    `.execute(db)
    return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))
  }

  test('every connection waits for the disk, and no longer than a client does for anything', async () => {
    const { url, drop } = await postgresDatabase('limits')
    clearing.push(drop)
    expect(await limitsOf(opened(url))).toEqual({
      synchronous_commit: 'on',
      statement_timeout: '10000',
      lock_timeout: '8000',
      idle_in_transaction_session_timeout: '30000',
    })
    // Migrations take as long as they take.
    expect(await limitsOf(opened(url, Infinity))).toMatchObject({
      synchronous_commit: 'on',
      statement_timeout: '0',
    })
  })

  test('all of a proposal, asked often, is planned once for all', async () => {
    const { url, drop } = await postgresDatabase('plans')
    clearing.push(drop)
    const db = opened(url)
    await migrate(db)
    for (let id = 1; id <= 20; id++) await findWholeProposal(withinAccount(db, 1), id)
    const { rows } = await sql<{ generic_plans: number; custom_plans: number }>`
      select generic_plans::integer, custom_plans::integer from pg_prepared_statements
      where statement like ${'%"owner_firstname"%'}
    `.execute(acrossAccounts(db))
    // Five times it looks whether values matter.
    expect(rows).toEqual([{ generic_plans: 15, custom_plans: 5 }])
  })
})
