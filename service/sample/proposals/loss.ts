import type { Random } from '#service/sample/random.ts'
import type { LossReason } from '#wire/loss-reasons.ts'
import type { History } from './story.ts'

/** Of those that stay away; of some the seller has said nothing. */
const given: readonly (LossReason | null)[] = ['no_reaction', 'no_reaction', 'no_reaction', 'price', 'timing', null]

/** Why a lost proposal was lost: as the customer answered, or as the seller knows. */
export const lossReasonIn = ({ declined }: History, random: Random) => declined?.reason ?? random.pick(given)
