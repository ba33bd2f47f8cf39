import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findAccount, insertAccount } from '#service/store/accounts.ts'
import { openDb } from '#service/store/db.ts'
import { migrate } from '#service/store/migrate.ts'
import { backup } from './commands/backup.ts'
import { restore } from './commands/restore.ts'
import { openWorkplace } from './open-service.ts'
import { readSettings } from './settings.ts'
import { sqliteDialect } from './sqlite.ts'
import { postgresDatabase, postgresServer } from './testing/postgres-database.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'proffer-backup-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The commands on one database, as the program runs them. */
function databaseAt(url: string) {
  const settings = readSettings({ DATABASE_URL: url })
  const open = async () => openWorkplace(settings)
  /** Opens the database for a moment. */
  async function inside<T>(task: (db: Awaited<ReturnType<typeof open>>['db']) => Promise<T>) {
    const { db } = await open()
    return task(db).finally(() => db.destroy())
  }
  return {
    open,
    add: (...names: string[]) =>
      inside(async (db) => {
        for (const name of names) await insertAccount(db, { name, title: name, created_at: 0 })
      }),
    has: (name: string) => inside(async (db) => (await findAccount(db, name)) !== undefined),
    backup: async (...args: string[]) => backup.run(args, open, settings),
    restore: async (...args: string[]) => {
      const opened: Awaited<ReturnType<typeof open>>[] = []
      const keep = async () => {
        const one = await open()
        opened.push(one)
        return one
      }
      return restore.run(args, keep, settings).finally(async () => {
        for (const { db } of opened) await db.destroy()
      })
    },
  }
}

let places = 0
const newFile = () => join(folder, `database-${(places += 1)}.db`)

test('a backup is made while the service runs, and brings back what was there at that moment', async () => {
  const here = databaseAt(`file:${newFile()}`)
  const file = newFile()
  const running = await here.open()
  await here.add('bakker')
  expect((await here.backup(file)).words).toBe(`The database is in ${file}`)
  await here.add('later')
  await expect(here.restore(file, '--force')).rejects.toThrow('is in use. Stop the service first.')
  await running.db.destroy()

  await expect(here.restore(file)).rejects.toThrow('holds 2 account(s). Say --force to replace them.')
  await here.restore(file, '--force')
  expect([await here.has('bakker'), await here.has('later')]).toEqual([true, false])
})

test('a backup never overwrites a file, and nothing but a whole backup is restored', async () => {
  const here = databaseAt(`file:${newFile()}`)
  await here.add('bakker')
  const file = newFile()
  writeFileSync(file, 'a letter')
  await expect(here.backup(file)).rejects.toThrow('already exists')
  await expect(here.restore(file, '--force')).rejects.toThrow('is no whole backup')
  await expect(here.restore(newFile(), '--force')).rejects.toThrow('There is no file')
  expect(statSync(file).size).toBe(8)
  expect(await here.has('bakker')).toBe(true)
})

test('what a lost database left beside it does not get into the one that is restored', async () => {
  const [database, file, other] = [newFile(), newFile(), newFile()]
  const here = databaseAt(`file:${database}`)
  await here.add('bakker')
  await here.backup(file)
  const lost = new DatabaseSync(other)
  lost.exec('pragma journal_mode = wal; create table letter (text)')
  copyFileSync(`${other}-wal`, `${database}-wal`)
  lost.close()
  rmSync(database)
  await here.restore(file)
  expect(await here.has('bakker')).toBe(true)
})

test('a damaged database is replaced by its backup, by force alone', async () => {
  const [database, file] = [newFile(), newFile()]
  const here = databaseAt(`file:${database}`)
  await here.add('bakker')
  await here.backup(file)
  writeFileSync(database, 'a letter of more than sixteen characters')
  await expect(here.restore(file)).rejects.toThrow(`${database} cannot be read. Say --force to replace it.`)
  await here.restore(file, '--force')
  expect(await here.has('bakker')).toBe(true)
})

test('what keeps a backup from being made or restored is one line, and nothing is left of it', async () => {
  const [database, file] = [newFile(), newFile()]
  const here = databaseAt(`file:${database}`)
  writeFileSync(database, 'a letter of more than sixteen characters')
  await expect(here.backup(file)).rejects.toThrow(`DATABASE_URL: ${database} is no SQLite database`)
  expect([file, `${file}.part`].filter((path) => existsSync(path))).toEqual([])

  const away = databaseAt('postgres://proffer:secret@127.0.0.1:1/proffer')
  await expect(away.restore(database)).rejects.toThrow(
    'proffer at 127.0.0.1:1 cannot be reached: nobody listens there.',
  )
})

test('a backup of a newer version is refused, and the database stays', async () => {
  const file = newFile()
  const here = databaseAt(`file:${newFile()}`)
  await here.add('bakker')
  await here.backup(file)
  const newer = new DatabaseSync(file)
  newer.exec("insert into kysely_migration values ('9999-newer', '2040-01-01')")
  newer.close()
  await expect(here.restore(file, '--force')).rejects.toThrow('is of a newer Proffer (9999-newer)')
  expect(await here.has('bakker')).toBe(true)
})

test('a backup of an older version is brought forward when it is restored', async () => {
  const file = newFile()
  const older = openDb(sqliteDialect(file))
  await migrate(older, { to: '0002-proposals' })
  await older.destroy()
  const here = databaseAt(`file:${newFile()}`)
  expect((await here.restore(file)).data).toMatchObject({ migrated: expect.arrayContaining(['0010-webhooks']) })
  await here.add('bakker')
  expect(await here.has('bakker')).toBe(true)
})

test('a file made by the first migrations keeps its rows on the way to the newest', async () => {
  const file = newFile()
  const before = openDb(sqliteDialect(file))
  await migrate(before, { to: '0001-account' })
  await before.destroy()
  const raw = new DatabaseSync(file)
  raw.exec(`insert into account (name, title, currency, locale, created_at) values ('smit', 'Smit', 'EUR', 'nl-NL', 1)`)
  raw.exec(`insert into account_user (account_id, email, email_key) values (1, 'an@smit.test', 'an@smit.test')`)
  raw.close()

  const after = openDb(sqliteDialect(file))
  expect(await migrate(after)).not.toContain('0001-account')
  expect(await findAccount(after, 'smit')).toEqual({ id: 1, name: 'smit', title: 'Smit', locale: 'nl-NL' })
  expect(await migrate(after)).toEqual([])
  await after.destroy()
})

describe.skipIf(!postgresServer)('on PostgreSQL', () => {
  test('a backup holds every account behind the policies, and brings them back', async () => {
    const [database, other] = [await postgresDatabase('backup'), await postgresDatabase('restored')]
    const here = databaseAt(database.url)
    const file = join(folder, 'postgres.dump')
    await here.add('bakker', 'smit')
    await here.backup(file)
    await here.add('later')
    await expect(here.restore(file)).rejects.toThrow('holds 3 account(s)')
    const running = await here.open()
    await findAccount(running.db, 'bakker')
    await expect(here.restore(file, '--force')).rejects.toThrow('The service has 1 connection(s)')
    await running.db.destroy()
    await here.restore(file, '--force')
    expect([await here.has('smit'), await here.has('later')]).toEqual([true, false])

    const newer = await here.open()
    await sql`insert into kysely_migration values ('9999-newer', '2040-01-01')`.execute(newer.db)
    await newer.db.destroy()
    const ofNewer = join(folder, 'newer.dump')
    await here.backup(ofNewer)
    const elsewhere = databaseAt(other.url)
    await elsewhere.add('vos')
    await expect(elsewhere.restore(ofNewer, '--force')).rejects.toThrow('is of a newer Proffer (9999-newer)')
    expect(await elsewhere.has('vos')).toBe(true)
    await elsewhere.restore(file, '--force')
    expect([await elsewhere.has('bakker'), await elsewhere.has('smit')]).toEqual([true, true])
    await database.drop()
    await other.drop()
  })
})

test.each([
  ['postgres://proffer:secret@127.0.0.1:1/proffer', 'postgres://proffer@127.0.0.1:1/proffer'],
  ['postgres://proffer:secret@/proffer?host=/run/none', 'postgres://proffer@/proffer?host=/run/none'],
])('where pg_dump is missing it says what to run, without the password: %s', async (url, named) => {
  const path = process.env['PATH']
  process.env['PATH'] = folder
  try {
    const backedUp = databaseAt(url).backup(newFile())
    await expect(backedUp).rejects.toThrow("PGOPTIONS='-c proffer.account=0' pg_dump --format=custom")
    await expect(backedUp).rejects.toThrow(` --dbname ${named}`)
    await expect(backedUp).rejects.not.toThrow('secret')
  } finally {
    process.env['PATH'] = path
  }
})
