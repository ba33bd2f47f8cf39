import { getProposalAttachments } from './proposal-attachments.ts'
import { getProposalCustomer } from './proposal-customer.ts'
import { getAppProposal } from './proposals.ts'
import { getTimeline } from './timeline.ts'
import type { Unit } from './unit.ts'

/** All that a proposal's record opens with (wire/proposal-record.ts). */
export const getProposalRecord = async (unit: Unit, id: number) => ({
  details: await getAppProposal(unit, id),
  customer: await getProposalCustomer(unit, id),
  timeline: await getTimeline(unit, id, { machines: false }),
  attachments: await getProposalAttachments(unit, id),
})
