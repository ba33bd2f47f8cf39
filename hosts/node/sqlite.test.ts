import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openDb } from '#service/store/db.ts'
import { sqliteOn } from './sqlite.ts'

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
