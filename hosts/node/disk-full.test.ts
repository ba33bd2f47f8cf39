import { join } from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { createService } from '#service/app.ts'
import type { LogEntry } from '#service/ports.ts'
import { openDb } from '#service/store/db.ts'
import { migrate } from '#service/store/migrate.ts'
import { anOrganisation } from '#service/testing/builders.ts'
import { addAccount, portsOn, sender, testService } from '#service/testing/test-service.ts'
import { postgresDialect } from './postgres.ts'
import { sqliteDialect } from './sqlite.ts'
import { postgresDatabase, postgresServer } from './testing/postgres-database.ts'
import { smallDisk } from './testing/small-disk.ts'

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

const disk = smallDisk(16)

describe.skipIf(!disk)('on a real file system of 16 MB (needs root on Linux, to mount it)', () => {
  afterAll(() => disk?.unmount())

  test('when it is full writes are 503 and reads go on, and it recovers without a restart', async () => {
    if (!disk) return
    const db = openDb(sqliteDialect(join(disk.folder, 'proffer.db')))
    await migrate(db)
    const log: LogEntry[] = []
    const account = await addAccount(db, 'installer')
    const send = sender(createService(portsOn(db, { now: Date.now() }, log)), account)
    const { id } = await anOrganisation({ send })
    const grow = () => send('POST', '/contacts', { type: 'organisation', name: 'Roof', street: 'x'.repeat(9_000) })

    disk.fill()
    const statuses: number[] = []
    // The log of writes has some room of its own.
    while (statuses.at(-1) !== 503 && statuses.length < 500) statuses.push((await grow()).status)
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set(statuses.length > 1 ? [201] : []))
    const refused = await grow()
    expect(refused).toMatchObject({ status: 503, body: refusal })
    expect(refused.headers.get('Retry-After')).toBe('5')
    expect(log).toContainEqual(
      expect.objectContaining({ message: 'no database', error: expect.stringMatching(/full/) }),
    )
    expect((await send('PATCH', `/contacts/${id}`, { city: 'Delft' })).status).toBe(503)
    expect((await send('GET', `/contacts/${id}`)).body).toMatchObject({ city: '' })
    const kept = () => send<unknown[]>('GET', '/contacts/organisations')
    expect((await kept()).body).toHaveLength(statuses.length)

    disk.free()
    expect((await grow()).status).toBe(201)
    expect((await send('PATCH', `/contacts/${id}`, { city: 'Delft' })).status).toBe(200)
    expect((await kept()).body).toHaveLength(statuses.length + 1)
    await db.destroy()
  })
})

test('while the file may only be read writes are 503 and reads go on', async () => {
  const { send, db } = await testService()
  await sql`pragma query_only = on`.execute(db)
  const refused = await send('POST', '/contacts', { type: 'organisation', name: 'Roof' })
  expect(refused).toMatchObject({ status: 503, body: refusal })
  expect(refused.headers.get('Retry-After')).toBe('5')
  expect((await send('GET', '/contacts/organisations')).status).toBe(200)
  await sql`pragma query_only = off`.execute(db)
  expect((await send('POST', '/contacts', { type: 'organisation', name: 'Roof' })).status).toBe(201)
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
  })
})
