import { Hono } from 'hono'
import { listProductDirectories, listProducts, listVatGroups } from '#service/domain/products.ts'
import * as wire from '#wire/products.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export const products = new Hono<ServiceEnv>()

mount(products, wire.listProductDirectories, listProductDirectories)
mount(products, wire.listProducts, (unit, { params }) => listProducts(unit, params.id))
mount(products, wire.listVatGroups, listVatGroups)
