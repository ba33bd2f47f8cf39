import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { proposalCustomerQueries } from '#src/api/proposal-customer.ts'
import { symbolIn } from '#src/components/proposals/amounts.ts'
import { RecordAcceptance } from '#src/components/proposals/record-acceptance.tsx'
import { ChosenPrices } from '#src/components/proposals/chosen-prices.tsx'
import { SideReceivers } from '#src/components/proposals/side-receivers.tsx'
import { useNow } from '#src/components/proposals/use-now.ts'
import { Button } from '#src/components/ui/button.tsx'
import { useMay } from '#src/pages/shared/may.ts'
import { QueryStates } from '#src/pages/shared/query-states.tsx'
import type { ShownProposal } from '#wire/app-proposal.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { updateProposal } from '#wire/proposal-changes.ts'
import { ProposalAgreement } from './agreement.tsx'
import { ProposalRecordFacts } from './facts.tsx'
import css from './side.module.css'

/** Beside what happened: who signed, what accepting asks for and who receives it, what was chosen, and the facts. */
export function ProposalRecordSide({ proposal }: { proposal: ShownProposal }) {
  const { id, price_total } = proposal
  const query = useQuery(proposalCustomerQueries.customer(id))
  return (
    <div className={css.side}>
      <div className={css.column}>
        <QueryStates query={{ ...query, data: query.data ?? undefined }} rows={4}>
          {(customer) => <RecordAcceptance customer={customer} />}
        </QueryStates>
        <Requirements proposal={proposal} />
        <SideReceivers
          receivers={proposal.receivers}
          lines={new Map(query.data?.receivers.map(({ contact_people_id, line }) => [contact_people_id, line]))}
          now={useNow()}
          mayChange={useMay(updateProposal)}
        />
      </div>
      <div className={css.column}>
        {query.data?.choices && <ChosenPrices choices={query.data.choices} symbol={symbolIn(price_total)} />}
        <ProposalRecordFacts proposal={proposal} hasTimeline />
      </div>
    </div>
  )
}

/** What accepting asks for is seldom looked at: it is asked for when it is, or when the address leads to it. */
function Requirements({ proposal }: { proposal: Proposal }) {
  const [search] = useSearchParams()
  const [isOpen, setOpen] = useState(search.get('tab') === 'acceptance')
  if (isOpen) return <ProposalAgreement proposal={proposal} />
  return (
    <p>
      <Button onClick={() => setOpen(true)}>
        <Trans>Acceptance requirements</Trans>
      </Button>
    </p>
  )
}
