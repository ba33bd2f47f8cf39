import { Hono } from 'hono'
import { exportedAudit, listAudit } from '#service/domain/audit.ts'
import * as wire from '#wire/audit.ts'
import type { ServiceEnv } from './env.ts'
import { mountLines } from './mount-lines.ts'
import { mount } from './mount.ts'

export const audit = new Hono<ServiceEnv>()

mount(audit, wire.listAudit, (unit, { query }) => listAudit(unit, query))
mountLines(audit, wire.exportAudit, (unit, { query }) => exportedAudit(unit, query))
