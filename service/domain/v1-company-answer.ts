import type { Contact, Organisation, OrganisationItem, Person, PersonItem } from '#wire/contacts.ts'
import {
  companyFieldNames,
  companyPersonFieldNames,
  type V1Company,
  type V1CompanyDetails,
  type V1CompanyPerson,
} from '#wire/v1-companies.ts'

// What version 2 answers of organisations and their people, in the shapes of version 1 (specification 2.5).

type CompanyFields = Pick<Organisation, (typeof companyFieldNames)[number]>

const picked = <Seen extends object, Key extends keyof Seen>(seen: Seen, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, seen[key]])) as Pick<Seen, Key>

export const v1Company = (seen: Pick<OrganisationItem, 'id' | 'name'> & CompanyFields): V1Company => ({
  id: seen.id,
  name: seen.name,
  ...picked(seen, companyFieldNames),
})

/** With the deprecated fields: the newest proposal, and the user whom the company belongs to. */
export function v1CompanyDetails(seen: Organisation): V1CompanyDetails {
  const [newest] = seen.proposals
  return {
    ...v1Company(seen),
    proposal_status: newest?.status ?? '',
    proposal_name: newest?.name ?? '',
    account_company_user_id: seen.account_user_id,
  }
}

export const v1CompanyPerson = (seen: PersonItem | Person): V1CompanyPerson => ({
  id: seen.id,
  fullname: seen.fullname,
  ...picked(seen, companyPersonFieldNames),
})

/** What webhooks of version 1 are told of a contact. */
export const v1Contact = (seen: Contact) =>
  seen.type === 'organisation' ? v1CompanyDetails(seen) : v1CompanyPerson(seen)
