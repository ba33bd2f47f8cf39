import {
  createContact,
  createOrganisationPerson,
  deleteContact,
  deleteOrganisationPerson,
  getContact,
  getOrganisationPerson,
  listOrganisationPeople,
  listOrganisations,
  listPeople,
  updateContact,
  updateOrganisationPerson,
} from '#wire/contacts.ts'
import { pageSize } from '#wire/limits.ts'
import { note, type Chapter } from './note.ts'
import { contactDetails, organisation, person, personDetails } from '#service/domain/made-up-records.ts'

const counts = { proposals_open: 1, proposals_won: 0 }
const personItem = { ...person, ...counts, organisation: organisation.name }
const inOrganisation = { id: 318, person_id: 319 }

export const contacts: Chapter = {
  name: 'Contacts',
  section: '4.2',
  description:
    'Organisations, the people that belong to them, and private persons. Lists carry no tags and no custom fields; details do.',
  notes: [
    note(listOrganisations, {
      summary: 'Contacts organisations list',
      description: `Organisations by name, ${pageSize} a page; with \`query\` those whose name matches every word of it.`,
      request: { query: { query: 'bakkerij' } },
      answer: [{ ...organisation, ...counts }],
    }),
    note(listPeople, {
      summary: 'Contacts people list',
      description: `People of organisations and private persons by name, ${pageSize} a page; with \`query\` those whose name or email matches every word of it.`,
      request: { query: { query: 'fatima' } },
      answer: [personItem],
    }),
    note(getContact, {
      summary: 'Contact details',
      description: 'One organisation with its people, or one person; with proposals, tags and custom fields.',
      request: { params: { id: 318 } },
      answer: contactDetails,
      givesEtag: true,
      isTrashable: true,
    }),
    note(createContact, {
      summary: 'Create contact',
      description:
        'Makes an organisation, or a person without an organisation: a private customer. A person needs `name` or `fullname`; the missing parts are derived. Custom fields stand beside the others as `custom_<field_id>`.',
      request: {
        body: {
          type: 'organisation',
          name: 'Bakkerij De Korenaar',
          street: 'Lindelaan 14',
          zipcode: '3571 XK',
          city: 'Utrecht',
          email: 'info@korenaar.example',
          tags: ['bakery'],
          custom_trade: 'Food',
        },
      },
      answer: { ...contactDetails, people: [], proposals: [] },
    }),
    note(updateContact, {
      summary: 'Update contact',
      description:
        'Changes what is supplied; everything else stays. `fax`, `coc_number` and `vat_number` belong to organisations; `firstname`, `lastname`, `fullname`, `salutation` and `mobile` to persons.',
      request: { params: { id: 318 }, body: { phone: '+31 30 555 01 42', custom_trade: 'Food and drink' } },
      answer: { status: '200 OK' },
      takesIfMatch: true,
      isTrashable: true,
    }),
    note(deleteContact, {
      summary: 'Delete contact',
      description:
        'Moves the contact to the trashcan, from which it can be restored in the app. An organisation takes its people along and gives them back when restored.',
      request: { params: { id: 318 } },
      answer: 'The organisation and its people are in the trashcan.',
      takesIfMatch: true,
      isTrashable: true,
    }),
    note(listOrganisationPeople, {
      summary: 'Organisation people list',
      description: `The people of one organisation by name, ${pageSize} a page.`,
      request: { params: { id: 318 } },
      answer: [personItem],
      isTrashable: true,
    }),
    note(createOrganisationPerson, {
      summary: 'Create organisation person',
      description: 'Adds a person to an organisation. `name` or `fullname` is required; the missing parts are derived.',
      request: {
        params: { id: 318 },
        body: {
          name: 'Fatima Yılmaz',
          firstname: 'Fatima',
          lastname: 'Yılmaz',
          salutation: 'Dear Ms Yılmaz',
          email: 'fatima@korenaar.example',
        },
      },
      answer: { ...personDetails, proposals: [] },
      isTrashable: true,
    }),
    note(getOrganisationPerson, {
      summary: 'Organisation person details',
      description: 'One person of an organisation, with proposals, tags and custom fields.',
      request: { params: inOrganisation },
      answer: personDetails,
      givesEtag: true,
      isTrashable: true,
    }),
    note(updateOrganisationPerson, {
      summary: 'Update organisation person',
      description: 'Changes what is supplied; everything else stays.',
      request: { params: inOrganisation, body: { mobile: '+31 6 555 01 43' } },
      answer: { status: '200 OK' },
      takesIfMatch: true,
      isTrashable: true,
    }),
    note(deleteOrganisationPerson, {
      summary: 'Delete organisation person',
      description: 'Moves the person to the trashcan, from which it can be restored in the app.',
      request: { params: inOrganisation },
      answer: 'The person is in the trashcan.',
      takesIfMatch: true,
      isTrashable: true,
    }),
  ],
}
