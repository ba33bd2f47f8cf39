import * as z from 'zod/mini'
import { contactType } from './contact-type.ts'
import { organisationItem, personItem } from './contacts.ts'
import { exportEnd, exportHead, values } from './exports.ts'
import { operation } from './operation.ts'
import { searchText } from './scalars.ts'
import { tag } from './tags.ts'

const more = { kind: z.literal('row'), tags: z.array(tag), values }
const exportedContact = z.discriminatedUnion('type', [z.extend(organisationItem, more), z.extend(personItem, more)])
export type ExportedContact = z.infer<typeof exportedContact>

/** Contacts in the order of their list, with what it leaves out: tags and custom fields. As with proposals, in lines. */
export const exportContacts = operation({
  id: 'exports.contacts',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: '/exports/contacts',
  query: z.strictObject({ type: contactType, query: z.optional(searchText) }),
  gives: 'lines',
  answer: z.discriminatedUnion('kind', [exportHead, exportedContact, exportEnd]),
})
