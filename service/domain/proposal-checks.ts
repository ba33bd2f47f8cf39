import { findUser } from '#service/store/account.ts'
import { findContact, findContacts } from '#service/store/contacts.ts'
import { hasSetting } from '#service/store/setting-uses.ts'
import { findTag } from '#service/store/tags.ts'
import type { StoredContact } from './contact-answer.ts'
import type { FaultList } from './fault-list.ts'
import { centsOf } from './money.ts'
import { checkGivingAway } from './own-records.ts'
import type { Unit } from './unit.ts'

// Each of these adds what is wrong with a part of a proposal's body to `faults`, at its path.

type Settings = {
  design_template_id?: number | null | undefined
  text_template_id?: number | null | undefined
  directory_id?: number | null | undefined
  automations_set_id?: number | null | undefined
}

const kinds = [
  ['design_template_id', 'design_template', 'design template'],
  ['text_template_id', 'text_template', 'text template'],
  ['directory_id', 'proposal_directory', 'proposal directory'],
  ['automations_set_id', 'automation_set', 'automation set'],
] as const

export async function checkSettings({ db }: Unit, settings: Settings, faults: FaultList) {
  for (const [field, table, words] of kinds) {
    const id = settings[field]
    if (typeof id === 'number' && !(await hasSetting(db, table, id))) faults.add(field, `There is no ${words} ${id}`)
  }
}

/** An owner who has left is for what was theirs before. */
type UserOptions = { mayHaveLeft?: boolean }

export async function checkUser(
  unit: Unit,
  id: number | undefined,
  faults: FaultList,
  { mayHaveLeft = false }: UserOptions = {},
) {
  if (id === undefined) return
  const user = await findUser(unit.db, id)
  if (!user) faults.add('account_user_id', `There is no user ${id}`)
  else if (user.active === 0 && !mayHaveLeft) faults.add('account_user_id', `User ${id} is no longer active`)
  else await checkGivingAway(unit, id, faults)
}

export async function checkTag({ db }: Unit, id: number, faults: FaultList) {
  const tag = await findTag(db, id)
  if (!tag) faults.add('tag_id', `There is no tag ${id}`)
  return tag
}

/** A main contact: an organisation or a private person that is not in the trashcan. */
export async function checkedContact(unit: Unit, id: number, faults: FaultList): Promise<StoredContact | undefined> {
  const contact = await findContact(unit.db, id)
  if (!contact || contact.deleted_at !== null) {
    faults.add('contact_id', `There is no contact ${id}`)
    return undefined
  }
  if (contact.parent_id !== null) {
    faults.add('contact_id', `${contact.fullname} belongs to an organisation; give ${contact.parent_id}, its id`)
    return undefined
  }
  return contact
}

/**
 * Receivers: each a person of the organisation, or the private person itself, with an email address (interface, section 2).
 * Returns the valid ones in the order supplied; a fault is reported at the index of the person it concerns.
 */
export async function checkedReceivers(
  unit: Unit,
  contact: StoredContact,
  ids: readonly number[],
  faults: FaultList,
): Promise<StoredContact[]> {
  const contacts = new Map((await findContacts(unit.db, ids)).map((person) => [person.id, person]))
  const people = new Map<number, StoredContact>()
  for (const [at, id] of ids.entries()) {
    const person = contacts.get(id)
    const belongs = contact.type === 'organisation' ? person?.parent_id === contact.id : id === contact.id
    if (!person || !belongs || person.deleted_at !== null)
      faults.add(`contact_people.${at}`, `${id} is not a person of ${contact.name}`)
    else if (person.email === '') faults.add(`contact_people.${at}`, `${person.fullname} (${id}) has no email address`)
    else people.set(id, person)
  }
  return [...people.values()]
}

/** Totals in cents. A supplied total that differs from the calculated one overrides it (interface, section 2). */
export function checkedTotals(calculated: number, total: number | null | undefined, faults: FaultList) {
  const total_cents = centsOf(calculated)
  const override_cents = total === undefined || total === null ? null : centsOf(total)
  if (total_cents === undefined) faults.add('content.pricetables', 'The rows come to more than can be counted')
  if (override_cents === undefined) faults.add('price_total', 'This is more than can be counted')
  return {
    total_cents: total_cents ?? 0,
    override_cents: override_cents === undefined || override_cents === total_cents ? null : override_cents,
  }
}
