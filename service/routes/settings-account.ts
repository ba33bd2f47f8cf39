import { Hono } from 'hono'
import { updateAccount } from '#service/domain/settings-account.ts'
import * as wire from '#wire/settings-account.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export const settingsAccount = new Hono<ServiceEnv>()

mount(settingsAccount, wire.updateAccount, (unit, { body }) => updateAccount(unit, body))
