import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { sqliteDialect } from '#hosts/node/sqlite.ts'
import { openDb } from '#service/store/db.ts'
import * as account from './0001-account.ts'
import * as productSearch from './0311-product-search.ts'

test('products that were there before are found by name, SKU and description', async () => {
  const db = openDb(sqliteDialect(''))
  await account.up(db as unknown as Kysely<unknown>)
  await db
    .insertInto('account')
    .values({ name: 'a', title: '', currency: 'EUR', locale: 'nl', last_proposal_number: 1, created_at: 0 })
    .execute()
  await sql`insert into product_directory (account_id, name, name_key) values (1, 'Pumps', 'pumps')`.execute(db)
  await sql`
    insert into product (account_id, product_directory_id, name, name_key, sku, price, descr_short)
    with recursive numbers(number) as (values (1) union all select number + 1 from numbers where number < 1001)
    select 1, 1, 'Pómp ' || number, '', 'P-' || number, '1', 'For the Cellar' from numbers
  `.execute(db)
  await productSearch.up(db)
  const found = await db.selectFrom('product').select('search_key').orderBy('id').execute()
  expect(found).toHaveLength(1001)
  expect(found[0]?.search_key).toBe('pomp 1 p-1 for the cellar')
  expect(found[1000]?.search_key).toBe('pomp 1001 p-1001 for the cellar')
})
