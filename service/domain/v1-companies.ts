import { findContact } from '#service/store/contacts.ts'
import type { NewV1Company, NewV1CompanyPerson, V1CompanyChanges, V1CompanyPersonChanges } from '#wire/v1-companies.ts'
import type { StoredContact } from './contact-answer.ts'
import { organisationDetails, personDetails } from './contact-details.ts'
import { listOrganisationPeople, listOrganisations } from './contact-list.ts'
import * as contacts from './contacts.ts'
import { Refused } from './refused.ts'
import type { Unit } from './unit.ts'
import { v1Company, v1CompanyDetails, v1CompanyPerson } from './v1-company-answer.ts'

// Version 1 of the contacts (interface, section 10): organisations are its companies. Private persons do not appear, in
// the trashcan neither.

type Search = { query?: string | undefined; page: number }

async function needCompany({ db }: Unit, id: number): Promise<StoredContact> {
  const contact = await findContact(db, id)
  if (contact?.type !== 'organisation') throw new Refused('not_found', `There is no company ${id}.`)
  if (contact.deleted_at !== null) throw new Refused('trashed', 'This company is in the trashcan.')
  return contact
}

async function needPerson(unit: Unit, companyId: number, id: number): Promise<StoredContact> {
  await needCompany(unit, companyId)
  const person = await findContact(unit.db, id)
  if (person?.parent_id !== companyId || person.erased_at !== null)
    throw new Refused('not_found', `Company ${companyId} has no person ${id}.`)
  if (person.deleted_at !== null) throw new Refused('trashed', 'This person is in the trashcan.')
  return person
}

export async function listCompanies(unit: Unit, search: Search) {
  const { items, ...total } = await listOrganisations(unit, search)
  return { items: items.map(v1Company), ...total }
}

export const getCompany = async (unit: Unit, id: number) =>
  v1CompanyDetails(await organisationDetails(unit, await needCompany(unit, id)))

export async function createCompany(unit: Unit, body: NewV1Company) {
  const { id } = await contacts.createContact(unit, { ...body, type: 'organisation' })
  return getCompany(unit, id)
}

export async function updateCompany(unit: Unit, id: number, body: V1CompanyChanges) {
  await needCompany(unit, id)
  return contacts.updateContact(unit, id, body)
}

export async function deleteCompany(unit: Unit, id: number) {
  await needCompany(unit, id)
  await contacts.deleteContact(unit, id)
  return 'The company and its people are in the trashcan.'
}

export async function listCompanyPeople(unit: Unit, companyId: number, search: Search) {
  await needCompany(unit, companyId)
  const { items, ...total } = await listOrganisationPeople(unit, companyId, search)
  return { items: items.map(v1CompanyPerson), ...total }
}

export const getCompanyPerson = async (unit: Unit, companyId: number, id: number) =>
  v1CompanyPerson(await personDetails(unit, await needPerson(unit, companyId, id)))

export async function createCompanyPerson(unit: Unit, companyId: number, body: NewV1CompanyPerson) {
  await needCompany(unit, companyId)
  return v1CompanyPerson(await contacts.createOrganisationPerson(unit, companyId, body))
}

export async function updateCompanyPerson(unit: Unit, companyId: number, id: number, body: V1CompanyPersonChanges) {
  await needPerson(unit, companyId, id)
  return contacts.updateOrganisationPerson(unit, companyId, id, body)
}

export async function deleteCompanyPerson(unit: Unit, companyId: number, id: number) {
  await needPerson(unit, companyId, id)
  return contacts.deleteOrganisationPerson(unit, companyId, id)
}
