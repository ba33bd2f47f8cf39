import * as z from 'zod/mini'
import { maxCodeLength, maxLineLength, maxSections } from './limits.ts'
import { operation } from './operation.ts'
import { atMost, atMostOf, byId, name, statusLine, text } from './scalars.ts'
import { made, replacement } from './settings.ts'

const texts = '/settings/text-templates'
const emails = '/settings/email-templates'

const language = z
  .string('Enter a language code')
  .check(
    z.trim(),
    atMost(maxCodeLength),
    z.regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/, 'Enter a language code like nl or en-GB'),
  )
/** In answers `html` holds only what interface, section 5 allows. */
const section = z.strictObject({ title: z.string('Enter a title').check(z.trim(), atMost(maxLineLength)), html: text })
const sections = z.array(section).check(atMostOf(maxSections, 'sections'))

/** Proposals created with it keep their texts. */
export const getTextTemplate = operation({
  id: 'text-templates.details',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: `${texts}/:id`,
  params: byId,
  answer: z.object({
    id: z.int(),
    name: z.string(),
    language: z.string(),
    sections: z.array(z.object({ title: z.string(), html: z.string() })),
  }),
})
export type TextTemplate = z.infer<(typeof getTextTemplate)['answer']>

export const createTextTemplate = operation({
  id: 'text-templates.create',
  face: 'app',
  may: 'admin',
  methods: ['POST'],
  path: texts,
  body: z.strictObject({ name, language, sections: z._default(sections, []) }),
  status: 201,
  answer: made,
})
export type NewTextTemplate = z.output<(typeof createTextTemplate)['body']>

export const updateTextTemplate = operation({
  id: 'text-templates.update',
  face: 'app',
  may: 'admin',
  methods: ['PATCH', 'PUT'],
  path: `${texts}/:id`,
  params: byId,
  body: z.partial(z.strictObject({ name, language, sections })),
  answer: statusLine,
})
export type TextTemplateChanges = z.output<(typeof updateTextTemplate)['body']>

/** 409 while favorite templates use it, unless a replacement is named. */
export const deleteTextTemplate = operation({
  id: 'text-templates.delete',
  face: 'app',
  may: 'admin',
  methods: ['DELETE'],
  path: `${texts}/:id`,
  params: byId,
  query: replacement,
  gives: 'text',
  answer: z.string(),
})

const email = z.strictObject({
  name,
  /** Part of a mail's header: one line. Empty: the proposal's name. */
  subject: z
    .string('Enter a subject')
    .check(z.trim(), atMost(maxLineLength), z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'Use one line')),
  message: text.check(z.refine((message) => message.trim() !== '', 'Enter a message')),
  /** Of the message; empty where it serves every language. */
  language: z.union([z.literal(''), language], { error: 'Enter a language code like nl or en-GB, or nothing' }),
})

export const createEmailTemplate = operation({
  id: 'email-templates.create',
  face: 'app',
  may: 'admin',
  methods: ['POST'],
  path: emails,
  body: z.strictObject({
    ...email.shape,
    subject: z._default(email.shape.subject, ''),
    language: z._default(email.shape.language, ''),
  }),
  status: 201,
  answer: made,
})
export type NewEmailTemplate = z.output<(typeof createEmailTemplate)['body']>

export const updateEmailTemplate = operation({
  id: 'email-templates.update',
  face: 'app',
  may: 'admin',
  methods: ['PATCH', 'PUT'],
  path: `${emails}/:id`,
  params: byId,
  body: z.partial(email),
  answer: statusLine,
})
export type EmailTemplateChanges = z.output<(typeof updateEmailTemplate)['body']>

/** Nothing refers to it: sent mails keep their text. */
export const deleteEmailTemplate = operation({
  id: 'email-templates.delete',
  face: 'app',
  may: 'admin',
  methods: ['DELETE'],
  path: `${emails}/:id`,
  params: byId,
  gives: 'text',
  answer: z.string(),
})
