import type { Insertable, Updateable } from 'kysely'
import type { Db } from './db.ts'
import { prepared } from './prepared.ts'
import type { Tables } from './schema.ts'

export const selectProductDirectories = (db: Db) =>
  db
    .selectFrom('product_directory as directory')
    .leftJoin('product', 'product.product_directory_id', 'directory.id')
    .select(({ fn }) => ['directory.id', 'directory.name', fn.count<number>('product.id').as('count')])
    .groupBy(['directory.id', 'directory.name'])
    .execute()

export const findProductDirectory = (db: Db, id: number) =>
  db.selectFrom('product_directory').select(['id', 'name']).where('id', '=', id).executeTakeFirst()

export const hasProductDirectory = async (db: Db, id: number) => (await findProductDirectory(db, id)) !== undefined

export const selectProducts = (db: Db, directoryId: number) =>
  db
    .selectFrom('product')
    .leftJoin('vat_group', 'vat_group.id', 'product.vat_group_id')
    .selectAll('product')
    .select('vat_group.percentage')
    .where('product.product_directory_id', '=', directoryId)
    .execute()

export const findProduct = (db: Db, id: number) =>
  db
    .selectFrom('product')
    .leftJoin('vat_group', 'vat_group.id', 'product.vat_group_id')
    .selectAll('product')
    .select('vat_group.percentage')
    .where('product.id', '=', id)
    .executeTakeFirst()

/** The oldest one. */
export const findFirstDirectory = (db: Db) =>
  db.selectFrom('product_directory').select('id').orderBy('id').limit(1).executeTakeFirst()

export const insertProductDirectory = (db: Db, directory: Insertable<Tables['product_directory']>) =>
  db.insertInto('product_directory').values(directory).returning('id').executeTakeFirstOrThrow()

export const updateProductDirectory = async (
  db: Db,
  id: number,
  directory: Updateable<Tables['product_directory']>,
) => {
  await db.updateTable('product_directory').set(directory).where('id', '=', id).execute()
}

export const deleteProductDirectory = async (db: Db, id: number) => {
  await db.deleteFrom('product_directory').where('id', '=', id).execute()
}

export const holdsProducts = async (db: Db, directoryId: number) =>
  (await db
    .selectFrom('product')
    .select('id')
    .where('product_directory_id', '=', directoryId)
    .limit(1)
    .executeTakeFirst()) !== undefined

export const hasProduct = async (db: Db, id: number) =>
  (await db.selectFrom('product').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

export const insertProduct = (db: Db, product: Insertable<Tables['product']>) =>
  db.insertInto('product').values(product).returning('id').executeTakeFirstOrThrow()

export const updateProduct = async (db: Db, id: number, changes: Updateable<Tables['product']>) => {
  await db.updateTable('product').set(changes).where('id', '=', id).execute()
}

export const deleteProduct = async (db: Db, id: number) => {
  await db.deleteFrom('product').where('id', '=', id).execute()
}

export const hasVatGroup = async (db: Db, id: number) =>
  (await db.selectFrom('vat_group').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

const vatGroups = prepared((db) =>
  db.selectFrom('vat_group').select(['id', 'name', 'percentage']).orderBy('percentage', 'desc').orderBy('id'),
)

export const selectVatGroups = (db: Db) => vatGroups(db, {})
