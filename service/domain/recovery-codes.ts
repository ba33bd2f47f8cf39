import type { Db } from '#service/store/db.ts'
import { replaceRecoveryCodes, useRecoveryCode } from '#service/store/factors.ts'
import { hashToken } from './token-hash.ts'

const howMany = 10
/** Without letters that are taken for others. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Ten new codes in place of the old ones, told this once: 16 letters each, so that a plain hash keeps them. */
export async function newRecoveryCodes(db: Db, userId: number, now: number): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode)
  await replaceRecoveryCodes(db, userId, await Promise.all(codes.map(hashOf)), now)
  return codes
}

/** Uses a code up; false for one that is wrong or was used. Case, spaces and dashes do not matter. */
export const checkRecoveryCode = async (db: Db, userId: number, typed: string) =>
  useRecoveryCode(db, userId, await hashOf(typed))

const hashOf = (code: string) => hashToken(`recovery ${code.toLowerCase().replaceAll(/[\s-]/g, '')}`)

/** Each letter alike: a byte beyond the last whole turn is drawn again. */
function newCode(): string {
  const all: string[] = []
  const limit = 256 - (256 % letters.length)
  while (all.length < 16) {
    for (const byte of crypto.getRandomValues(new Uint8Array(16)))
      if (byte < limit && all.length < 16) all.push(letters[byte % letters.length] ?? '')
  }
  return all.join('').replaceAll(/(.{4})(?!$)/g, '$1-')
}
