import { Hono } from 'hono'
import { search as everything } from '#service/domain/search.ts'
import * as wire from '#wire/search.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export const search = new Hono<ServiceEnv>()

mount(search, wire.search, (unit, { query }) => everything(unit, query))
