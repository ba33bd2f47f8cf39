import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { byId, name, statusLine, text } from './scalars.ts'
import { made, replacement } from './settings.ts'

const designs = '/settings/design-templates'
const texts = '/settings/text-templates'
const emails = '/settings/email-templates'

const color = z
  .string('Give a colour')
  .check(z.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'Give a colour like #2143b9'), z.toLowerCase())
/** It becomes part of a style sheet. */
const font = z
  .string('Give the name of a font')
  .check(z.trim(), z.regex(/^[\p{L}\d][\p{L}\d -]{0,63}$|^$/u, 'Give letters, digits, spaces and dashes'))
/** On this host, anywhere by https, or the picture itself; empty for none. */
const logo = z
  .string('Give an address')
  .check(
    z.trim(),
    z.maxLength(65_536, 'Give a picture of at most 48 kB, or its address'),
    z.regex(
      /^$|^\/(?![/\\])\S*$|^https:\/\/[^\s/]+\S*$|^data:image\/(?:png|jpeg|webp|gif|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/,
      'Give an address that begins with https:// or /, or a picture as data:image/…;base64',
    ),
  )

const design = z.strictObject({
  name,
  colors: z.array(color).check(z.minLength(1, 'Give a colour'), z.maxLength(8, 'Give at most 8 colours')),
  font,
  logo_url: logo,
})

export const createDesignTemplate = operation({
  id: 'design-templates.create',
  face: 'app',
  methods: ['POST'],
  path: designs,
  body: z.strictObject({ ...design.shape, font: z._default(font, ''), logo_url: z._default(logo, '') }),
  status: 201,
  answer: made,
})
export type NewDesignTemplate = z.output<(typeof createDesignTemplate)['body']>

export const updateDesignTemplate = operation({
  id: 'design-templates.update',
  face: 'app',
  methods: ['PATCH', 'PUT'],
  path: `${designs}/:id`,
  params: byId,
  body: z.partial(design),
  answer: statusLine,
})
export type DesignTemplateChanges = z.output<(typeof updateDesignTemplate)['body']>

/** 409 while proposals or favorite templates have it, unless told what they get instead. */
export const deleteDesignTemplate = operation({
  id: 'design-templates.delete',
  face: 'app',
  methods: ['DELETE'],
  path: `${designs}/:id`,
  params: byId,
  query: replacement,
  gives: 'text',
  answer: z.string(),
})

const language = z
  .string('Give a language code')
  .check(z.trim(), z.regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/, 'Give a language code like nl or en-GB'))
/** In answers `html` holds what wire section 5 allows, whatever was given. */
const section = z.strictObject({ title: z.string('Give a title').check(z.trim(), z.maxLength(255)), html: text })
const sections = z.array(section).check(z.maxLength(100, 'Give at most 100 sections'))

/** Proposals made with it keep the texts they were made with. */
export const getTextTemplate = operation({
  id: 'text-templates.details',
  face: 'app',
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
  methods: ['PATCH', 'PUT'],
  path: `${texts}/:id`,
  params: byId,
  body: z.partial(z.strictObject({ name, language, sections })),
  answer: statusLine,
})
export type TextTemplateChanges = z.output<(typeof updateTextTemplate)['body']>

/** 409 while favorite templates have it, unless told what they get instead. */
export const deleteTextTemplate = operation({
  id: 'text-templates.delete',
  face: 'app',
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
    .string('Give a subject')
    .check(
      z.trim(),
      z.maxLength(255, 'Give at most 255 characters'),
      z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'Give one line'),
    ),
  message: text.check(z.refine((given) => given.trim() !== '', 'Give a message')),
})

export const createEmailTemplate = operation({
  id: 'email-templates.create',
  face: 'app',
  methods: ['POST'],
  path: emails,
  body: z.strictObject({ ...email.shape, subject: z._default(email.shape.subject, '') }),
  status: 201,
  answer: made,
})
export type NewEmailTemplate = z.output<(typeof createEmailTemplate)['body']>

export const updateEmailTemplate = operation({
  id: 'email-templates.update',
  face: 'app',
  methods: ['PATCH', 'PUT'],
  path: `${emails}/:id`,
  params: byId,
  body: z.partial(email),
  answer: statusLine,
})
export type EmailTemplateChanges = z.output<(typeof updateEmailTemplate)['body']>

/** Nothing points to it: what was sent with it is kept as it was sent. */
export const deleteEmailTemplate = operation({
  id: 'email-templates.delete',
  face: 'app',
  methods: ['DELETE'],
  path: `${emails}/:id`,
  params: byId,
  gives: 'text',
  answer: z.string(),
})
