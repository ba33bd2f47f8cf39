import type { Db } from './db.ts'
import { prepared } from './prepared.ts'

export const selectAccount = (db: Db) =>
  db.selectFrom('account').select(['name', 'title', 'currency', 'locale']).executeTakeFirstOrThrow()

export const updateAccount = async (db: Db, changes: { title?: string; currency?: string; locale?: string }) => {
  if (Object.keys(changes).length > 0) await db.updateTable('account').set(changes).execute()
}

const userFields = ['id', 'email', 'firstname', 'lastname', 'phone', 'jobtitle', 'last_login_at'] as const

export const selectActiveUsers = (db: Db) =>
  db.selectFrom('account_user').select(userFields).where('active', '=', 1).execute()

/** Also one who is no longer active: what they did keeps their name. */
const userBy = prepared((db, { id }: { id: number }) =>
  db
    .selectFrom('account_user')
    .select(['id', 'email', 'firstname', 'lastname', 'phone', 'active'])
    .where('id', '=', id),
)

export const findUser = async (db: Db, id: number) => (await userBy(db, { id }))[0]

/** Takes the next proposal number; of several at the same time each gets its own. */
export const nextProposalNumber = async (db: Db) =>
  (
    await db
      .updateTable('account')
      .set(({ eb }) => ({ last_proposal_number: eb('last_proposal_number', '+', 1) }))
      .returning('last_proposal_number')
      .executeTakeFirstOrThrow()
  ).last_proposal_number
