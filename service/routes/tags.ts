import { Hono } from 'hono'
import { listTags } from '#service/domain/tags.ts'
import * as wire from '#wire/tags.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export const tags = new Hono<ServiceEnv>()

mount(tags, wire.listTags, listTags)
