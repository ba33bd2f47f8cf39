import * as z from 'zod/mini'
import { getContact, listOrganisations, listPeople } from '#wire/contacts.ts'
import { oneOf, pageNumber, searchText, integer } from '#wire/scalars.ts'
import { reading } from './tool.ts'

const organisation = z.object({ id: z.int(), name: z.string(), city: z.string(), email: z.string() })
/** `contact_id` is their organisation's id, and a private person's own: proposals are made for that. */
const person = z.object({
  id: z.int(),
  fullname: z.string(),
  email: z.string(),
  contact_id: z.int(),
  organisation: z.string(),
})

export const findContacts = reading({
  name: 'find_contacts',
  title: 'Find contacts',
  description:
    'Finds organisations and people by words in their name, address or email; without a query it lists them. At most 50 of each on a page. A proposal is made for a contact_id and sent to ids of people.',
  op: listPeople,
  input: z.strictObject({
    query: z.optional(searchText),
    type: z.optional(oneOf(['organisation', 'person'])),
    page: pageNumber,
  }),
  output: z.object({
    organisations: z.array(organisation),
    people: z.array(person),
    /** On all pages. */
    total: z.object({ organisations: z.int(), people: z.int() }),
  }),
  run: async ({ type, ...query }, { ask }) => {
    const none = { body: [], total: 0 }
    const organisations = type === 'person' ? none : await ask(listOrganisations, { query })
    const people = type === 'organisation' ? none : await ask(listPeople, { query })
    return {
      said: `${organisations.total} organisations and ${people.total} people.`,
      data: {
        organisations: organisations.body.map(({ id, name, city, email }) => ({ id, name, city, email })),
        people: people.body.map(({ id, fullname, email, contact_id, organisation }) => ({
          id,
          fullname,
          email,
          contact_id,
          organisation,
        })),
        total: { organisations: organisations.total, people: people.total },
      },
    }
  },
})

const proposalOfContact = z.object({ id: z.int(), name: z.string(), status: z.string(), price_total: z.string() })

export const readContact = reading({
  name: 'read_contact',
  title: 'Read a contact',
  description:
    'Reads one organisation or private person: address, tags, the people of an organisation, and its proposals.',
  op: getContact,
  input: z.strictObject({ contact_id: integer }),
  output: z.object({
    id: z.int(),
    type: z.enum(['organisation', 'person']),
    name: z.string(),
    street: z.string(),
    zipcode: z.string(),
    city: z.string(),
    country: z.string(),
    phone: z.string(),
    email: z.string(),
    tags: z.array(z.string()),
    people: z.array(z.object({ id: z.int(), fullname: z.string(), email: z.string() })),
    proposals: z.array(proposalOfContact),
  }),
  run: async ({ contact_id }, { ask }) => {
    const { body: contact } = await ask(getContact, { params: { id: contact_id } })
    const people = contact.type === 'organisation' ? contact.people : [contact]
    const { id, type, street, zipcode, city, country, phone, email } = contact
    const name = contact.type === 'organisation' ? contact.name : contact.fullname
    return {
      said: `${name}, with ${contact.proposals.length} proposals.`,
      data: {
        id,
        type,
        name,
        street,
        zipcode,
        city,
        country,
        phone,
        email,
        tags: contact.tags.map((tag) => tag.name),
        people: people.map((one) => ({ id: one.id, fullname: one.fullname, email: one.email })),
        proposals: contact.proposals.map((one) => ({
          id: one.id,
          name: one.name,
          status: one.status,
          price_total: one.price_total,
        })),
      },
    }
  },
})
