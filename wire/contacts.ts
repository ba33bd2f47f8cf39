import * as z from 'zod/mini'
import {
  contactFieldNames,
  eachOf,
  organisationFieldNames,
  organisationOutput,
  personFieldNames,
  personOutput,
} from './contact-fields.ts'
import { hasKeys, withCustomFields } from './custom-fields.ts'
import { maxLineLength } from './limits.ts'
import { operation } from './operation.ts'
import { proposalItem } from './proposals.ts'
import { optionalEmail } from './mailbox.ts'
import { atMost, byId, integer, name, pageNumber, searchText, statusLine, text } from './scalars.ts'
import { tag, tagNames } from './tags.ts'

const line = z.optional(text)
const commonInput = {
  ...eachOf(contactFieldNames, line),
  email: z.optional(optionalEmail),
  tags: z.optional(tagNames),
}
const organisationInput = { ...commonInput, ...eachOf(organisationFieldNames, line) }
/** A name, but one that may be blank: then it is derived. */
const fullname = z.optional(z.string('Enter text').check(z.trim(), atMost(maxLineLength)))
const personInput = { ...commonInput, ...eachOf(personFieldNames, line), fullname }

const counts = { proposals_open: z.int(), proposals_won: z.int() }

/** Lists carry no tags and no custom fields (interface, section 2.2). */
export const organisationItem = z.object({ ...organisationOutput, ...counts })
export const personItem = z.object({ ...personOutput, ...counts, organisation: z.string() })
export type OrganisationItem = z.infer<typeof organisationItem>
export type PersonItem = z.infer<typeof personItem>

const detailsOnly = {
  account_user_id: z.nullable(z.int()),
  account_user_name: z.string(),
  proposals: z.array(proposalItem),
  tags: z.array(tag),
}
const person = z.looseObject({ ...personOutput, ...detailsOnly })

/** Custom fields are siblings of the others, as `custom_<field_id>`. */
export const contact = z.discriminatedUnion('type', [
  z.looseObject({ ...organisationOutput, ...detailsOnly, people: z.array(z.object(personOutput)) }),
  person,
])
export type Contact = z.infer<typeof contact>

/** Where a contact is addressed: a person within their organisation, any other contact by itself. */
export type ContactRef = { id: number; contact_id?: number | undefined }
export type Organisation = Extract<Contact, { type: 'organisation' }>
export type Person = z.infer<typeof person>

const searchQuery = z.strictObject({ query: z.optional(searchText), page: pageNumber })

export const listOrganisations = operation({
  id: 'contacts.organisations',
  may: 'reader',
  methods: ['GET'],
  path: '/contacts/organisations',
  query: searchQuery,
  gives: 'page',
  answer: z.array(organisationItem),
})

export const listPeople = operation({
  id: 'contacts.people',
  may: 'reader',
  methods: ['GET'],
  path: '/contacts/people',
  query: searchQuery,
  gives: 'page',
  answer: z.array(personItem),
})

export const getContact = operation({
  id: 'contacts.details',
  may: 'reader',
  methods: ['GET'],
  path: '/contacts/:id',
  params: byId,
  answer: contact,
})

const organisationBody = withCustomFields({ ...organisationInput, type: z.literal('organisation'), name })
/**
 * A person needs `name` or `fullname`; missing parts are derived (interface, section 2.2). Told beside faults of other
 * fields; what is wrong with either name is told by itself.
 */
const personNamed = z.refine<{ name?: unknown; fullname?: unknown }>(
  ({ name, fullname = '' }) => name !== undefined || typeof fullname !== 'string' || fullname.trim() !== '',
  { path: ['name'], error: 'Enter a name or a fullname', when: ({ value }) => hasKeys(value) },
)
const newPerson = { ...personInput, name: z.optional(name) }

export const createContact = operation({
  id: 'contacts.create',
  may: 'seller',
  methods: ['POST'],
  path: '/contacts',
  body: z.discriminatedUnion(
    'type',
    [organisationBody, withCustomFields({ ...newPerson, type: z.literal('person') }).check(personNamed)],
    { error: 'Use organisation or person' },
  ),
  status: 201,
  answer: contact,
})

export const updateContact = operation({
  id: 'contacts.update',
  may: 'seller',
  methods: ['PATCH', 'PUT'],
  path: '/contacts/:id',
  params: byId,
  body: withCustomFields({ ...organisationInput, ...personInput, name: z.optional(name) }),
  answer: statusLine,
})

const withinOrganisation = z.object({ id: integer, person_id: integer })

export const listOrganisationPeople = operation({
  id: 'contacts.organisation-people',
  may: 'reader',
  methods: ['GET'],
  path: '/contacts/:id/people',
  params: byId,
  query: z.strictObject({ page: pageNumber }),
  gives: 'page',
  answer: z.array(personItem),
})

export const createOrganisationPerson = operation({
  id: 'contacts.create-person',
  may: 'seller',
  methods: ['POST'],
  path: '/contacts/:id/people',
  params: byId,
  body: withCustomFields(newPerson).check(personNamed),
  status: 201,
  answer: person,
})

export const getOrganisationPerson = operation({
  id: 'contacts.person',
  may: 'reader',
  methods: ['GET'],
  path: '/contacts/:id/people/:person_id',
  params: withinOrganisation,
  answer: person,
})

export const updateOrganisationPerson = operation({
  id: 'contacts.update-person',
  may: 'seller',
  methods: ['PATCH', 'PUT'],
  path: '/contacts/:id/people/:person_id',
  params: withinOrganisation,
  body: withCustomFields(newPerson),
  answer: statusLine,
})

export const deleteContact = operation({
  id: 'contacts.delete',
  may: 'seller',
  methods: ['DELETE'],
  path: '/contacts/:id',
  params: byId,
  gives: 'text',
  answer: z.string(),
})

export const deleteOrganisationPerson = operation({
  id: 'contacts.delete-person',
  may: 'seller',
  methods: ['DELETE'],
  path: '/contacts/:id/people/:person_id',
  params: withinOrganisation,
  gives: 'text',
  answer: z.string(),
})
