import { Hono } from 'hono'
import * as domain from '#service/domain/settings-tags.ts'
import * as wire from '#wire/settings-tags.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export const settingsTags = new Hono<ServiceEnv>()

mount(settingsTags, wire.createTag, (unit, { body }) => domain.createTag(unit, body))
mount(settingsTags, wire.updateTag, (unit, { params, body }) => domain.updateTag(unit, params.id, body))
mount(settingsTags, wire.mergeTag, (unit, { params, body }) => domain.mergeTag(unit, params.id, body))
mount(settingsTags, wire.deleteTag, (unit, { params }) => domain.deleteTag(unit, params.id))
