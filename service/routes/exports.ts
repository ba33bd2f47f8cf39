import { Hono } from 'hono'
import { exportedContacts, exportedProposals } from '#service/domain/exports.ts'
import { exportContacts } from '#wire/contact-exports.ts'
import { exportProposals } from '#wire/exports.ts'
import type { ServiceEnv } from './env.ts'
import { mountLines } from './mount-lines.ts'

export const exports = new Hono<ServiceEnv>()

mountLines(exports, exportContacts, (unit, { query }) => exportedContacts(unit, query))
mountLines(exports, exportProposals, (unit, { query }) => exportedProposals(unit, query))
