import { useQuery } from '@tanstack/react-query'
import { proposalCustomerQueries } from '#src/api/proposal-customer.ts'
import { useProposalLive } from '#src/api/use-proposal-live.ts'
import { symbolIn } from '#src/components/proposals/amounts.ts'
import { RecordAcceptance } from '#src/components/proposals/record-acceptance.tsx'
import { QueryStates } from '#src/pages/shared/query-states.tsx'
import type { Proposal } from '#wire/proposals.ts'
import { ProposalAgreement } from './agreement.tsx'

/** What the customer did with it, and what accepting it asks for. */
export function ProposalRecordAcceptance({ proposal }: { proposal: Proposal }) {
  const { id, price_total } = proposal
  const query = useQuery(proposalCustomerQueries.customer(id))
  useProposalLive(id, Boolean(query.data))
  return (
    <QueryStates query={{ ...query, data: query.data ?? undefined }} rows={4}>
      {(customer) => (
        <>
          <RecordAcceptance customer={customer} symbol={symbolIn(price_total)} />
          <ProposalAgreement proposal={proposal} />
        </>
      )}
    </QueryStates>
  )
}
