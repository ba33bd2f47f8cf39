import type { Updateable } from 'kysely'
import type { Db } from './db.ts'
import { prepared } from './prepared.ts'
import type { Tables } from './schema.ts'

export const selectAccount = (db: Db) =>
  db
    .selectFrom('account')
    .select([
      'name',
      'title',
      'currency',
      'locale',
      'time_zone',
      'agree_setup',
      'audit_days',
      'sellers_see',
      'assistants_from',
    ])
    .select(['trash_days', 'visit_days', 'mail_days', 'event_days', 'proof_years'])
    .select(['working_days', 'send_from', 'send_until', 'automations_paused_at', 'automations_paused_by', 'details_at'])
    .executeTakeFirstOrThrow()

type AccountChanges = Updateable<
  Pick<
    Tables['account'],
    | 'title'
    | 'currency'
    | 'locale'
    | 'time_zone'
    | 'agree_setup'
    | 'audit_days'
    | 'sellers_see'
    | 'assistants_from'
    | 'trash_days'
    | 'visit_days'
    | 'mail_days'
    | 'event_days'
    | 'proof_years'
    | 'working_days'
    | 'send_from'
    | 'send_until'
    | 'automations_paused_at'
    | 'automations_paused_by'
    | 'details_at'
  >
>

export const updateAccount = async (db: Db, changes: AccountChanges) => {
  if (Object.keys(changes).length > 0) await db.updateTable('account').set(changes).execute()
}

const userFields = ['id', 'email', 'firstname', 'lastname', 'phone', 'jobtitle', 'last_login_at'] as const

export const selectActiveUsers = (db: Db) =>
  db.selectFrom('account_user').select(userFields).where('active', '=', 1).execute()

export const selectFormerUsers = (db: Db) =>
  db
    .selectFrom('account_user')
    .select(['id', 'email', 'firstname', 'lastname'])
    .where('active', '=', 0)
    .orderBy('id')
    .execute()

/** Including inactive users: their name stays on what they did. */
const userBy = prepared((db, { id }: { id: number }) =>
  db
    .selectFrom('account_user')
    .select(['id', 'email', 'firstname', 'lastname', 'phone', 'jobtitle', 'active'])
    .where('id', '=', id),
)

export const findUser = async (db: Db, id: number) => (await userBy(db, { id }))[0]

/** What an active user may do. */
export const findActiveRole = async (db: Db, id: number) =>
  (await db.selectFrom('account_user').select('role').where('id', '=', id).where('active', '=', 1).executeTakeFirst())
    ?.role

/**
 * Takes the next proposal number; concurrent callers each get their own. With it come what the account asks of who
 * signs and its time zone, since those are in the same row.
 */
export const takeProposalNumber = (db: Db) =>
  db
    .updateTable('account')
    .set(({ eb }) => ({ last_proposal_number: eb('last_proposal_number', '+', 1) }))
    .returning(['last_proposal_number as number', 'agree_setup', 'time_zone'])
    .executeTakeFirstOrThrow()
