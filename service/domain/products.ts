import {
  hasProductDirectory,
  selectProductDirectories,
  selectProducts,
  selectVatGroups,
} from '#service/store/products.ts'
import { byName } from './ordered.ts'
import { Refused } from './refused.ts'
import type { Unit } from './unit.ts'

export async function listProductDirectories({ db, account }: Unit) {
  const directories = byName(await selectProductDirectories(db), account.locale)
  return directories.map(({ id, name, count }) => ({ id, name, products_count: count }))
}

export async function needProductDirectory({ db }: Unit, id: number) {
  if (!(await hasProductDirectory(db, id))) throw new Refused('not_found', `There is no product directory ${id}.`)
}

/** The products of a directory (specification 2.6, wire section 3). Prices are without currency, as entered. */
export async function listProducts(unit: Unit, directoryId: number) {
  await needProductDirectory(unit, directoryId)
  const products = byName(await selectProducts(unit.db, directoryId), unit.account.locale)
  return products.map((product) => ({
    id: product.id,
    directory_id: product.product_directory_id,
    name: product.name,
    sku: product.sku,
    price: Number(product.price),
    vat_id: product.vat_group_id,
    vat_percentage: product.percentage,
    selectable: product.selectable ?? (false as const),
    recurring: product.recurring ?? (false as const),
    descr_short: product.descr_short,
    optional: product.selectable !== null,
  }))
}

/** The highest percentage first. */
export const listVatGroups = ({ db }: Unit) => selectVatGroups(db)
