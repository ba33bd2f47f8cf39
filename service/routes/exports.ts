import { Hono } from 'hono'
import { listContactRows, listProposalRows } from '#service/domain/exports.ts'
import * as contactExports from '#wire/contact-exports.ts'
import * as wire from '#wire/exports.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export const exports = new Hono<ServiceEnv>()

mount(exports, contactExports.listContactRows, (unit, { query }) => listContactRows(unit, query))
mount(exports, wire.listProposalRows, (unit, { query }) => listProposalRows(unit, query))
