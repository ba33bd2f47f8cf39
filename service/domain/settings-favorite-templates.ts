import type { Stored } from '#service/store/schema.ts'
import { insertSetting, updateSetting } from '#service/store/settings.ts'
import { findFavorite, selectCustomFields } from '#service/store/templates.ts'
import {
  favoriteTemplateSettings,
  type FavoriteTemplateChanges,
  type FavoriteTemplateSettings,
  type NewFavoriteTemplate,
} from '#wire/settings-favorite-templates.ts'
import { defaultsAnswer, setupIn, withChanges } from './agree-setup.ts'
import { attachmentAnswer, knownAttachments } from './attachments.ts'
import { FaultList } from './fault-list.ts'
import { centsOf } from './money.ts'
import { checkSettings } from './proposal-checks.ts'
import { calculatedTotal, startingContent } from './proposal-content.ts'
import { Refused } from './refused.ts'
import { tokensOfRows, withRowPictures } from './row-pictures.ts'
import { statusLine } from './status-line.ts'
import { attachmentsIn, orderIn, templateTables, type KeptAttachment, type TemplateTable } from './template-content.ts'
import { noteFiles } from './text-pictures.ts'
import type { Unit } from './unit.ts'

/** A whole favorite template; rows as in a request, with their defaults filled in. */
export async function getFavoriteTemplateSettings({ db }: Unit, id: number): Promise<FavoriteTemplateSettings> {
  const template = await needFavorite({ db }, id)
  return favoriteTemplateSettings.parse({
    id,
    name: template.name,
    text_template_id: template.text_template_id,
    design_template_id: template.design_template_id,
    automations_set_id: template.automation_set_id,
    custom_fields: JSON.parse(template.custom_fields),
    pricetables: templateTables(template),
    attachments: attachmentsIn(template).map(attachmentAnswer),
    acceptance: template.agree_setup === null ? null : defaultsAnswer(setupIn(template.agree_setup)),
  })
}

async function needFavorite({ db }: Pick<Unit, 'db'>, id: number) {
  const template = await findFavorite(db, id)
  if (!template) throw new Refused('not_found', `There is no favorite template ${id}.`)
  return template
}

export async function createFavoriteTemplate(unit: Unit, body: NewFavoriteTemplate) {
  const { attachments = [], pricetables = [] } = await checked(unit, body)
  const { name, text_template_id, design_template_id, automations_set_id, custom_fields, acceptance } = body
  return insertFavorite(unit, {
    name,
    attachments,
    text_template_id,
    design_template_id,
    automation_set_id: automations_set_id,
    custom_fields: JSON.stringify(custom_fields),
    pricetables,
    agree_setup: setupJson(acceptance),
    reading_order: null,
  })
}

type NewFavorite = Omit<Stored<'favorite_template'>, 'id' | keyof OwnFiles> & OwnFiles

/** What was checked before. */
export async function insertFavorite(unit: Unit, { attachments, pricetables, ...settings }: NewFavorite) {
  const made = await insertSetting(unit.db, 'favorite_template', {
    ...settings,
    attachments: JSON.stringify(attachments),
    pricetables: JSON.stringify(pricetables),
  })
  await noteOwnFiles(unit, made.id, { attachments, pricetables })
  return made
}

/** Changes what is supplied; proposals made with it stay as they are. */
export async function updateFavoriteTemplate(unit: Unit, id: number, body: FavoriteTemplateChanges) {
  const before = await needFavorite(unit, id)
  const { attachments, pricetables } = await checked(unit, body)
  const { name, text_template_id, design_template_id, automations_set_id, custom_fields, acceptance } = body
  await updateSetting(unit.db, 'favorite_template', id, {
    ...(name !== undefined && { name }),
    ...(text_template_id !== undefined && { text_template_id }),
    ...(design_template_id !== undefined && { design_template_id }),
    ...(automations_set_id !== undefined && { automation_set_id: automations_set_id }),
    ...(custom_fields !== undefined && { custom_fields: JSON.stringify(custom_fields) }),
    ...(pricetables !== undefined && {
      pricetables: JSON.stringify(pricetables),
      reading_order: orderAfter(before, pricetables),
    }),
    ...(acceptance !== undefined && { agree_setup: setupJson(acceptance) }),
    ...(attachments && { attachments: JSON.stringify(attachments) }),
  })
  if (attachments || pricetables) {
    const after = await findFavorite(unit.db, id)
    if (after) await noteOwnFiles(unit, id, { attachments: attachmentsIn(after), pricetables: templateTables(after) })
  }
  return statusLine
}

/** Each table stays where it was among the texts; a new one comes last. */
function orderAfter(before: Stored<'favorite_template'>, tables: readonly TemplateTable[]) {
  const order = orderIn(before)
  if (!order) return null
  const places = templateTables(before).map(({ id }) => tables.findIndex((table) => table.id === id))
  return JSON.stringify(order.map((part) => (part === 'section' ? part : places[part])).filter((part) => part !== -1))
}

const setupJson = (acceptance: NewFavoriteTemplate['acceptance']) =>
  acceptance === null ? null : JSON.stringify(withChanges(setupIn(null), acceptance))

type OwnFiles = { attachments: readonly KeptAttachment[]; pricetables: readonly TemplateTable[] }

/** Kept as long as the template has them. */
const noteOwnFiles = (unit: Unit, id: number, { attachments, pricetables }: OwnFiles) =>
  noteFiles(unit, 'favorite_template_id', id, [...attachments.map(({ file }) => file), ...tokensOfRows(pricetables)])

/** Reports every fault of the body; its attachments and tables as they are kept, where it has some. */
async function checked(unit: Unit, body: FavoriteTemplateChanges) {
  const faults = new FaultList()
  await checkSettings(unit, body, faults)
  await checkFields(unit, body.custom_fields ?? [], faults)
  const pricetables = body.pricetables && (await withRowPictures(unit, body.pricetables, faults, 'pricetables'))
  checkTables(pricetables ?? [], faults)
  const attachments = body.attachments && (await knownAttachments(unit, body.attachments, faults))
  faults.refuse()
  return { attachments, pricetables }
}

async function checkFields({ db }: Unit, names: readonly string[], faults: FaultList) {
  const known = new Set((await selectCustomFields(db, 'proposal')).map(({ name }) => name))
  for (const [at, name] of names.entries()) {
    if (!known.has(name)) faults.add(`custom_fields.${at}`, `There is no custom field ${name} of proposals`)
    else if (names.indexOf(name) < at) faults.add(`custom_fields.${at}`, `The custom field ${name} is given twice`)
  }
}

function checkTables(tables: readonly TemplateTable[], faults: FaultList) {
  const ids = tables.map(({ id }) => id)
  for (const [at, id] of ids.entries())
    if (ids.indexOf(id) < at) faults.add(`pricetables.${at}.id`, `Another table has the Unique ID ${id}`)
  if (centsOf(calculatedTotal(startingContent([], tables, []))) === undefined)
    faults.add('pricetables', 'The rows come to more than can be counted')
}
