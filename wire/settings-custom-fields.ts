import * as z from 'zod/mini'
import { customFieldType } from './custom-fields.ts'
import { maxLineLength } from './limits.ts'
import { operation } from './operation.ts'
import { atMost, byId, flag, name, oneOf, statusLine } from './scalars.ts'
import { made } from './settings.ts'

const path = '/settings/custom-fields'

const subject = oneOf(['proposal', 'contact'])
const type = customFieldType
/** Used in `custom_<name>` and in tags, `[custom_<name>]`. */
const fieldName = z
  .string('Enter a name')
  .check(
    atMost(maxLineLength),
    z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'Enter 1 to 64 letters, digits, dashes and underscores, without accents'),
  )

const fields = { name: fieldName, label: name, type, required: flag }

/** Of proposals and contacts, in the order they were created. */
export const listCustomFields = operation({
  id: 'custom-fields.list',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path,
  query: z.strictObject({ subject: z.optional(subject) }),
  answer: z.array(
    z.object({
      id: z.int(),
      subject,
      name: z.string(),
      label: z.string(),
      type,
      required: z.boolean(),
      /** How many records have a value; with any, the name cannot change. */
      values_count: z.int(),
    }),
  ),
})

export const createCustomField = operation({
  id: 'custom-fields.create',
  face: 'app',
  may: 'admin',
  methods: ['POST'],
  path,
  body: z.strictObject({
    ...fields,
    subject,
    type: z._default(type, 'text'),
    required: z._default(flag, false),
  }),
  status: 201,
  answer: made,
})
export type NewCustomField = z.output<(typeof createCustomField)['body']>

/** 409 once values exist: a new name, or a change between html and plain text. */
export const updateCustomField = operation({
  id: 'custom-fields.update',
  face: 'app',
  may: 'admin',
  methods: ['PATCH', 'PUT'],
  path: `${path}/:id`,
  params: byId,
  body: z.partial(z.strictObject(fields)),
  answer: statusLine,
})
export type CustomFieldChanges = z.output<(typeof updateCustomField)['body']>

/** 409 while values exist, unless they are to be deleted too. */
export const deleteCustomField = operation({
  id: 'custom-fields.delete',
  face: 'app',
  may: 'admin',
  methods: ['DELETE'],
  path: `${path}/:id`,
  params: byId,
  query: z.strictObject({ with_values: z._default(flag, false) }),
  gives: 'text',
  answer: z.string(),
})
