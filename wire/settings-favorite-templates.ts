import * as z from 'zod/mini'
import { attachmentInput } from './attachments.ts'
import { agreeDefaults, agreeDefaultsInput } from './agree.ts'
import { maxLineLength, maxPriceTables } from './limits.ts'
import { operation } from './operation.ts'
import { appRowInput, templateRow } from './row-pictures.ts'
import { atMost, atMostOf, byId, flag, integer, name, percentage, statusLine, text } from './scalars.ts'
import { made } from './settings.ts'
import { viewedAttachment } from './viewed-attachment.ts'

const path = '/settings/favorite-templates'

/** A proposal's rows are added to the table they name by this id (interface, section 3.2). */
const uniqueId = z
  .string('Enter a Unique ID')
  .check(
    atMost(maxLineLength),
    z.regex(/^[A-Za-z0-9_.-]{1,64}$/, 'Enter 1 to 64 letters, digits, dots, dashes and underscores'),
  )

const priceTable = z.strictObject({
  id: uniqueId,
  title: z._default(text, ''),
  settings: z.strictObject({
    vat_default_percentage: percentage,
    vat_hidden: z._default(flag, false),
    rows_include_vat: z._default(flag, false),
  }),
  rows: z._default(z.array(appRowInput), []),
})

const pointer = z.nullable(integer)
const fields = {
  name,
  text_template_id: pointer,
  design_template_id: pointer,
  automations_set_id: pointer,
  /** Names of the custom fields of proposals it uses. */
  custom_fields: z.array(z.string('Enter the name of a custom field')),
  pricetables: z.array(priceTable).check(atMostOf(maxPriceTables, 'price tables')),
  /** What accepting asks for; null for the account's defaults. */
  acceptance: z.nullable(agreeDefaultsInput),
  /** What its proposals begin with. */
  attachments: attachmentInput,
}

/** All of a favorite template; version 2 shows less of it. */
export const favoriteTemplateSettings = z.object({
  id: z.int(),
  name: z.string(),
  text_template_id: z.nullable(z.int()),
  design_template_id: z.nullable(z.int()),
  automations_set_id: z.nullable(z.int()),
  custom_fields: z.array(z.string()),
  pricetables: z.array(z.extend(priceTable, { id: z.string(), rows: z.array(templateRow) })),
  acceptance: z._default(z.nullable(agreeDefaults), null),
  attachments: z._default(z.array(viewedAttachment), []),
})
export type FavoriteTemplateSettings = z.output<typeof favoriteTemplateSettings>

export const getFavoriteTemplateSettings = operation({
  id: 'favorite-templates.details',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: `${path}/:id`,
  params: byId,
  answer: favoriteTemplateSettings,
})

export const createFavoriteTemplate = operation({
  id: 'favorite-templates.create',
  face: 'app',
  may: 'admin',
  methods: ['POST'],
  path,
  body: z.strictObject({
    name,
    text_template_id: z._default(pointer, null),
    design_template_id: z._default(pointer, null),
    automations_set_id: z._default(pointer, null),
    custom_fields: z._default(fields.custom_fields, []),
    pricetables: z._default(fields.pricetables, []),
    acceptance: z._default(fields.acceptance, null),
    attachments: z._default(fields.attachments, []),
  }),
  status: 201,
  answer: made,
})
export type NewFavoriteTemplate = z.output<(typeof createFavoriteTemplate)['body']>

/** Price tables, custom fields and acceptance are replaced as a whole. Existing proposals are not affected. */
export const updateFavoriteTemplate = operation({
  id: 'favorite-templates.update',
  face: 'app',
  may: 'admin',
  methods: ['PATCH', 'PUT'],
  path: `${path}/:id`,
  params: byId,
  body: z.partial(z.strictObject(fields)),
  answer: statusLine,
})
export type FavoriteTemplateChanges = z.output<(typeof updateFavoriteTemplate)['body']>

/** Existing proposals are not affected. */
export const deleteFavoriteTemplate = operation({
  id: 'favorite-templates.delete',
  face: 'app',
  may: 'admin',
  methods: ['DELETE'],
  path: `${path}/:id`,
  params: byId,
  gives: 'text',
  answer: z.string(),
})
