import * as z from 'zod/mini'
import { maxFoundWords } from './limits.ts'
import { operation } from './operation.ts'
import { atMostOf, byId, name } from './scalars.ts'
import { made } from './settings.ts'
import { galleryTemplate } from './template-gallery.ts'

const path = '/proposals/:id/template'

/** Where in a proposal words of its customer stand: `at` counts from 0 among the parts of that kind. */
const wordPlace = z.object({
  kind: z.enum(['section', 'picture', 'table', 'row', 'attachment']),
  at: z.int(),
  title: z.string(),
})

/** A name, address or number of this customer or proposal that stands in it as it was typed. */
export const customerWord = z.object({
  word: z.string(),
  /** What can stand for it, without brackets; null for none. */
  tag: z.nullable(z.string()),
  /** Texts, where tags are filled in. */
  texts: z.array(wordPlace),
  /** What holds no tags. */
  others: z.array(wordPlace),
})
export type CustomerWord = z.output<typeof customerWord>
export type WordPlace = z.output<typeof wordPlace>

/** What a favorite template made of a proposal would bring, and the words of its customer that would go along. */
export const previewTemplate = operation({
  id: 'proposals.template-preview',
  face: 'app',
  may: 'admin',
  methods: ['GET'],
  path,
  params: byId,
  answer: z.object({ brings: galleryTemplate, customer_words: z.array(customerWord) }),
})
export type TemplatePreview = z.output<(typeof previewTemplate)['answer']>

/**
 * A favorite template with all of a proposal that is not its customer's: texts, tables, their order, attachments,
 * design, follow-up, what accepting asks for. Words in `replace` become their tags.
 */
export const saveAsTemplate = operation({
  id: 'proposals.save-as-template',
  face: 'app',
  may: 'admin',
  methods: ['POST'],
  path,
  params: byId,
  body: z.strictObject({
    name,
    replace: z._default(z.array(z.string('Enter a word')).check(atMostOf(maxFoundWords, 'words')), []),
  }),
  status: 201,
  answer: made,
})
