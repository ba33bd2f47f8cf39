import { Hono } from 'hono'
import * as domain from '#service/domain/saved-blocks.ts'
import * as wire from '#wire/blocks.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export const savedBlocks = new Hono<ServiceEnv>()

mount(savedBlocks, wire.listBlocks, domain.listBlocks)
mount(savedBlocks, wire.getBlock, (unit, { params }) => domain.getBlock(unit, params.id))
mount(savedBlocks, wire.createBlock, (unit, { body }) => domain.createBlock(unit, body))
mount(savedBlocks, wire.updateBlock, (unit, { params, body }) => domain.updateBlock(unit, params.id, body))
mount(savedBlocks, wire.deleteBlock, (unit, { params }) => domain.deleteBlock(unit, params.id))
mount(savedBlocks, wire.restoreBlock, (unit, { params }) => domain.restoreBlock(unit, params.id))
