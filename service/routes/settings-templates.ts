import { Hono } from 'hono'
import { createDesignTemplate, listDesignSettings, updateDesignTemplate } from '#service/domain/designs.ts'
import { removeSetting } from '#service/domain/setting-removal.ts'
import * as domain from '#service/domain/settings-templates.ts'
import type { Unit } from '#service/domain/unit.ts'
import * as designs from '#wire/settings-designs.ts'
import * as wire from '#wire/settings-templates.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export const settingsTemplates = new Hono<ServiceEnv>()

mount(settingsTemplates, designs.listDesignSettings, (unit) => listDesignSettings(unit))
mount(settingsTemplates, designs.createDesignTemplate, (unit, { body }) => createDesignTemplate(unit, body))
mount(settingsTemplates, designs.updateDesignTemplate, (unit, { params, body }) =>
  updateDesignTemplate(unit, params.id, body),
)
mount(settingsTemplates, designs.deleteDesignTemplate, (unit, { params, query }) =>
  removeSetting(unit, 'design_template', params.id, query.replace_by),
)

const current = (unit: Unit, { params }: { params: { id: number } }) => domain.getTextTemplate(unit, params.id)
const edited = <Template>(template: Template) => template

mount(settingsTemplates, wire.getTextTemplate, (unit, { params }) => domain.getTextTemplate(unit, params.id), {
  edited,
})
mount(settingsTemplates, wire.createTextTemplate, (unit, { body }) => domain.createTextTemplate(unit, body))
mount(
  settingsTemplates,
  wire.updateTextTemplate,
  (unit, { params, body }) => domain.updateTextTemplate(unit, params.id, body),
  { current },
)
mount(
  settingsTemplates,
  wire.deleteTextTemplate,
  (unit, { params, query }) => removeSetting(unit, 'text_template', params.id, query.replace_by),
  { current },
)

mount(settingsTemplates, wire.createEmailTemplate, (unit, { body }) => domain.createEmailTemplate(unit, body))
mount(settingsTemplates, wire.updateEmailTemplate, (unit, { params, body }) =>
  domain.updateEmailTemplate(unit, params.id, body),
)
mount(settingsTemplates, wire.deleteEmailTemplate, (unit, { params }) =>
  removeSetting(unit, 'email_template', params.id),
)
