import { Hono } from 'hono'
import {
  createProduct,
  createProductDirectory,
  deleteProduct,
  deleteProductDirectory,
  setProductPicture,
  updateProduct,
  updateProductDirectory,
} from '#service/domain/product-changes.ts'
import { getProduct, listProductDirectories, listProducts, listVatGroups } from '#service/domain/products.ts'
import type { Unit } from '#service/domain/unit.ts'
import * as pictures from '#wire/product-pictures.ts'
import * as wire from '#wire/products.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export const products = new Hono<ServiceEnv>()

mount(products, wire.listProducts, (unit, { params }) => listProducts(unit, params.id))
mount(products, pictures.listAppProducts, (unit, { params }) => listProducts(unit, params.id))
mount(products, pictures.setProductPicture, (unit, { params, body }) => setProductPicture(unit, params.id, body))
mount(products, wire.createProduct, (unit, { body }) => createProduct(unit, body))
mount(products, pictures.getProduct, (unit, { params }) => getProduct(unit, params.id), {
  edited: (product) => product,
})
const current = (unit: Unit, { params }: { params: { id: number } }) => getProduct(unit, params.id)
mount(products, wire.updateProduct, (unit, { params, body }) => updateProduct(unit, params.id, body), { current })
mount(products, wire.deleteProduct, (unit, { params }) => deleteProduct(unit, params.id), { current })

mount(products, wire.listProductDirectories, listProductDirectories)
mount(products, wire.createProductDirectory, (unit, { body }) => createProductDirectory(unit, body))
mount(products, wire.updateProductDirectory, (unit, { params, body }) => updateProductDirectory(unit, params.id, body))
mount(products, wire.deleteProductDirectory, (unit, { params }) => deleteProductDirectory(unit, params.id))

mount(products, wire.listVatGroups, listVatGroups)
