import { deleteAnswersBefore, findAnswer, reserveAnswer, setAnswer } from '#service/store/idempotency.ts'
import { idempotencyKeyLife } from '#wire/limits.ts'
import { RefusedWith } from './refused.ts'
import { inTransaction, type Unit } from './unit.ts'

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
  const { fingerprint: first, ...answer } = await findAnswer(unit.db, owner)
  if (first !== fingerprint)
    throw new RefusedWith('conflict', 'This Idempotency-Key was used for another request. Use a new one.', {
      code: 'idempotency_key_reused',
    })
  return { ...answer, replayed: true }
}

class Unanswered extends Error {}

/** The first answer, where one is kept under this key; undefined where there is none, and the key stays unused. */
export async function answeredBefore(unit: Unit, keyed: Keyed) {
  try {
    return await inTransaction(unit, (unit) => once(unit, keyed, () => Promise.reject(new Unanswered())))
  } catch (error) {
    if (error instanceof Unanswered) return undefined
    throw error
  }
}
