import { Hono } from 'hono'
import * as domain from '#service/domain/bulk-changes.ts'
import { runShort } from '#service/domain/bulk-portion.ts'
import * as wire from '#wire/bulk-changes.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export const bulkChanges = new Hono<ServiceEnv>()

mount(bulkChanges, wire.countBulkChange, (unit, { body }) => domain.countBulkChange(unit, body))
mount(bulkChanges, wire.getBulkChange, (unit, { params }) => domain.getBulkChange(unit, params.id))
mount(bulkChanges, wire.beginBulkChange, async (unit, { params, body }) =>
  runShort(unit, await domain.beginBulkChange(unit, params.id, body)),
)
mount(bulkChanges, wire.stopBulkChange, (unit, { params }) => domain.stopBulkChange(unit, params.id))
mount(bulkChanges, wire.undoBulkChange, async (unit, { params }) =>
  runShort(unit, await domain.undoBulkChange(unit, params.id)),
)
