import { Hono } from 'hono'
import { removeSetting } from '#service/domain/setting-removal.ts'
import { createVatGroup, updateVatGroup } from '#service/domain/settings-vat-groups.ts'
import * as wire from '#wire/settings-vat-groups.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export const settingsVatGroups = new Hono<ServiceEnv>()

mount(settingsVatGroups, wire.createVatGroup, (unit, { body }) => createVatGroup(unit, body))
mount(settingsVatGroups, wire.updateVatGroup, (unit, { params, body }) => updateVatGroup(unit, params.id, body))
mount(settingsVatGroups, wire.deleteVatGroup, (unit, { params, query }) =>
  removeSetting(unit, 'vat_group', params.id, query.replace_by),
)
