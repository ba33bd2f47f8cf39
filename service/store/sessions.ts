import type { Db } from './db.ts'
import type { Stored } from './schema.ts'

type Session = {
  token_hash: string
  user_id: number
  created_at: number
  expires_at: number
  device?: string
} & Partial<Pick<Stored<'session'>, 'stage' | 'method'>>

export const insertSession = async (db: Db, session: Session) => {
  await db.insertInto('session').values(session).execute()
}

/** Who is signed in at the authorize pages; nobody once the session has ended or the user is inactive. */
export const findSessionUser = (db: Db, tokenHash: string, now: number) =>
  db
    .selectFrom('session')
    .innerJoin('account_user', 'account_user.id', 'session.user_id')
    .select(['account_user.id', 'account_user.email', 'account_user.firstname', 'account_user.lastname'])
    .select(['account_user.role'])
    .select(['session.id as session_id', 'session.created_at', 'session.last_used_at'])
    .select(['session.stage', 'session.method'])
    .where('session.token_hash', '=', tokenHash)
    .where('session.expires_at', '>', now)
    .where('account_user.active', '=', 1)
    .executeTakeFirst()

export const deleteSession = async (db: Db, tokenHash: string) => {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
}

export const deleteEndedSessions = async (db: Db, now: number) => {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute()
}
