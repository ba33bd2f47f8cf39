import type { Contact, Organisation, OrganisationItem, Person, PersonItem } from '#wire/contacts.ts'
import {
  companyFieldNames,
  companyPersonFieldNames,
  type V1Company,
  type V1CompanyDetails,
  type V1CompanyPerson,
} from '#wire/v1-companies.ts'

// What version 2 answers of organisations and their people, in the shapes of version 1 (interface, section 10).

type CompanyFields = Pick<Organisation, (typeof companyFieldNames)[number]>

const picked = <Source extends object, Key extends keyof Source>(source: Source, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, source[key]])) as Pick<Source, Key>

export const v1Company = (source: Pick<OrganisationItem, 'id' | 'name'> & CompanyFields): V1Company => ({
  id: source.id,
  name: source.name,
  ...picked(source, companyFieldNames),
})

/** With the deprecated fields: the newest proposal, and the user the company belongs to. */
export function v1CompanyDetails(source: Organisation): V1CompanyDetails {
  const [newest] = source.proposals
  return {
    ...v1Company(source),
    proposal_status: newest?.status ?? '',
    proposal_name: newest?.name ?? '',
    account_company_user_id: source.account_user_id,
  }
}

export const v1CompanyPerson = (source: PersonItem | Person): V1CompanyPerson => ({
  id: source.id,
  fullname: source.fullname,
  ...picked(source, companyPersonFieldNames),
})

/** A contact as webhook payloads of version 1 carry it. */
export const v1Contact = (source: Contact) =>
  source.type === 'organisation' ? v1CompanyDetails(source) : v1CompanyPerson(source)
