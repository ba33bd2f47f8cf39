import { Hono } from 'hono'
import * as domain from '#service/domain/bulk-changes.ts'
import * as wire from '#wire/bulk-changes.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export const bulkChanges = new Hono<ServiceEnv>()

mount(bulkChanges, wire.countBulkChange, (unit, { body }) => domain.countBulkChange(unit, body))
mount(bulkChanges, wire.getBulkChange, (unit, { params }) => domain.getBulkChange(unit, params.id))
mount(bulkChanges, wire.beginBulkChange, (unit, { params, body }) => domain.beginBulkChange(unit, params.id, body))
mount(bulkChanges, wire.stopBulkChange, (unit, { params }) => domain.stopBulkChange(unit, params.id))
mount(bulkChanges, wire.undoBulkChange, (unit, { params }) => domain.undoBulkChange(unit, params.id))
