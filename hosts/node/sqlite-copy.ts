import { closeSync, copyFileSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Refused } from '#service/domain/refused.ts'

/** Writes the database as it is at this moment into a new file, while others read and write it. */
export function backUpFile(database: string, file: string) {
  if (!existsSync(database)) throw new Refused('not_found', `There is no database at ${database}`)
  if (existsSync(file)) throw new Refused('conflict', `${file} is there already. Give a name that is free.`)
  const part = `${file}.part`
  rmSync(part, { force: true })
  mkdirSync(dirname(resolve(file)), { recursive: true })
  const source = new DatabaseSync(database, { timeout: 5000 })
  try {
    source.prepare('vacuum into ?').run(part)
  } finally {
    source.close()
  }
  checkBackup(part)
  putInPlace(part, file)
}

/** Puts a backup where the database is. Refuses while somebody has that open, and unless forced when it has accounts. */
export function restoreFile(file: string, database: string, { force }: { force: boolean }) {
  if (!existsSync(file)) throw new Refused('not_found', `There is no file ${file}`)
  checkBackup(file)
  if (existsSync(database)) makeWay(database, force)
  const part = `${database}.part`
  mkdirSync(dirname(resolve(database)), { recursive: true })
  copyFileSync(file, part)
  putInPlace(part, database)
}

function checkBackup(file: string) {
  const refuse = (cause?: unknown) =>
    new Refused('invalid', `${file} is no whole backup of a Proffer database`, undefined, cause)
  const found = (() => {
    try {
      return reading(file, (database) => [
        database.prepare('pragma integrity_check').get()?.['integrity_check'],
        tablesIn(database).has('kysely_migration'),
      ])
    } catch (error) {
      throw refuse(error)
    }
  })()
  if (found[0] !== 'ok' || !found[1]) throw refuse()
}

function makeWay(database: string, force: boolean) {
  const accounts = reading(database, (open) =>
    tablesIn(open).has('account') ? Number(open.prepare('select count(*) as n from account').get()?.['n']) : 0,
  )
  if (accounts > 0 && !force)
    throw new Refused('conflict', `${database} holds ${accounts} account(s). Say --force to replace them.`)
  const open = new DatabaseSync(database)
  try {
    // Leaving WAL needs the file for itself alone, and takes along what would not fit the file that replaces it.
    const mode = open.prepare('pragma journal_mode = delete').get()?.['journal_mode']
    if (mode === 'delete') return
  } catch (error) {
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

/** On disk before it has its name, so that a file of that name is whole. */
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
