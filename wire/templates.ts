import * as z from 'zod/mini'
import { customField } from './custom-fields.ts'
import { operation } from './operation.ts'
import { byId } from './scalars.ts'

const named = { id: z.int(), name: z.string() }

export const favoriteTemplate = z.object({
  ...named,
  text_template_id: z.nullable(z.int()),
  design_template_id: z.nullable(z.int()),
  automations_set_id: z.nullable(z.int()),
  custom_fields: z.array(customField),
  pricetables: z.array(z.object({ id: z.string(), title: z.string() })),
  /** Deprecated (interface, section 3.9). */
  type: z.string(),
  config_language_id: z.nullable(z.int()),
  proposal_tpl_id: z.int(),
})
export type FavoriteTemplate = z.infer<typeof favoriteTemplate>

export const designTemplate = z.object({
  ...named,
  colors: z.array(z.string()),
  font: z.string(),
  logo_url: z.string(),
})
export const textTemplate = z.object({ ...named, language: z.string() })
export const emailTemplate = z.object({
  ...named,
  subject: z.string(),
  message: z.string(),
  /** A code like nl or en-GB; empty for every language. Absent from services that only have version 2. */
  language: z._default(z.string(), ''),
})
export type EmailTemplate = z.infer<typeof emailTemplate>

export const automationSet = z.object({
  ...named,
  automations: z.array(z.object({ trigger: z.string(), days: z.int(), action: z.string() })),
})

export const listFavoriteTemplates = operation({
  id: 'templates.favorites',
  may: 'reader',
  methods: ['GET'],
  path: '/favorites/proposals',
  answer: z.array(favoriteTemplate),
})

export const getFavoriteTemplate = operation({
  id: 'templates.favorite',
  may: 'reader',
  methods: ['GET'],
  path: '/favorites/proposals/:id',
  params: byId,
  answer: favoriteTemplate,
})

export const listDesignTemplates = operation({
  id: 'templates.designs',
  may: 'reader',
  methods: ['GET'],
  path: '/settings/design-templates',
  answer: z.array(designTemplate),
})

export const listEmailTemplates = operation({
  id: 'templates.emails',
  may: 'reader',
  methods: ['GET'],
  path: '/settings/email-templates',
  answer: z.array(emailTemplate),
})

export const listTextTemplates = operation({
  id: 'templates.texts',
  may: 'reader',
  methods: ['GET'],
  path: '/settings/text-templates',
  answer: z.array(textTemplate),
})

export const listAutomationSets = operation({
  id: 'templates.automation-sets',
  may: 'reader',
  methods: ['GET'],
  path: '/automations/sets',
  answer: z.array(automationSet),
})
