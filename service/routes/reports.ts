import { Hono } from 'hono'
import { salesReport } from '#service/domain/reports.ts'
import * as wire from '#wire/reports.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export const reports = new Hono<ServiceEnv>()

mount(reports, wire.salesReport, (unit, { query }) => salesReport(unit, query))
