import { Hono } from 'hono'
import { getToday } from '#service/domain/today.ts'
import * as wire from '#wire/today.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export const today = new Hono<ServiceEnv>()

mount(today, wire.getToday, (unit, { query }) => getToday(unit, query))
