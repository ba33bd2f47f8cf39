import { Hono } from 'hono'
import { hello } from '#service/domain/account.ts'
import * as changes from '#service/domain/product-changes.ts'
import { getProduct, listProductDirectories, listProducts, listVatGroups } from '#service/domain/products.ts'
import * as templates from '#service/domain/templates.ts'
import type { Unit } from '#service/domain/unit.ts'
import { listV1Users } from '#service/domain/v1-users.ts'
import * as wire from '#wire/v1-others.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

/** What both versions have alike (interface, section 10). */
export const v1Others = new Hono<ServiceEnv>()

mount(v1Others, wire.hello, async (unit) => hello(unit))
mount(v1Others, wire.listUsers, listV1Users)

mount(v1Others, wire.listFavoriteTemplates, templates.listFavoriteTemplates)
mount(v1Others, wire.getFavoriteTemplate, (unit, { params }) => templates.getFavoriteTemplate(unit, params.id), {
  edited: (template) => template,
})
mount(v1Others, wire.listDesignTemplates, templates.listDesignTemplates)
mount(v1Others, wire.listEmailTemplates, templates.listEmailTemplates)
mount(v1Others, wire.listTextTemplates, templates.listTextTemplates)
mount(v1Others, wire.listAutomationSets, templates.listAutomationSets)

mount(v1Others, wire.listProducts, (unit, { params }) => listProducts(unit, params.id))
mount(v1Others, wire.createProduct, (unit, { body }) => changes.createProduct(unit, body))
const current = (unit: Unit, { params }: { params: { id: number } }) => getProduct(unit, params.id)
mount(v1Others, wire.updateProduct, (unit, { params, body }) => changes.updateProduct(unit, params.id, body), {
  current,
})
mount(v1Others, wire.deleteProduct, (unit, { params }) => changes.deleteProduct(unit, params.id), { current })
mount(v1Others, wire.listProductDirectories, listProductDirectories)
mount(v1Others, wire.createProductDirectory, (unit, { body }) => changes.createProductDirectory(unit, body))
mount(v1Others, wire.updateProductDirectory, (unit, { params, body }) =>
  changes.updateProductDirectory(unit, params.id, body),
)
mount(v1Others, wire.deleteProductDirectory, (unit, { params }) => changes.deleteProductDirectory(unit, params.id))
mount(v1Others, wire.listVatGroups, listVatGroups)
