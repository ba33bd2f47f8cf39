import { Hono } from 'hono'
import * as domain from '#service/domain/api-keys.ts'
import * as wire from '#wire/settings-api-keys.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export const settingsApiKeys = new Hono<ServiceEnv>()

mount(settingsApiKeys, wire.listApiKeys, domain.listApiKeys)
mount(settingsApiKeys, wire.createApiKey, (unit, { body }) => domain.createApiKey(unit, body), { secrets: ['api_key'] })
mount(settingsApiKeys, wire.updateApiKey, (unit, { params, body }) => domain.updateApiKey(unit, params.id, body))
mount(settingsApiKeys, wire.revokeApiKey, (unit, { params }) => domain.revokeApiKey(unit, params.id))
