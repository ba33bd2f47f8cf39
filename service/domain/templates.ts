import type { Stored } from '#service/store/schema.ts'
import {
  findFavorite,
  selectAutomationSets,
  selectCustomFields,
  selectDesigns,
  selectEmails,
  selectFavorites,
  selectTexts,
} from '#service/store/templates.ts'
import { automationWords } from './automation-words.ts'
import { automationsIn } from './automations.ts'
import { byName } from './ordered.ts'
import { Refused } from './refused.ts'
import { templateTables } from './template-content.ts'
import type { Unit } from './unit.ts'

type CustomFields = Awaited<ReturnType<typeof selectCustomFields>>

export async function listFavoriteTemplates({ db, account }: Unit) {
  const fields = await selectCustomFields(db, 'proposal')
  return byName(await selectFavorites(db), account.locale).map((template) => favoriteAnswer(template, fields))
}

export async function getFavoriteTemplate({ db }: Unit, id: number) {
  const template = await findFavorite(db, id)
  if (!template) throw new Refused('not_found', `There is no favorite template ${id}.`)
  return favoriteAnswer(template, await selectCustomFields(db, 'proposal'))
}

/** interface, section 3; the last three are deprecated (interface, section 3.9). */
function favoriteAnswer(template: Stored<'favorite_template'>, fields: CustomFields) {
  const used = new Set(JSON.parse(template.custom_fields) as string[])
  return {
    id: template.id,
    name: template.name,
    text_template_id: template.text_template_id,
    design_template_id: template.design_template_id,
    automations_set_id: template.automation_set_id,
    custom_fields: fields
      .filter(({ name }) => used.has(name))
      .map(({ name, label, type, required }) => ({ name, label, type, required: required === 1 })),
    pricetables: templateTables(template).map(({ id, title }) => ({ id, title })),
    type: 'proposal',
    config_language_id: template.text_template_id,
    proposal_tpl_id: template.id,
  }
}

export async function listDesignTemplates({ db, account }: Unit) {
  const designs = byName(await selectDesigns(db), account.locale)
  return designs.map(({ id, name, colors, font, logo_url }) => ({
    id,
    name,
    colors: JSON.parse(colors) as string[],
    font,
    logo_url,
  }))
}

export const listTextTemplates = async ({ db, account }: Unit) => byName(await selectTexts(db), account.locale)

export const listEmailTemplates = async ({ db, account }: Unit) => byName(await selectEmails(db), account.locale)

export async function listAutomationSets({ db, account }: Unit) {
  const sets = byName(await selectAutomationSets(db), account.locale)
  const templates = new Map((await selectEmails(db)).map(({ id, name }) => [id, name]))
  return sets.map((set) => ({
    id: set.id,
    name: set.name,
    automations: automationsIn(set).map((automation) => automationWords(automation, templates)),
  }))
}
