import { Hono } from 'hono'
import {
  createCustomField,
  deleteCustomField,
  listCustomFields,
  updateCustomField,
} from '#service/domain/settings-custom-fields.ts'
import * as wire from '#wire/settings-custom-fields.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export const settingsCustomFields = new Hono<ServiceEnv>()

mount(settingsCustomFields, wire.listCustomFields, (unit, { query }) => listCustomFields(unit, query.subject))
mount(settingsCustomFields, wire.createCustomField, (unit, { body }) => createCustomField(unit, body))
mount(settingsCustomFields, wire.updateCustomField, (unit, { params, body }) =>
  updateCustomField(unit, params.id, body),
)
mount(settingsCustomFields, wire.deleteCustomField, (unit, { params, query }) =>
  deleteCustomField(unit, params.id, query.with_values),
)
