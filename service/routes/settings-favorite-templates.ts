import { Hono } from 'hono'
import { removeSetting } from '#service/domain/setting-removal.ts'
import * as domain from '#service/domain/settings-favorite-templates.ts'
import { listTemplateGallery as templateGallery } from '#service/domain/template-gallery.ts'
import type { Unit } from '#service/domain/unit.ts'
import * as wire from '#wire/settings-favorite-templates.ts'
import { listTemplateGallery } from '#wire/template-gallery.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export const settingsFavoriteTemplates = new Hono<ServiceEnv>()

const current = (unit: Unit, { params }: { params: { id: number } }) =>
  domain.getFavoriteTemplateSettings(unit, params.id)
const edited = <Template>(template: Template) => template

mount(settingsFavoriteTemplates, listTemplateGallery, (unit) => templateGallery(unit))
mount(
  settingsFavoriteTemplates,
  wire.getFavoriteTemplateSettings,
  (unit, { params }) => domain.getFavoriteTemplateSettings(unit, params.id),
  { edited },
)
mount(settingsFavoriteTemplates, wire.createFavoriteTemplate, (unit, { body }) =>
  domain.createFavoriteTemplate(unit, body),
)
mount(
  settingsFavoriteTemplates,
  wire.updateFavoriteTemplate,
  (unit, { params, body }) => domain.updateFavoriteTemplate(unit, params.id, body),
  { current },
)
mount(
  settingsFavoriteTemplates,
  wire.deleteFavoriteTemplate,
  (unit, { params }) => removeSetting(unit, 'favorite_template', params.id),
  { current },
)
