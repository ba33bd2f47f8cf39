import { deleteAnswersBefore, findAnswer, reserveAnswer, setAnswer } from '#service/store/given-answers.ts'
import { Refused } from './refused.ts'
import type { Unit } from './unit.ts'

/** An answer as it leaves. */
export type GivenAnswer = { status: number; content_type: string; body: string; etag: string | null }

/** `kept` is the body as a repeat gets it, where that is another. */
export type FirstAnswer = GivenAnswer & { kept?: string }

const keptFor = 24 * 60 * 60 * 1000

/**
 * Runs `work` once for each key (wire section 1, Safety of writes); must be called in the transaction of the write, so
 * that write and answer are kept together and a refused request leaves the key unused. The same key again within 24 h
 * gives the first answer; with another fingerprint it is refused.
 */
export async function once(
  unit: Unit,
  { key, fingerprint }: { key: string; fingerprint: string },
  work: () => Promise<FirstAnswer>,
): Promise<GivenAnswer & { replayed: boolean }> {
  const owner = { user_id: unit.user.id, key }
  await deleteAnswersBefore(unit.db, unit.now - keptFor)
  const reserved = await reserveAnswer(unit.db, { ...owner, fingerprint, created_at: unit.now })
  if (reserved) {
    const { kept, ...answer } = await work()
    await setAnswer(unit.db, reserved.id, { ...answer, body: kept ?? answer.body })
    return { ...answer, replayed: false }
  }
  const { fingerprint: first, ...answer } = await findAnswer(unit.db, owner)
  if (first !== fingerprint)
    throw new Refused('conflict', 'This Idempotency-Key was used for another request. Use a new one.')
  return { ...answer, replayed: true }
}
