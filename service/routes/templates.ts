import { Hono } from 'hono'
import {
  getFavoriteTemplate,
  listAutomationSets,
  listDesignTemplates,
  listEmailTemplates,
  listFavoriteTemplates,
  listTextTemplates,
} from '#service/domain/templates.ts'
import * as wire from '#wire/templates.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export const templates = new Hono<ServiceEnv>()

mount(templates, wire.listFavoriteTemplates, listFavoriteTemplates)
mount(templates, wire.getFavoriteTemplate, (unit, { params }) => getFavoriteTemplate(unit, params.id), {
  edited: (template) => template,
})
mount(templates, wire.listDesignTemplates, listDesignTemplates)
mount(templates, wire.listEmailTemplates, listEmailTemplates)
mount(templates, wire.listTextTemplates, listTextTemplates)
mount(templates, wire.listAutomationSets, listAutomationSets)
