import {
  findProduct,
  hasProductDirectory,
  selectProductDirectories,
  selectProducts,
  selectVatGroups,
} from '#service/store/products.ts'
import type { AppProduct } from '#wire/product-pictures.ts'
import type { PlacedPicture } from '#wire/pictures.ts'
import type { EventRecord } from './events.ts'
import { byName } from './ordered.ts'
import { withoutPicture } from './row-pictures.ts'
import { Refused } from './refused.ts'
import type { Unit } from './unit.ts'

export async function listProductDirectories({ db, account }: Unit) {
  const directories = byName(await selectProductDirectories(db), account.locale)
  return directories.map(({ id, name, count }) => ({ id, name, products_count: count }))
}

async function getProductDirectory(unit: Unit, id: number) {
  const directory = (await listProductDirectories(unit)).find((directory) => directory.id === id)
  if (!directory) throw new Refused('not_found', `There is no product directory ${id}.`)
  return directory
}

/** A product directory as webhook payloads carry it. */
export const productDirectoryRecord = (id: number): EventRecord => ({
  kind: 'product_directory',
  id,
  details: { 1: getProductDirectory, 2: getProductDirectory },
})

export async function needProductDirectory({ db }: Unit, id: number) {
  if (!(await hasProductDirectory(db, id))) throw new Refused('not_found', `There is no product directory ${id}.`)
}

/** The products of a directory (interface, section 3.6). Prices are without currency, as entered. */
export async function listProducts(unit: Unit, directoryId: number) {
  await needProductDirectory(unit, directoryId)
  const products = byName(await selectProducts(unit.db, directoryId), unit.account.locale)
  return products.map(productAnswer)
}

export async function getProduct({ db }: Unit, id: number) {
  const product = await findProduct(db, id)
  if (!product) throw new Refused('not_found', `There is no product ${id}.`)
  return productAnswer(product)
}

const withoutItsPicture = async (unit: Unit, id: number) => withoutPicture(await getProduct(unit, id))

/** A product as webhook payloads carry it. */
export const productRecord = (id: number): EventRecord => ({
  kind: 'product',
  id,
  details: { 1: withoutItsPicture, 2: withoutItsPicture },
})

type StoredProduct = Awaited<ReturnType<typeof selectProducts>>[number]

const productAnswer = (product: StoredProduct): AppProduct => ({
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
  ...(product.picture !== null && { picture: JSON.parse(product.picture) as PlacedPicture }),
})

/** The highest percentage first. */
export const listVatGroups = ({ db }: Unit) => selectVatGroups(db)
