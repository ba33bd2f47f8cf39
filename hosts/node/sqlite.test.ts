import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDb } from '#service/store/db.ts'
import { sqliteDialect, sqliteOn } from './sqlite.ts'

test.each([
  ['select 1 as one', 'as the builder writes it'],
  ['\n    select 1 as one', 'written by hand over several lines'],
])('a statement is prepared once, and reading it looks at no file: %j, %s', async (text) => {
  const database = new DatabaseSync(':memory:')
  const beforeWrite = vi.fn<() => void>()
  const db = openDb(sqliteOn(database, beforeWrite))
  const prepare = vi.spyOn(database, 'prepare')
  const ask = async () => (await sql.raw(text).execute(db)).rows
  expect([await ask(), await ask()]).toEqual([[{ one: 1 }], [{ one: 1 }]])
  expect(prepare).toHaveBeenCalledTimes(1)
  expect(beforeWrite).not.toHaveBeenCalled()
})

test('a file that another process is about to make, or to close, is waited for', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'proffer-sqlite-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'proffer.db')
  const another = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads')
    const { DatabaseSync } = require('node:sqlite')
    const database = new DatabaseSync(workerData)
    database.exec('create table letter (text); begin exclusive')
    parentPort.postMessage('has it')
    setTimeout(() => database.close(), 300)`,
    { eval: true, workerData: file },
  )
  await once(another, 'message')
  const db = openDb(sqliteDialect(file))
  expect((await sql`pragma journal_mode`.execute(db)).rows).toEqual([{ journal_mode: 'wal' }])
  await db.destroy()
})
