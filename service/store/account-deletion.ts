import { acrossAccounts, type Db } from './db.ts'

/** Until when the deletion of the account can be taken back, and who asked for it; undefined where nobody did. */
export async function findDeletion(db: Db) {
  const { deletes_at, deletion_asked_by, title, audit_kept_from } = await db
    .selectFrom('account')
    .select(['deletes_at', 'deletion_asked_by', 'title', 'audit_kept_from'])
    .executeTakeFirstOrThrow()
  if (deletes_at === null) return undefined
  return { deletes_at, asked_by: deletion_asked_by, title, isBegun: audit_kept_from === begun }
}

export const setDeletion = async (db: Db, deletes_at: number, deletion_asked_by: string) => {
  await db.updateTable('account').set({ deletes_at, deletion_asked_by }).execute()
}

/** No entry of the audit log is kept from then on: it goes with the account, whose rows are being deleted. */
const begun = Number.MAX_SAFE_INTEGER

/** Begins to delete the rows of an account, after which it cannot be kept; false where somebody has kept it. */
export async function beginRemoval(db: Db) {
  const begins = db.updateTable('account').set({ audit_kept_from: begun }).where('deletes_at', 'is not', null)
  return (await begins.executeTakeFirst()).numUpdatedRows > 0n
}

/** Takes the deletion back; false where some of the account may be gone already. */
export async function endDeletion(db: Db) {
  const ends = db.updateTable('account').set({ deletes_at: null, deletion_asked_by: '' })
  return (await ends.where('audit_kept_from', '<', begun).executeTakeFirst()).numUpdatedRows > 0n
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
