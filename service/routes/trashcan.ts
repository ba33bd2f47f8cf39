import { Hono } from 'hono'
import { listTrash, restore } from '#service/domain/trashcan.ts'
import * as wire from '#wire/trashcan.ts'
import type { ServiceEnv } from './env.ts'
import { mount, mountPage } from './mount.ts'

export const trashcan = new Hono<ServiceEnv>()

mountPage(trashcan, wire.listTrash, (unit, { query }) => listTrash(unit, query))
mount(trashcan, wire.restore, (unit, { params }) => restore(unit, params.kind, params.id))
