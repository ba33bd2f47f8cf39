import { beginSilenceAt } from '#service/store/proposals.ts'
import type { Unit } from './unit.ts'

/**
 * The customer was sent something: whoever opened it before is given time again until they count as silent. Of one that
 * was never opened nobody is silent.
 */
export const beginSilence = ({ db, now }: Pick<Unit, 'db' | 'now'>, proposalId: number) =>
  beginSilenceAt(db, proposalId, now)
