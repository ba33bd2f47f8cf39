import { sql } from 'kysely'
import { pageSize } from '#wire/limits.ts'
import type { TrashKind } from '#wire/trashcan.ts'
import type { Db } from './db.ts'
import { holdsWords, offsetOf } from './page.ts'
import { searchWords } from './search-key.ts'

export type TrashSearch = { query?: string | undefined; kind?: TrashKind | undefined; page: number }

/** Records deleted themselves; people deleted along with their organisation are listed with it. */
export async function selectTrash(db: Db, { query = '', kind, page }: TrashSearch) {
  const words = searchWords(query)
  const proposals = db
    .selectFrom('proposal')
    .where('deleted_at', 'is not', null)
    .where(holdsWords<'proposal'>('proposal.search_key', words))
    .$if(kind === 'contact', (none) => none.where(sql.lit(false)))
  const contacts = db
    .selectFrom('contact')
    .where('deleted_at', 'is not', null)
    .where('deleted_with', 'is', null)
    .where('erased_at', 'is', null)
    .where(holdsWords<'contact'>('contact.search_key', words))
    .$if(kind === 'proposal', (none) => none.where(sql.lit(false)))
  const items = await proposals
    .select(['id', 'deleted_at', sql<TrashKind>`'proposal'`.as('kind')])
    .unionAll(contacts.select(['id', 'deleted_at', sql<TrashKind>`'contact'`.as('kind')]))
    .orderBy('deleted_at', 'desc')
    .orderBy('kind')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset(offsetOf(page))
    .execute()
  const ofProposals = await proposals.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const ofContacts = await contacts.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { items, total: ofProposals.count + ofContacts.count }
}

export const selectTrashedProposals = async (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('proposal')
        .innerJoin('contact', 'contact.id', 'proposal.contact_id')
        .select(['proposal.id', 'proposal.name', 'proposal.proposal_nr', 'proposal.status', 'proposal.deleted_at'])
        .select('contact.name as contact_name')
        .where('proposal.id', 'in', [...ids])
        .execute()

export const selectTrashedContacts = async (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('contact')
        .leftJoin('contact as parent', 'parent.id', 'contact.parent_id')
        .select(['contact.id', 'contact.name', 'contact.type', 'contact.deleted_at'])
        .select(['parent.name as organisation', 'parent.deleted_at as organisation_deleted_at'])
        .where('contact.id', 'in', [...ids])
        .execute()

export const selectTakenAlong = async (db: Db, organisationIds: readonly number[]) =>
  organisationIds.length === 0
    ? []
    : db
        .selectFrom('contact')
        .select(['id', 'fullname', 'deleted_with'])
        .where('deleted_with', 'in', [...organisationIds])
        .orderBy('name_key')
        .orderBy('id')
        .execute()

export const restoreProposal = async (db: Db, id: number) => {
  await db.updateTable('proposal').set({ deleted_at: null }).where('id', '=', id).execute()
}

/** With the people deleted along with it. */
export const restoreContact = async (db: Db, id: number) => {
  await db
    .updateTable('contact')
    .set({ deleted_at: null, deleted_with: null })
    .where((is) => is.or([is('id', '=', id), is('deleted_with', '=', id)]))
    .execute()
}
