import { Hono } from 'hono'
import {
  createCustomField,
  deleteCustomField,
  listCustomFields,
  updateCustomField,
} from '#service/domain/custom-fields.ts'
import * as wire from '#wire/settings-custom-fields.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export const customFields = new Hono<ServiceEnv>()

mount(customFields, wire.listCustomFields, (unit, { query }) => listCustomFields(unit, query.subject))
mount(customFields, wire.createCustomField, (unit, { body }) => createCustomField(unit, body))
mount(customFields, wire.updateCustomField, (unit, { params, body }) => updateCustomField(unit, params.id, body))
mount(customFields, wire.deleteCustomField, (unit, { params, query }) =>
  deleteCustomField(unit, params.id, query.with_values),
)
