import type { Db } from './db.ts'

/** Whether anybody but this seller made a contact, its organisation or its people, or has a proposal to one of them, in the trashcan or not. */
export async function hasColleaguesOn(db: Db, contactId: number, seller: number) {
  const family = db
    .selectFrom('contact as one')
    .innerJoin('contact as other', (join) =>
      join.on((is) =>
        is(is.fn.coalesce('other.parent_id', 'other.id'), '=', is.fn.coalesce('one.parent_id', 'one.id')),
      ),
    )
    .where('one.id', '=', contactId)
  const made = family
    .where('other.account_user_id', 'is not', null)
    .where('other.account_user_id', '!=', seller)
    .select('other.id')
  const ofColleagues = db
    .selectFrom('proposal')
    .where('proposal.account_user_id', '!=', seller)
    .where((is) =>
      is.or([
        is('proposal.contact_id', 'in', family.select('other.id')),
        is(
          'proposal.id',
          'in',
          is.selectFrom('receiver').select('proposal_id').where('contact_id', 'in', family.select('other.id')),
        ),
      ]),
    )
    .select('proposal.id')
  const [other] = await made.limit(1).execute()
  return other !== undefined || (await ofColleagues.limit(1).execute()).length > 0
}

/** Those of these ids that the handle reaches. */
export async function knownIds(db: Db, table: 'proposal' | 'contact', ids: readonly number[]) {
  if (ids.length === 0) return []
  const found = await db
    .selectFrom(table)
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return found.map(({ id }) => id)
}

export const selectSellers = async (db: Db) =>
  (await db.selectFrom('account_user').select('id').where('role', '=', 'seller').execute()).map(({ id }) => id)
