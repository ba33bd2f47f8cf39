import { Hono } from 'hono'
import { getAgreeDefaults, updateAgreeDefaults } from '#service/domain/settings-agree.ts'
import * as wire from '#wire/settings-agree.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export const settingsAgree = new Hono<ServiceEnv>()

mount(settingsAgree, wire.getAgreeDefaults, getAgreeDefaults)
mount(settingsAgree, wire.updateAgreeDefaults, (unit, { body }) => updateAgreeDefaults(unit, body))
