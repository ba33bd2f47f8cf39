import type { Insertable } from 'kysely'
import type { Db } from './db.ts'
import type { Tables } from './schema.ts'

/** What somebody can prove themself with beside the password. */
export async function selectFactors(db: Db, userId: number) {
  const totp = await findTotp(db, userId)
  const passkeys = await selectPasskeys(db, userId)
  const codes = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { totp: totp?.confirmed === 1, passkeys, recoveryCodes: codes.count }
}

/** Ids of all users who have one. */
export async function selectUsersWithFactor(db: Db) {
  const apps = await db.selectFrom('totp').select('user_id').where('confirmed', '=', 1).execute()
  const passkeys = await db.selectFrom('passkey').select('user_id').distinct().execute()
  return new Set([...apps, ...passkeys].map(({ user_id }) => user_id))
}

export const findTotp = (db: Db, userId: number) =>
  db.selectFrom('totp').select(['secret', 'confirmed', 'last_step']).where('user_id', '=', userId).executeTakeFirst()

/** In place of one that was begun and not confirmed. */
export async function insertTotp(db: Db, totp: Insertable<Tables['totp']>) {
  await deleteTotp(db, totp.user_id)
  await db.insertInto('totp').values(totp).execute()
}

export const deleteTotp = async (db: Db, userId: number) => {
  await db.deleteFrom('totp').where('user_id', '=', userId).execute()
}

/** Uses a step of 30 seconds up, and confirms the app by it; of two codes of one step, one is taken. */
export const useTotpStep = async (db: Db, userId: number, step: number) =>
  (await db
    .updateTable('totp')
    .set({ last_step: step, confirmed: 1 })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('id')
    .executeTakeFirst()) !== undefined

export async function replaceRecoveryCodes(db: Db, userId: number, hashes: readonly string[], now: number) {
  await deleteRecoveryCodes(db, userId)
  const codes = hashes.map((code_hash) => ({ user_id: userId, code_hash, created_at: now }))
  await db.insertInto('recovery_code').values(codes).execute()
}

export const deleteRecoveryCodes = async (db: Db, userId: number) => {
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
}

/** Whether it was there: each is good once. */
export const useRecoveryCode = async (db: Db, userId: number, hash: string) =>
  (await db
    .deleteFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .returning('id')
    .executeTakeFirst()) !== undefined

export const selectPasskeys = (db: Db, userId: number) =>
  db
    .selectFrom('passkey')
    .select(['id', 'credential_id', 'transports', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

export async function deleteFactors(db: Db, userId: number) {
  await deleteTotp(db, userId)
  await deleteRecoveryCodes(db, userId)
  await db.deleteFrom('passkey').where('user_id', '=', userId).execute()
}

export const requiresFactor = async (db: Db) =>
  (await db.selectFrom('account').select('require_factor').executeTakeFirstOrThrow()).require_factor === 1

export const setRequiresFactor = async (db: Db, require_factor: 0 | 1) => {
  await db.updateTable('account').set({ require_factor }).execute()
}

export const deletePasskey = async (db: Db, userId: number, id: number) => {
  await db.deleteFrom('passkey').where('user_id', '=', userId).where('id', '=', id).execute()
}
