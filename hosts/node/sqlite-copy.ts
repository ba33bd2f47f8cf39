import { closeSync, copyFileSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Refused } from '#service/domain/refused.ts'
import { unknownIn } from '#service/store/migrate.ts'
import { createPrivate, makePrivate } from './sqlite-file.ts'

/** Writes the database as it is at this moment into a new file, while others read and write it. */
export function backUpFile(database: string, file: string) {
  if (!existsSync(database)) throw new Refused('not_found', `There is no database at ${database}`)
  if (existsSync(file)) throw new Refused('conflict', `${file} already exists. Choose another name.`)
  const part = `${file}.part`
  wholeOrNone(part, () => {
    rmSync(part, { force: true })
    createPrivate(part)
    const source = new DatabaseSync(database, { timeout: 5000 })
    try {
      source.prepare('vacuum into ?').run(part)
    } finally {
      source.close()
    }
    checkBackup(part)
    putInPlace(part, file)
  })
}

/** What is left of a copy that breaks off is of no use, and takes room where there may be none. */
function wholeOrNone(part: string, write: () => void) {
  try {
    write()
  } catch (error) {
    rmSync(part, { force: true })
    if (error instanceof Refused || isDamage(error) || !(error instanceof Error)) throw error
    throw new Refused('unavailable', `${part} cannot be written: ${error.message}`, undefined, error)
  }
}

/** Replaces the database by a backup. Refuses while the database is open, and unless forced when it has accounts. */
export function restoreFile(file: string, database: string, { force }: { force: boolean }) {
  if (!existsSync(file)) throw new Refused('not_found', `There is no file ${file}`)
  refuseNewer(file, checkBackup(file))
  if (existsSync(database)) makeWay(database, force)
  const part = `${database}.part`
  wholeOrNone(part, () => {
    mkdirSync(dirname(resolve(database)), { recursive: true })
    copyFileSync(file, part)
    makePrivate(part)
    // Logs of a database that was lost or damaged would be read into the restored one.
    for (const end of ['-wal', '-shm', '-journal']) rmSync(`${database}${end}`, { force: true })
    putInPlace(part, database)
  })
}

/** By the migrations of a backup: nothing of this version could open what they leave. */
export function refuseNewer(file: string, migrations: readonly string[]) {
  const newer = unknownIn(migrations)
  if (newer.length > 0)
    throw new Refused('invalid', `${file} is of a newer Proffer (${newer.join(', ')}). Restore it with that version.`)
}

/** Refuses what is no whole backup, and gives the migrations it has. */
function checkBackup(file: string): string[] {
  const refuse = (cause?: unknown) =>
    new Refused('invalid', `${file} is no whole backup of a Proffer database`, undefined, cause)
  const { state, migrations } = (() => {
    try {
      return reading(file, (database) => ({
        state: database.prepare('pragma integrity_check').get()?.['integrity_check'],
        migrations: database.prepare('select name from kysely_migration order by name').all(),
      }))
    } catch (error) {
      throw refuse(error)
    }
  })()
  if (state !== 'ok') throw refuse()
  return migrations.map(({ name }) => String(name))
}

/** SQLite's primary result codes of a file that is damaged, or none of its own. */
const damages = new Set([11, 26])

const isDamage = (error: unknown) =>
  error instanceof Error && 'errcode' in error && damages.has(Number(error.errcode) & 0xff)

/** What is in the database that is to go; undefined where it cannot be read. */
function accountsIn(database: string): number | undefined {
  try {
    return reading(database, (open) =>
      tablesIn(open).has('account') ? Number(open.prepare('select count(*) as n from account').get()?.['n']) : 0,
    )
  } catch (error) {
    if (isDamage(error)) return undefined
    throw error
  }
}

function makeWay(database: string, force: boolean) {
  const accounts = accountsIn(database)
  if (accounts === undefined && !force)
    throw new Refused('conflict', `${database} cannot be read. Say --force to replace it.`)
  if (accounts && !force)
    throw new Refused('conflict', `${database} holds ${accounts} account(s). Say --force to replace them.`)
  const open = new DatabaseSync(database)
  try {
    // Leaving WAL mode needs exclusive access, and removes log files that would not match the new file.
    const mode = open.prepare('pragma journal_mode = delete').get()?.['journal_mode']
    if (mode === 'delete') return
  } catch (error) {
    if (isDamage(error)) return
    if (!(error instanceof Error && error.message.includes('locked'))) throw error
  } finally {
    open.close()
  }
  throw new Refused('conflict', `${database} is in use. Stop the service first.`)
}

function reading<T>(file: string, look: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return look(database)
  } finally {
    database.close()
  }
}

const tablesIn = (database: DatabaseSync) =>
  new Set(
    database
      .prepare(`select name from sqlite_master where type = 'table'`)
      .all()
      .map(({ name }) => name),
  )

/** Synced to disk before it is renamed, so that a file of that name is always complete. */
function putInPlace(part: string, file: string) {
  sync(part)
  renameSync(part, file)
  if (process.platform !== 'win32') sync(dirname(resolve(file)))
}

function sync(path: string) {
  const descriptor = openSync(path, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
