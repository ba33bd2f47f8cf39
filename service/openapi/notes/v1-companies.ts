import { v1Company, v1CompanyDetails, v1CompanyPerson } from '#service/domain/v1-company-answer.ts'
import * as wire from '#wire/v1-companies.ts'
import { pageSize } from '#wire/limits.ts'
import { note, type Chapter } from './note.ts'
import { contactDetails, organisation, personDetails } from '#service/domain/made-up-records.ts'

const company = v1CompanyDetails(contactDetails)
const person = v1CompanyPerson(personDetails)
const inCompany = { id: 318, person_id: 319 }
const byForm = 'The body is a form with one field at most, whatever its name, or none.'

export const v1Companies: Chapter = {
  name: 'Companies',
  section: '4.7',
  description:
    'The organisations of version 2 and their people, with the fields of version 1. Private persons do not appear.',
  notes: [
    note(wire.listCompanies, {
      summary: 'Companies list',
      description: `Companies by name, ${pageSize} a page; with \`query\` those whose name matches every word of it.`,
      request: { query: { query: 'bakkerij' } },
      answer: [v1Company(organisation)],
    }),
    note(wire.createCompany, {
      summary: 'Create company',
      description: 'Makes a company.',
      request: { body: { name: 'Bakkerij De Korenaar', city: 'Utrecht', email: 'info@korenaar.example' } },
      answer: company,
    }),
    note(wire.getCompany, {
      summary: 'Company details',
      description: 'One company.',
      request: { params: { id: 318 } },
      answer: company,
      givesEtag: true,
      isTrashable: true,
    }),
    note(wire.updateCompany, {
      summary: 'Update company',
      description: 'Changes what is supplied; everything else stays, also what version 1 does not show.',
      request: { params: { id: 318 }, body: { phone: '+31 30 555 01 42' } },
      answer: { status: '200 OK' },
      takesIfMatch: true,
      isTrashable: true,
    }),
    note(wire.deleteCompany, {
      summary: 'Delete company',
      description: `Moves the company and its people to the trashcan, from which they can be restored in the app. ${byForm}`,
      request: { params: { id: 318 }, body: {} },
      answer: 'The company and its people are in the trashcan.',
      takesIfMatch: true,
      isTrashable: true,
    }),
    note(wire.listCompanyPeople, {
      summary: 'Company people list',
      description: `The people of a company by name, ${pageSize} a page.`,
      request: { params: { id: 318 } },
      answer: [person],
      isTrashable: true,
    }),
    note(wire.createCompanyPerson, {
      summary: 'Create company person',
      description: 'Adds a person to a company. `email` and `fullname` are required.',
      request: { params: { id: 318 }, body: { fullname: 'Fatima Yılmaz', email: 'fatima@korenaar.example' } },
      answer: person,
      isTrashable: true,
    }),
    note(wire.getCompanyPerson, {
      summary: 'Company person details',
      description: 'One person of a company.',
      request: { params: inCompany },
      answer: person,
      givesEtag: true,
      isTrashable: true,
    }),
    note(wire.updateCompanyPerson, {
      summary: 'Update company person',
      description: 'Changes what is supplied; everything else stays, also what version 1 does not show.',
      request: { params: inCompany, body: { mobile: '+31 6 555 01 43' } },
      answer: { status: '200 OK' },
      takesIfMatch: true,
      isTrashable: true,
    }),
    note(wire.deleteCompanyPerson, {
      summary: 'Delete company person',
      description: `Moves the person to the trashcan, from which it can be restored in the app. ${byForm}`,
      request: { params: inCompany, body: {} },
      answer: 'The person is in the trashcan.',
      takesIfMatch: true,
      isTrashable: true,
    }),
  ],
}
