import { insertProducts } from '#service/store/bulk-changes.ts'
import { findProduct, findProductDirectory } from '#service/store/products.ts'
import type { Change, ProductFilter } from '#wire/bulk-changes.ts'
import { kept, left, type BulkActs } from './bulk-acts.ts'
import { updateProduct } from './product-changes.ts'

type Before = { directory_id: number }

export const bulkProducts: BulkActs<ProductFilter> = {
  async check({ db }, change, faults) {
    const to = directoryIn(change)
    if (!(await findProductDirectory(db, to))) faults.add('change.directory_id', `There is no product directory ${to}`)
  },

  find: ({ db }, id, filter) => insertProducts(db, id, filter),

  nameOf: async ({ db }, change) => (await findProductDirectory(db, directoryIn(change)))?.name,

  async changeOne(unit, change, { record_id: id }) {
    const product = await findProduct(unit.db, id)
    if (!product) return left('gone')
    const to = directoryIn(change)
    if (product.product_directory_id === to) return { state: 'same' }
    await updateProduct(unit, id, { directory_id: to })
    const before: Before = { directory_id: product.product_directory_id }
    return { state: 'changed', before: JSON.stringify(before), changed_at: unit.now }
  },

  /** From where it was moved to; what else was changed in it since stays, as nothing of it is lost. */
  async changeBack(unit, change, { record_id: id, before }) {
    const product = await findProduct(unit.db, id)
    if (!product) return kept('gone')
    if (product.product_directory_id !== directoryIn(change)) return kept('changed_since')
    await updateProduct(unit, id, { directory_id: (JSON.parse(before) as Before).directory_id })
    return { state: 'undone' }
  },
}

/** All that is done to many products is to move them. */
function directoryIn(change: Change) {
  if (change.kind !== 'directory' || change.directory_id === null) throw new Error('Products are only moved')
  return change.directory_id
}
