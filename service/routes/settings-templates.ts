import { Hono } from 'hono'
import * as favorites from '#service/domain/favorite-templates.ts'
import { removeSetting } from '#service/domain/setting-removal.ts'
import * as domain from '#service/domain/template-changes.ts'
import type { Unit } from '#service/domain/unit.ts'
import * as favoriteWire from '#wire/settings-favorite-templates.ts'
import * as wire from '#wire/settings-templates.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export const settingsTemplates = new Hono<ServiceEnv>()

type ById = { params: { id: number } }
const edited = <Seen>(seen: Seen) => seen

mount(settingsTemplates, wire.createDesignTemplate, (unit, { body }) => domain.createDesignTemplate(unit, body))
mount(settingsTemplates, wire.updateDesignTemplate, (unit, { params, body }) =>
  domain.updateDesignTemplate(unit, params.id, body),
)
mount(settingsTemplates, wire.deleteDesignTemplate, (unit, { params, query }) =>
  removeSetting(unit, 'design_template', params.id, query.replace_by),
)

const currentText = { current: (unit: Unit, { params }: ById) => domain.getTextTemplate(unit, params.id) }
mount(settingsTemplates, wire.getTextTemplate, (unit, { params }) => domain.getTextTemplate(unit, params.id), {
  edited,
})
mount(settingsTemplates, wire.createTextTemplate, (unit, { body }) => domain.createTextTemplate(unit, body))
mount(
  settingsTemplates,
  wire.updateTextTemplate,
  (unit, { params, body }) => domain.updateTextTemplate(unit, params.id, body),
  currentText,
)
mount(
  settingsTemplates,
  wire.deleteTextTemplate,
  (unit, { params, query }) => removeSetting(unit, 'text_template', params.id, query.replace_by),
  currentText,
)

mount(settingsTemplates, wire.createEmailTemplate, (unit, { body }) => domain.createEmailTemplate(unit, body))
mount(settingsTemplates, wire.updateEmailTemplate, (unit, { params, body }) =>
  domain.updateEmailTemplate(unit, params.id, body),
)
mount(settingsTemplates, wire.deleteEmailTemplate, (unit, { params }) =>
  removeSetting(unit, 'email_template', params.id),
)

const currentFavorite = {
  current: (unit: Unit, { params }: ById) => favorites.getFavoriteTemplateSettings(unit, params.id),
}
mount(
  settingsTemplates,
  favoriteWire.getFavoriteTemplateSettings,
  (unit, { params }) => favorites.getFavoriteTemplateSettings(unit, params.id),
  { edited },
)
mount(settingsTemplates, favoriteWire.createFavoriteTemplate, (unit, { body }) =>
  favorites.createFavoriteTemplate(unit, body),
)
mount(
  settingsTemplates,
  favoriteWire.updateFavoriteTemplate,
  (unit, { params, body }) => favorites.updateFavoriteTemplate(unit, params.id, body),
  currentFavorite,
)
mount(
  settingsTemplates,
  favoriteWire.deleteFavoriteTemplate,
  (unit, { params }) => removeSetting(unit, 'favorite_template', params.id),
  currentFavorite,
)
