import type { Kysely } from 'kysely'
import { searchKey } from '#service/store/search-key.ts'

type Product = { id: number; name: string; sku: string; descr_short: string; search_key: string }

const rowsAtOnce = 1000

/** The words a product is found by, as proposals have them: a change of many finds products by what is searched. */
export async function up(db: Kysely<{ product: Product }>) {
  await db.schema
    .alterTable('product')
    .addColumn('search_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  let rows: Omit<Product, 'search_key'>[]
  let last = 0
  do {
    rows = await db
      .selectFrom('product')
      .select(['id', 'name', 'sku', 'descr_short'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute()
    for (const { id, name, sku, descr_short } of rows)
      await db
        .updateTable('product')
        .set({ search_key: searchKey(name, sku, descr_short) })
        .where('id', '=', id)
        .execute()
    last = rows.at(-1)?.id ?? last
  } while (rows.length === rowsAtOnce)
}
