import type { Db } from './db.ts'

export const selectProductDirectories = (db: Db) =>
  db
    .selectFrom('product_directory as directory')
    .leftJoin('product', 'product.product_directory_id', 'directory.id')
    .select(({ fn }) => ['directory.id', 'directory.name', fn.count<number>('product.id').as('count')])
    .groupBy(['directory.id', 'directory.name'])
    .execute()

export const hasProductDirectory = async (db: Db, id: number) =>
  (await db.selectFrom('product_directory').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

export const selectProducts = (db: Db, directoryId: number) =>
  db
    .selectFrom('product')
    .leftJoin('vat_group', 'vat_group.id', 'product.vat_group_id')
    .selectAll('product')
    .select('vat_group.percentage')
    .where('product.product_directory_id', '=', directoryId)
    .execute()

export const selectVatGroups = (db: Db) =>
  db.selectFrom('vat_group').select(['id', 'name', 'percentage']).orderBy('percentage', 'desc').orderBy('id').execute()
