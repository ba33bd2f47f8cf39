import * as account from './account.ts'
import type { Operation } from './operation.ts'
import * as products from './products.ts'
import * as templates from './templates.ts'

/** The same operation in version 1, for where both versions are alike (interface, section 10). */
export const inV1 = <Op extends Operation>(op: Op): Op & { face: 'v1' } => ({ ...op, id: `v1.${op.id}`, face: 'v1' })

export const hello = inV1(account.hello)
/** The same shape, with a human-readable date. */
export const listUsers = inV1(account.listUsers)

export const listFavoriteTemplates = inV1(templates.listFavoriteTemplates)
export const getFavoriteTemplate = inV1(templates.getFavoriteTemplate)
export const listDesignTemplates = inV1(templates.listDesignTemplates)
export const listEmailTemplates = inV1(templates.listEmailTemplates)
export const listTextTemplates = inV1(templates.listTextTemplates)
export const listAutomationSets = inV1(templates.listAutomationSets)

export const listProducts = inV1(products.listProducts)
export const createProduct = inV1(products.createProduct)
export const updateProduct = inV1(products.updateProduct)
export const deleteProduct = inV1(products.deleteProduct)
export const listProductDirectories = inV1(products.listProductDirectories)
export const createProductDirectory = inV1(products.createProductDirectory)
export const updateProductDirectory = inV1(products.updateProductDirectory)
export const deleteProductDirectory = inV1(products.deleteProductDirectory)
export const listVatGroups = inV1(products.listVatGroups)
