import * as z from 'zod/mini'

/** Specification section 3. */
export const proposalStatus = z.enum(['edit', 'open', 'won', 'lost', 'closed'], {
  error: 'Give edit, open, won, lost or closed',
})
export type ProposalStatus = z.infer<typeof proposalStatus>
export const proposalStatuses = proposalStatus.options
