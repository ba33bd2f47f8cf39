import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { rowInput } from './price-rows.ts'
import { byId, flag, integer, name, percentage, statusLine, text } from './scalars.ts'
import { made } from './settings.ts'

const path = '/settings/favorite-templates'

/** A proposal's rows are added to the table they name by this id (specification 2.2). */
const uniqueId = z
  .string('Give a Unique ID')
  .check(z.regex(/^[A-Za-z0-9_.-]{1,64}$/, 'Give 1 to 64 letters, digits, dots, dashes and underscores'))

const priceTable = z.strictObject({
  id: uniqueId,
  title: z._default(text, ''),
  settings: z.strictObject({
    vat_default_percentage: percentage,
    vat_hidden: z._default(flag, false),
    rows_include_vat: z._default(flag, false),
  }),
  rows: z._default(z.array(rowInput), []),
})

const pointer = z.nullable(integer)
const fields = {
  name,
  text_template_id: pointer,
  design_template_id: pointer,
  automations_set_id: pointer,
  /** Names of the custom fields of proposals it uses. */
  custom_fields: z.array(z.string('Give the name of a custom field')),
  pricetables: z.array(priceTable).check(z.maxLength(50, 'Give at most 50 price tables')),
}

/** All of a favorite template; version 2 shows less of it. */
export const favoriteTemplateSettings = z.object({
  id: z.int(),
  name: z.string(),
  text_template_id: z.nullable(z.int()),
  design_template_id: z.nullable(z.int()),
  automations_set_id: z.nullable(z.int()),
  custom_fields: z.array(z.string()),
  pricetables: z.array(z.extend(priceTable, { id: z.string() })),
})
export type FavoriteTemplateSettings = z.output<typeof favoriteTemplateSettings>

export const getFavoriteTemplateSettings = operation({
  id: 'favorite-templates.details',
  face: 'app',
  methods: ['GET'],
  path: `${path}/:id`,
  params: byId,
  answer: favoriteTemplateSettings,
})

export const createFavoriteTemplate = operation({
  id: 'favorite-templates.create',
  face: 'app',
  methods: ['POST'],
  path,
  body: z.strictObject({
    name,
    text_template_id: z._default(pointer, null),
    design_template_id: z._default(pointer, null),
    automations_set_id: z._default(pointer, null),
    custom_fields: z._default(fields.custom_fields, []),
    pricetables: z._default(fields.pricetables, []),
  }),
  status: 201,
  answer: made,
})
export type NewFavoriteTemplate = z.output<(typeof createFavoriteTemplate)['body']>

/** Price tables and custom fields are replaced as a whole. Proposals made with it stay as they are. */
export const updateFavoriteTemplate = operation({
  id: 'favorite-templates.update',
  face: 'app',
  methods: ['PATCH', 'PUT'],
  path: `${path}/:id`,
  params: byId,
  body: z.partial(z.strictObject(fields)),
  answer: statusLine,
})
export type FavoriteTemplateChanges = z.output<(typeof updateFavoriteTemplate)['body']>

/** Proposals made with it have all they need. */
export const deleteFavoriteTemplate = operation({
  id: 'favorite-templates.delete',
  face: 'app',
  methods: ['DELETE'],
  path: `${path}/:id`,
  params: byId,
  gives: 'text',
  answer: z.string(),
})
