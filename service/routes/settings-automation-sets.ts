import { Hono } from 'hono'
import { rehearse } from '#service/domain/rehearsal.ts'
import { removeSetting } from '#service/domain/setting-removal.ts'
import * as domain from '#service/domain/settings-automation-sets.ts'
import * as wire from '#wire/settings-automation-sets.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export const settingsAutomationSets = new Hono<ServiceEnv>()

mount(settingsAutomationSets, wire.listAutomationSettings, domain.listAutomationSettings)
mount(settingsAutomationSets, wire.rehearseAutomations, (unit, { body }) => rehearse(unit, body))
mount(settingsAutomationSets, wire.createAutomationSet, (unit, { body }) => domain.createAutomationSet(unit, body))
mount(settingsAutomationSets, wire.updateAutomationSet, (unit, { params, body }) =>
  domain.updateAutomationSet(unit, params.id, body),
)
mount(settingsAutomationSets, wire.deleteAutomationSet, (unit, { params, query }) =>
  removeSetting(unit, 'automation_set', params.id, query.replace_by),
)
