import { Hono } from 'hono'
import { exportedProposals, listContactRows } from '#service/domain/exports.ts'
import * as contactExports from '#wire/contact-exports.ts'
import { exportProposals } from '#wire/exports.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'
import { mountLines } from './mount-lines.ts'

export const exports = new Hono<ServiceEnv>()

mount(exports, contactExports.listContactRows, (unit, { query }) => listContactRows(unit, query))
mountLines(exports, exportProposals, (unit, { query }) => exportedProposals(unit, query))
