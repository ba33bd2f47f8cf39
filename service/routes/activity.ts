import { Hono } from 'hono'
import { listActivity } from '#service/domain/activity.ts'
import * as wire from '#wire/activity.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export const activity = new Hono<ServiceEnv>()

mount(activity, wire.listActivity, (unit, { query }) => listActivity(unit, query))
