import { acrossAccounts, type Db } from './db.ts'

/** Until when the deletion of the account can be taken back, and who asked for it; undefined where nobody did. */
export async function findDeletion(db: Db) {
  const { deletes_at, deletion_asked_by, title } = await db
    .selectFrom('account')
    .select(['deletes_at', 'deletion_asked_by', 'title'])
    .executeTakeFirstOrThrow()
  return deletes_at === null ? undefined : { deletes_at, asked_by: deletion_asked_by, title }
}

export const setDeletion = async (db: Db, deletes_at: number | null, deletion_asked_by: string) => {
  await db.updateTable('account').set({ deletes_at, deletion_asked_by }).execute()
}

/** Nobody is signed in any more, no program has access, and no webhook is told anything. */
export async function endAccess(db: Db) {
  await db.deleteFrom('session').execute()
  await db.deleteFrom('oauth_code').execute()
  await db.deleteFrom('oauth_token').execute()
  await db.deleteFrom('api_key').execute()
  await db.deleteFrom('viewer_session').execute()
  await db.deleteFrom('viewer_preview').execute()
  await db.updateTable('webhook').set({ active: 0 }).execute()
  await db.updateTable('delivery').set({ next_try_at: null }).where('state', '=', 'pending').execute()
}

/** Accounts that nothing is sent for, since they are about to be deleted. */
export const leavingAccounts = (db: Db) =>
  acrossAccounts(db).selectFrom('account').select('id').where('deletes_at', 'is not', null)

/** Those whose time has come. */
export const selectAccountsToRemove = (db: Db, now: number) =>
  leavingAccounts(db).where('deletes_at', '<=', now).select('name').orderBy('id').execute()
