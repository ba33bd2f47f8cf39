import * as z from 'zod/mini'
import { contactType } from './contact-type.ts'
import { organisationItem, personItem } from './contacts.ts'
import { values } from './exports.ts'
import { operation } from './operation.ts'
import { pageNumber, searchText } from './scalars.ts'
import { tag } from './tags.ts'

const more = { tags: z.array(tag), values }

/** Contacts in the order of their lists, with what those leave out: tags and custom fields. */
export const listContactRows = operation({
  id: 'exports.contacts',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: '/exports/contacts',
  query: z.strictObject({ type: contactType, query: z.optional(searchText), page: pageNumber }),
  answer: z.object({
    total: z.int(),
    items: z.array(z.discriminatedUnion('type', [z.extend(organisationItem, more), z.extend(personItem, more)])),
  }),
})
export type ContactRow = z.infer<(typeof listContactRows)['answer']>['items'][number]
