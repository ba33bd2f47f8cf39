import type { Stored } from '#service/store/schema.ts'
import * as store from '#service/store/products.ts'
import { searchKey } from '#service/store/search-key.ts'
import { fileTokenIn } from '#wire/pictures.ts'
import type { NewProduct, ProductChanges } from '#wire/products.ts'
import type { PictureInput } from '#wire/placed-picture.ts'
import { recordEvent } from './events.ts'
import { FaultList } from './fault-list.ts'
import { isSame } from './is-same.ts'
import { getProduct, needProductDirectory, productDirectoryRecord, productRecord } from './products.ts'
import { Refused } from './refused.ts'
import { knownPictures } from './row-pictures.ts'
import { productSearchKey } from './search-keys.ts'
import { statusLine } from './status-line.ts'
import { noteFiles } from './text-pictures.ts'
import type { Unit } from './unit.ts'

/** Creates a product (interface, section 2.4). Without a directory it goes to the oldest, or the first one is created. */
export async function createProduct(unit: Unit, body: NewProduct) {
  await checkPointers(unit, body)
  const columns = { sku: '', price: '0', descr_short: '', ...columnsOf(body), name: body.name }
  const { id } = await store.insertProduct(unit.db, {
    ...columns,
    name_key: searchKey(body.name),
    search_key: productSearchKey(columns),
    product_directory_id: body.directory_id ?? (await firstDirectory(unit)),
  })
  await recordEvent(unit, 'product_created', productRecord(id))
  return { product_id: id }
}

/** Changes what is supplied and nothing else. */
export async function updateProduct(unit: Unit, id: number, body: ProductChanges) {
  const before = await store.findProduct(unit.db, id)
  if (!before) throw noProduct(id)
  await checkPointers(unit, body)
  const columns = columnsOf(body)
  if (isSame(before, columns)) return true as const
  await store.updateProduct(unit.db, id, { ...columns, search_key: productSearchKey({ ...before, ...columns }) })
  await recordEvent(unit, 'product_updated', productRecord(id))
  return true as const
}

/** Its picture has no say in webhooks: versions 1 and 2 do not know it. */
export async function setProductPicture(unit: Unit, id: number, { picture }: { picture: PictureInput | null }) {
  await needProduct(unit, id)
  const faults = new FaultList()
  const known = await knownPictures(unit, [{ picture, path: 'picture.src' }], faults)
  faults.refuse()
  const kept = picture && known(picture)
  await store.updateProduct(unit.db, id, { picture: kept ? JSON.stringify(kept) : null })
  await noteFiles(unit, 'product_id', id, kept ? [fileTokenIn(kept.src) ?? ''] : [])
  return getProduct(unit, id)
}

export async function deleteProduct(unit: Unit, id: number) {
  await needProduct(unit, id)
  await noteFiles(unit, 'product_id', id, [])
  await store.deleteProduct(unit.db, id)
  await recordEvent(unit, 'product_deleted', productRecord(id))
  return 'The product is deleted.'
}

export async function createProductDirectory(unit: Unit, { name }: { name: string }) {
  await addDirectory(unit, name)
  return { status: '201 Created' }
}

export async function updateProductDirectory(unit: Unit, id: number, { name }: { name: string }) {
  await needProductDirectory(unit, id)
  await store.updateProductDirectory(unit.db, id, { name, name_key: searchKey(name) })
  await recordEvent(unit, 'product_directory_updated', productDirectoryRecord(id))
  return statusLine
}

/** Refused while it holds products (interface, section 2.4). */
export async function deleteProductDirectory(unit: Unit, id: number) {
  await needProductDirectory(unit, id)
  if (await store.holdsProducts(unit.db, id))
    throw new Refused('conflict', 'This directory holds products. Delete them or move them first.')
  await store.deleteProductDirectory(unit.db, id)
  await recordEvent(unit, 'product_directory_deleted', productDirectoryRecord(id))
  return 'The product directory is deleted.'
}

const noProduct = (id: number) => new Refused('not_found', `There is no product ${id}.`)

async function needProduct({ db }: Unit, id: number) {
  if (!(await store.hasProduct(db, id))) throw noProduct(id)
}

const firstDirectory = async (unit: Unit) =>
  (await store.findFirstDirectory(unit.db))?.id ?? (await addDirectory(unit, 'Products'))

async function addDirectory(unit: Unit, name: string) {
  const { id } = await store.insertProductDirectory(unit.db, { name, name_key: searchKey(name) })
  await recordEvent(unit, 'product_directory_created', productDirectoryRecord(id))
  return id
}

async function checkPointers({ db }: Unit, { vat_id, directory_id }: ProductChanges) {
  const faults = new FaultList()
  if (typeof vat_id === 'number' && !(await store.hasVatGroup(db, vat_id)))
    faults.add('vat_id', `There is no VAT group ${vat_id}`)
  if (directory_id !== undefined && !(await store.hasProductDirectory(db, directory_id)))
    faults.add('directory_id', `There is no product directory ${directory_id}`)
  faults.refuse()
}

type Columns = Partial<Omit<Stored<'product'>, 'id'>>

const columnsOf = (body: ProductChanges): Columns => ({
  ...(body.name !== undefined && { name: body.name, name_key: searchKey(body.name) }),
  ...(body.sku !== undefined && { sku: body.sku }),
  ...(body.price !== undefined && { price: String(body.price) }),
  ...(body.vat_id !== undefined && { vat_group_id: body.vat_id }),
  ...(body.descr_short !== undefined && { descr_short: body.descr_short }),
  ...(body.directory_id !== undefined && { product_directory_id: body.directory_id }),
  ...(body.recurring !== undefined && { recurring: body.recurring || null }),
  // The deprecated field says less than the one that replaced it.
  ...(body.optional !== undefined && { selectable: body.optional ? ('check' as const) : null }),
  ...(body.selectable !== undefined && { selectable: body.selectable || null }),
})
