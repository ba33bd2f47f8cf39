import { findUser } from '#service/store/account.ts'
import { selectContactValues, selectPeopleOf } from '#service/store/contacts.ts'
import { selectProposalsOf } from '#service/store/proposal-search.ts'
import { selectContactTags } from '#service/store/tags.ts'
import { selectCustomFields } from '#service/store/templates.ts'
import type { Contact, Organisation, Person } from '#wire/contacts.ts'
import { organisationAnswer, personAnswer, type StoredContact } from './contact-answer.ts'
import { byName } from './ordered.ts'
import { fullnameOf } from './person-name.ts'
import { asItems } from './proposal-list.ts'
import type { Unit } from './unit.ts'

/**
 * Everything of a contact: fields, custom fields, tags, proposals, and of an organisation its people (interface,
 * section 3.5).
 */
export const contactDetails = (unit: Unit, contact: StoredContact): Promise<Contact> =>
  contact.type === 'organisation' ? organisationDetails(unit, contact) : personDetails(unit, contact)

export async function organisationDetails(unit: Unit, contact: StoredContact): Promise<Organisation> {
  const people = await selectPeopleOf(unit.db, contact.id)
  return { ...organisationAnswer(contact), ...(await details(unit, contact)), people: people.map(personAnswer) }
}

export const personDetails = async (unit: Unit, contact: StoredContact): Promise<Person> => ({
  ...personAnswer(contact),
  ...(await details(unit, contact)),
})

async function details(unit: Unit, { id, account_user_id }: StoredContact) {
  const user = account_user_id === null ? undefined : await findUser(unit.db, account_user_id)
  const proposals = await selectProposalsOf(unit.db, id)
  return {
    ...customFieldKeys(await selectCustomFields(unit.db, 'contact'), await selectContactValues(unit.db, id)),
    account_user_id,
    account_user_name: user ? fullnameOf(user) : '',
    proposals: asItems(unit, proposals),
    tags: byName(await selectContactTags(unit.db, id), unit.account.locale),
  }
}

/** One `custom_<field_id>` for each custom field of contacts, empty where nothing was filled in. */
export function customFieldKeys(
  fields: readonly { name: string }[],
  filledIn: readonly { field: string; value: string }[],
): Record<`custom_${string}`, string> {
  const values = new Map(filledIn.map(({ field, value }) => [field, value]))
  return Object.fromEntries(fields.map(({ name }) => [`custom_${name}` as const, values.get(name) ?? '']))
}
