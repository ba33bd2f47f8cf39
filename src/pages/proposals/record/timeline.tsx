import { useQuery } from '@tanstack/react-query'
import { proposalCustomerQueries } from '#src/api/proposal-customer.ts'
import { useProposalLive } from '#src/api/use-proposal-live.ts'
import { RecordTimeline } from '#src/components/proposals/record-timeline.tsx'
import { useNow } from '#src/components/proposals/use-now.ts'
import type { Proposal } from '#wire/proposals.ts'

/** Everything that happened to a proposal, also while one looks; a service without the app interface tells of people alone. */
export function ProposalRecordTimeline({ proposal }: { proposal: Proposal }) {
  const now = useNow()
  const { data: customer } = useQuery(proposalCustomerQueries.customer(proposal.id))
  useProposalLive(proposal.id, Boolean(customer))
  return <RecordTimeline proposal={proposal} machineVisits={customer?.machine_visits ?? []} now={now} />
}
