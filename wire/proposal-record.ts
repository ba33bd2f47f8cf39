import * as z from 'zod/mini'
import { appProposal } from './app-proposal.ts'
import { getProposalAttachments } from './attachments.ts'
import { operation } from './operation.ts'
import { getProposalCustomer } from './proposal-customer.ts'
import { byId } from './scalars.ts'
import { getTimeline } from './timeline.ts'

/**
 * All that a proposal's record opens with, each part as its own operation answers it, the details with what version 2 does
 * not tell; of the timeline the first page. The ETag is that of the details.
 */
export const getProposalRecord = operation({
  id: 'proposals.record',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: '/proposals/:id/record',
  params: byId,
  answer: z.object({
    details: appProposal,
    customer: getProposalCustomer.answer,
    timeline: getTimeline.answer,
    attachments: getProposalAttachments.answer,
  }),
})
