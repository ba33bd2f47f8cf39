import { sql } from 'kysely'
import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import { createService } from '#service/app.ts'
import type { LogEntry } from '#service/ports.ts'
import { openDb } from '#service/store/db.ts'
import { migrate } from '#service/store/migrate.ts'
import { anOrganisation } from '#service/testing/builders.ts'
import { addAccount, portsOn, sender, testService } from '#service/testing/test-service.ts'
import { postgresDialect } from './postgres.ts'
import { postgresDatabase, postgresServer } from './testing/postgres-database.ts'

const refusal = { status: 503, detail: 'Nothing can be read or saved at this moment. Try again shortly.' }

test('when the disk is full writes are 503 and reads go on, and it recovers without a restart', async () => {
  const service = await testService()
  const { id } = await anOrganisation(service)
  const { send, db, log } = service
  const grow = (at: number) =>
    send('POST', '/contacts', { type: 'organisation', name: `Roof ${at}`, street: 'x'.repeat(9_000) })
  await sql`pragma max_page_count = 1`.execute(db)

  const statuses: number[] = []
  while (statuses.at(-1) !== 503 && statuses.length < 50) statuses.push((await grow(statuses.length)).status)
  expect(statuses.at(-1)).toBe(503)
  const refused = await grow(0)
  expect(refused.headers.get('Retry-After')).toBe('5')
  expect(refused.body).toMatchObject(refusal)
  expect(log).toContainEqual(expect.objectContaining({ level: 'error', message: 'no database' }))
  expect((await send('GET', `/contacts/${id}`)).status).toBe(200)
  const kept = await send<unknown[]>('GET', '/contacts/organisations')
  expect(kept.body).toHaveLength(statuses.length)

  await sql`pragma max_page_count = 1000000`.execute(db)
  expect((await grow(99)).status).toBe(201)
})

/** The server answers every write with what it says when its disk is full: no test can fill a disk of the machine. */
const fullDisk = `
  create function full_disk() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file "base/5/1": No space left on device' using errcode = 'disk_full';
  end $$;
  do $$ declare name text; begin
    for name in select relname from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace loop
      execute format('create trigger full_disk before insert or update or delete on %I execute function full_disk()', name);
    end loop;
  end $$`

describe.skipIf(!postgresServer)('on PostgreSQL (needs TEST_POSTGRES_URL)', () => {
  test('when its disk is full writes are 503 and reads go on, and it recovers without a restart', async () => {
    const { url, drop } = await postgresDatabase('full')
    const db = openDb(postgresDialect({ url, connections: 4, onTrouble: () => undefined }))
    await migrate(db)
    const log: LogEntry[] = []
    const account = await addAccount(db, 'installer')
    const send = sender(createService(portsOn(db, { now: Date.now() }, log)), account)
    const { id } = await anOrganisation({ send })
    const server = new Client({ connectionString: url })
    await server.connect()

    await server.query(fullDisk)
    const writes = [
      () => send('POST', '/contacts', { type: 'organisation', name: 'Roof' }),
      () => send('PATCH', `/contacts/${id}`, { city: 'Delft' }),
      () => send('DELETE', `/contacts/${id}`),
    ]
    for (const write of writes) {
      const refused = await write()
      expect(refused.body).toMatchObject(refusal)
      expect(refused.headers.get('Retry-After')).toBe('5')
    }
    expect(log).toContainEqual(expect.objectContaining({ level: 'error', message: 'no database' }))
    // Counting requests is a write too, and waits for better times.
    expect((await send('GET', `/contacts/${id}`)).body).toMatchObject({ city: '' })
    expect((await send<unknown[]>('GET', '/contacts/organisations')).body).toHaveLength(1)

    await server.query('drop function full_disk cascade')
    for (const write of writes) expect((await write()).status).toBeLessThan(300)
    await server.end()
    await db.destroy()
    await drop()
  }, 30_000)
})
