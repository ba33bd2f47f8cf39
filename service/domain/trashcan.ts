import { findContact } from '#service/store/contacts.ts'
import { findProposal } from '#service/store/proposals.ts'
import * as store from '#service/store/trashcan.ts'
import type { TrashItem, TrashKind } from '#wire/trashcan.ts'
import { contactRecord } from './contacts.ts'
import { recordEvent } from './events.ts'
import { wholeUnit } from './own-records.ts'
import { logAction } from './proposal-log.ts'
import { proposalRecord } from './proposals.ts'
import { Refused } from './refused.ts'
import { statusLine } from './status-line.ts'
import { planReceivedBy, planSteps } from './step-planning.ts'
import { timestamp } from './timestamp.ts'
import type { Unit } from './unit.ts'

/** One page of what was deleted, the newest first, in a fixed number of queries. */
export async function listTrash({ db }: Unit, search: store.TrashSearch) {
  const { items, total } = await store.selectTrash(db, search)
  const idsOf = (kind: TrashKind) => items.filter((item) => item.kind === kind).map(({ id }) => id)
  const byKey = new Map<string, TrashItem>()
  for (const { deleted_at, ...proposal } of await store.selectTrashedProposals(db, idsOf('proposal')))
    byKey.set(`proposal ${proposal.id}`, { kind: 'proposal', ...proposal, date_deleted: timestamp(deleted_at ?? 0) })
  for (const contact of await contactsAnswer(db, idsOf('contact'))) byKey.set(`contact ${contact.id}`, contact)
  return { total, items: items.flatMap(({ kind, id }) => byKey.get(`${kind} ${id}`) ?? []) }
}

async function contactsAnswer(db: Unit['db'], ids: readonly number[]): Promise<TrashItem[]> {
  const people = Map.groupBy(await store.selectTakenAlong(db, ids), ({ deleted_with }) => deleted_with)
  const contacts = await store.selectTrashedContacts(db, ids)
  return contacts.map(({ deleted_at, organisation, organisation_deleted_at, ...contact }) => ({
    kind: 'contact',
    ...contact,
    date_deleted: timestamp(deleted_at ?? 0),
    organisation: organisation ?? '',
    organisation_in_trashcan: organisation_deleted_at !== null,
    people: (people.get(contact.id) ?? []).map(({ id, fullname }) => ({ id, fullname })),
  }))
}

/**
 * Restores a record from the trashcan (interface, sections 2.7 and 2). There is no event for restoring:
 * webhooks that were sent the deletion are sent a creation.
 */
export const restore = (unit: Unit, kind: TrashKind, id: number) =>
  kind === 'proposal' ? restoreProposal(unit, id) : restoreContact(unit, id)

async function restoreProposal(unit: Unit, id: number) {
  const proposal = await findProposal(unit.db, id)
  if (!proposal) throw new Refused('not_found', `There is no proposal ${id}.`)
  if (proposal.deleted_at === null) throw new Refused('conflict', 'This proposal is not in the trashcan.')
  await store.restoreProposal(unit.db, id)
  await logAction(unit, id, 'restored the proposal from the trashcan', { kind: 'restored' })
  await recordEvent(unit, 'proposal_created', proposalRecord(id))
  await planSteps(unit, id)
  return statusLine
}

/** An organisation is restored with the people deleted along with it; a person needs its organisation. */
async function restoreContact(unit: Unit, id: number) {
  const contact = await findContact(unit.db, id)
  if (!contact || contact.erased_at !== null) throw new Refused('not_found', `There is no contact ${id}.`)
  if (contact.deleted_at === null) throw new Refused('conflict', 'This contact is not in the trashcan.')
  const parent = contact.parent_id === null ? undefined : await findContact(unit.db, contact.parent_id)
  if (parent && parent.deleted_at !== null)
    throw new Refused(
      'conflict',
      `The organisation ${parent.name} is in the trashcan too. Restore it first${contact.deleted_with === parent.id ? ': it brings this person back' : ''}.`,
    )
  await store.restoreContact(unit.db, id)
  await recordEvent(unit, parent ? 'contact_person_created' : 'contact_created', contactRecord(contact))
  await planReceivedBy(wholeUnit(unit), id)
  return statusLine
}
