import type { Stored } from '#service/store/schema.ts'
import { findNewestDecline } from '#service/store/viewer.ts'
import type { LossReason } from '#wire/loss-reasons.ts'
import type { Unit } from './unit.ts'

type Proposal = Stored<'proposal'>

// Why a proposal is lost stands beside its status while it is; whoever takes a change of status back finds it as it was.

/** The columns to store with the status where it becomes lost: what the customer answered of the version they have. */
export const lossColumns = async (
  { db }: Pick<Unit, 'db'>,
  proposalId: number,
  otherwise: LossReason | null = null,
): Promise<Partial<Proposal>> => ({
  loss_reason: (await findNewestDecline(db, proposalId))?.reason ?? otherwise,
})

/** Null where it is not lost: what stands there is of an earlier time. */
export const lossReasonOf = ({ status, loss_reason }: Pick<Proposal, 'status' | 'loss_reason'>) =>
  status === 'lost' ? loss_reason : null
