import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { engine, everywhere, testDb } from '#service/testing/database.ts'
import * as expectedRows from './0313-expected-rows.ts'

test.runIf(engine === 'postgres')('policies of before read as new ones do', async () => {
  const db = everywhere(await testDb())
  const policies = async () => {
    const { rows } = await sql<{ tablename: string; qual: string }>`
      select tablename, qual from pg_policies where policyname = 'of_account' order by tablename`.execute(db)
    return rows
  }
  const fresh = await policies()
  expect(fresh.length).toBeGreaterThan(50)
  const reach = sql`(select nullif(current_setting('proffer.account', true), '')::bigint)`
  await sql`alter policy of_account on tag using (${reach} = 0 or ${reach} = account_id)`.execute(db)
  await sql`alter policy of_account on account using (${reach} = 0 or ${reach} = id)`.execute(db)
  expect(await policies()).not.toEqual(fresh)
  await expectedRows.up(db as unknown as Kysely<unknown>)
  expect(await policies()).toEqual(fresh)
})
