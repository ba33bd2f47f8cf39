import * as z from 'zod/mini'

/** Interface, section 2.7. */
export const proposalStatus = z.enum(['edit', 'open', 'won', 'lost', 'closed'], {
  error: 'Use edit, open, won, lost or closed',
})
export type ProposalStatus = z.infer<typeof proposalStatus>
export const proposalStatuses = proposalStatus.options
