import type { Db } from '#service/store/db.ts'
import { day, type Calendar } from './calendar.ts'
import type { ContactDraft } from './contacts.ts'
import { idsBy, insertAll, need } from './insert.ts'
import type { ProposalDraft } from './proposals/draft.ts'
import { randomOf } from './random.ts'

/** Puts contacts in place, each a few days older than its first proposal; gives their ids. */
export async function loadContacts(
  db: Db,
  {
    contacts,
    proposals,
    calendar,
    users,
    tags,
  }: {
    contacts: readonly ContactDraft[]
    /** The oldest first. */
    proposals: readonly ProposalDraft[]
    calendar: Calendar
    users: ReadonlyMap<number, number>
    tags: ReadonlyMap<string, number>
  },
): Promise<Map<ContactDraft, number>> {
  const random = randomOf('contact dates')
  const ids = new Map<ContactDraft, number>()
  const firsts = firstProposals(proposals)
  const load = async (some: readonly ContactDraft[]) => {
    const rows = some.map((contact) => {
      const first = firsts.get(contact.parent ?? contact)
      const since = first?.created ?? calendar.now - random.integer(30, 700) * day
      const created = calendar.daysAgo(random, Math.ceil((calendar.now - since) / day) + random.integer(1, 12))
      return {
        ...contact.columns,
        parent_id: contact.parent && need(ids, contact.parent),
        account_user_id: first ? need(users, first.user) : null,
        created_at: created,
        modified_at: random.chance(0.3) ? calendar.after(random, created, 90) : created,
        deleted_at: null,
        deleted_with: null,
      }
    })
    for (const [contact, id] of idsBy(some, await insertAll(db, 'contact', rows))) ids.set(contact, id)
  }
  await load(contacts.filter(({ parent }) => parent === null))
  await load(contacts.filter(({ parent }) => parent !== null))
  await loadParts(db, ids, tags)
  return ids
}

/** A contact's first proposal. */
function firstProposals(proposals: readonly ProposalDraft[]) {
  const firsts = new Map<ContactDraft, ProposalDraft>()
  for (const proposal of proposals) if (!firsts.has(proposal.plan.contact)) firsts.set(proposal.plan.contact, proposal)
  return firsts
}

async function loadParts(db: Db, ids: ReadonlyMap<ContactDraft, number>, tags: ReadonlyMap<string, number>) {
  const all = [...ids]
  await insertAll(
    db,
    'contact_custom_value',
    all.flatMap(([{ values }, contact_id]) =>
      Object.entries(values).map(([field, value]) => ({ contact_id, field, value })),
    ),
  )
  await insertAll(
    db,
    'contact_tag',
    all.flatMap(([contact, contact_id]) => contact.tags.map((tag) => ({ contact_id, tag_id: need(tags, tag) }))),
  )
}
