import type { ProposalMatches } from '#src/api/bulk-changes.ts'
import { newStore } from '#src/new-store.ts'
import type { LossReason } from '#wire/loss-reasons.ts'

/** Of whom the loss reason is asked. */
export type LossQuestion = {
  matches: ProposalMatches
  /** "“Roof 12 kW”", "3 proposals". */
  whom: string
  /** The one that stands there; undefined where there are several. */
  current?: LossReason | null | undefined
  /** It is given. */
  onBegin?: (() => void) | undefined
}

/** The one that is open, in a window over whatever page the person has gone to by then. */
export const lossQuestion = newStore<LossQuestion | undefined>(undefined)

/** Asks for the reason of the ones that are named. */
export const askLossReason = (lost: readonly { id: number }[], question: Omit<LossQuestion, 'matches'>) =>
  lossQuestion.set({ ...question, matches: { filter: { status: 'lost' }, only: lost.map(({ id }) => id) } })
