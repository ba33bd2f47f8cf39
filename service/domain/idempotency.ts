import {
  deleteAnswersBefore,
  findAnswer,
  findAnswerSince,
  reserveAnswer,
  setAnswer,
} from '#service/store/idempotency.ts'
import { idempotencyKeyLife } from '#wire/limits.ts'
import { RefusedWith } from './refused.ts'
import type { Unit } from './unit.ts'

/** An answer as it is sent. */
export type KeptAnswer = { status: number; content_type: string; body: string; etag: string | null }

/** The Idempotency-Key of a request, and the fingerprint of what it asks. */
export type Keyed = { key: string; fingerprint: string }

/** `kept` is the body a repeated request gets, where it differs. */
export type FirstAnswer = KeptAnswer & { kept?: string }

/**
 * Runs `task` once for each key (interface, section 1, Safety of writes); must be called in the transaction of the write, so
 * that write and answer are kept together and a refused request leaves the key unused. The same key again within
 * `idempotencyKeyLife` gives the first answer; with another fingerprint it is refused.
 */
export async function once(
  unit: Unit,
  { key, fingerprint }: Keyed,
  task: () => Promise<FirstAnswer>,
): Promise<KeptAnswer & { replayed: boolean }> {
  const owner = { user_id: unit.user.id, key }
  await deleteAnswersBefore(unit.db, unit.now - idempotencyKeyLife)
  const reserved = await reserveAnswer(unit.db, { ...owner, fingerprint, created_at: unit.now })
  if (reserved) {
    const { kept, ...answer } = await task()
    await setAnswer(unit.db, reserved.id, { ...answer, body: kept ?? answer.body })
    return { ...answer, replayed: false }
  }
  return replayed(await findAnswer(unit.db, owner), fingerprint)
}

/** The first answer, where one is kept under this key; undefined where there is none. */
export async function answeredBefore({ db, user, now }: Unit, { key, fingerprint }: Keyed) {
  const kept = await findAnswerSince(db, { user_id: user.id, key }, now - idempotencyKeyLife)
  return kept && replayed(kept, fingerprint)
}

function replayed({ fingerprint: first, ...answer }: Awaited<ReturnType<typeof findAnswer>>, fingerprint: string) {
  if (first === fingerprint) return { ...answer, replayed: true }
  throw new RefusedWith('conflict', 'This Idempotency-Key was used for another request. Use a new one.', {
    code: 'idempotency_key_reused',
  })
}
