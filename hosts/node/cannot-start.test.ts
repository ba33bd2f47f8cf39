import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { openDb } from '#service/store/db.ts'
import { slowness } from '#service/testing/thread-time.ts'
import { openDatabase } from './open-database.ts'
import { postgresDialect } from './postgres.ts'
import { sqliteDialect } from './sqlite.ts'
import { freePort } from './testing/free-port.ts'
import { postgresDatabase, postgresServer } from './testing/postgres-database.ts'
import { program } from './testing/running-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'proffer-start-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs `proffer serve` to its end: a test whose program goes on serving, or waiting, runs out of time. */
async function served(env: Record<string, string>) {
  const proffer = await program(env)
  const { code, said, complained, lingered } = await proffer.run(['serve'])
  proffer.clear()
  expect(said).toBe('')
  // Whoever starts it again, a supervisor or a person, need not wait for it.
  expect(lingered).toBeLessThan(2_000 * slowness())
  return { code, line: complained.trimEnd() }
}

const damaged = join(folder, 'damaged.db')
writeFileSync(damaged, 'This is a letter, and no database at all.\n'.repeat(50))
mkdirSync(join(folder, 'folder.db'))

describe('proffer serve ends with 1 and one plain line', () => {
  test('when its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as AddressInfo
    expect(await served({ PORT: String(port) })).toEqual({
      code: 1,
      line: `PORT: ${port} on 127.0.0.1 is taken. Stop what runs there, or set PORT to another one.`,
    })
    other.close()
  })

  test.each([
    ['HOST', '192.0.2.1', 'HOST: 192.0.2.1 is no address of this machine. Set HOST to 127.0.0.1'],
    ['HOST', 'nowhere.invalid', 'Set HOST to '],
    ['PROFFER_PORT', '4000', 'PROFFER_PORT: There is no such setting. Did you mean PORT?'],
    ['DATABASE_URL', `file:${damaged}`, `DATABASE_URL: ${damaged} is no SQLite database, or it is damaged.`],
    ['DATABASE_URL', `file:${folder}/folder.db`, `DATABASE_URL: ${folder}/folder.db cannot be opened.`],
    ['DATABASE_URL', `file:${damaged}/x.db`, `DATABASE_URL: ${damaged}/x.db lies in what is no folder.`],
    [
      'DATABASE_URL',
      'postgres://jo:secret@nowhere.invalid/proffer',
      'DATABASE_URL: proffer at nowhere.invalid cannot be reached: ',
    ],
    [
      'DATABASE_URL',
      `postgres://jo:secret@/proffer?host=${folder}/none`,
      `DATABASE_URL: proffer at ${folder}/none cannot be reached: there is no such socket.`,
    ],
  ])('when %s is %s', async (name, value, words) => {
    const { code, line } = await served({ [name]: value })
    expect(code).toBe(1)
    expect(line).toContain(words)
    expect(line.split('\n')).toHaveLength(1)
  })

  test('when nobody listens where PostgreSQL should be, and the password is not repeated', async () => {
    const port = await freePort()
    expect(await served({ DATABASE_URL: `postgres://jo:secret@localhost:${port}/proffer` })).toEqual({
      code: 1,
      line: `DATABASE_URL: proffer at localhost:${port} cannot be reached: nobody listens there.`,
    })
  })

  test('when a newer version has had the database', async () => {
    const file = join(folder, 'newer.db')
    const { db } = await openDatabase({ engine: 'sqlite', file })
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2031')`.execute(db)
    await db.destroy()
    expect(await served({ DATABASE_URL: `file:${file}` })).toEqual({
      code: 1,
      line: `DATABASE_URL: ${file} was brought forward by a newer Proffer (9999-later). Start that version, or restore a backup.`,
    })
  })
})

test('a page that is damaged in the middle of the file is said to be', async () => {
  const file = join(folder, 'page.db')
  const whole = openDb(sqliteDialect(file))
  await sql`create table kysely_migration (name text, timestamp text)`.execute(whole)
  await sql`pragma wal_checkpoint(truncate)`.execute(whole)
  await whole.destroy()
  const open = openSync(file, 'r+')
  writeSync(open, Buffer.alloc(4096, 0xee), 0, 4096, 4096)
  closeSync(open)
  await expect(openDatabase({ engine: 'sqlite', file })).rejects.toThrow(`DATABASE_URL: ${file} is damaged.`)
})

describe.skipIf(!postgresServer)('on PostgreSQL (needs TEST_POSTGRES_URL)', () => {
  test('a database that a newer version has had, is not there, or refuses the user is said to be so', async () => {
    const { url, drop } = await postgresDatabase('start')
    const settings = { engine: 'postgres' as const, connections: 1 }
    await openDatabase({ ...settings, url }).then(({ db }) => db.destroy())
    const db = openDb(postgresDialect({ url, connections: 1, onTrouble: () => undefined }))
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2031')`.execute(db)
    await db.destroy()
    await expect(openDatabase({ ...settings, url })).rejects.toThrow(
      'was brought forward by a newer Proffer (9999-later)',
    )
    await drop()
    await expect(openDatabase({ ...settings, url })).rejects.toThrow('does not exist')
  })
})
