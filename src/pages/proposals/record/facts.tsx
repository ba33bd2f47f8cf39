import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '#src/api/account.ts'
import { proposalQueries } from '#src/api/proposals.ts'
import { RecordFacts } from '#src/components/proposals/record-facts.tsx'
import type { ShownProposal } from '#wire/app-proposal.ts'
import { ComingLine } from '#src/components/ui/coming-line.tsx'
import { directoryName } from '#src/pages/proposals/shared/directory-name.ts'
import { ValidityLine } from '#src/pages/proposals/shared/validity-line.tsx'
import { AutomationLine } from './automation.tsx'
import { useFollowUp } from './follow-up.ts'
import { LossLine } from './loss-line.tsx'

type Props = {
  proposal: ShownProposal
  /** The timeline is beside them, and brings what will happen by itself. */
  hasTimeline?: boolean
}

/** The facts beside a proposal, with the name of its directory from what the rail knows already. */
export function ProposalRecordFacts({ proposal, hasTimeline = false }: Props) {
  const { data: hello } = useQuery(accountQueries.hello())
  const { data: summary } = useQuery(accountQueries.summary())
  const { data: byStatus } = useQuery({ ...proposalQueries.directories(), enabled: summary === null })
  const hasApp = hello?.interfaces.includes('app')
  const { status, loss_reason } = proposal
  const isNamed = proposal.directory_id === null || summary || byStatus
  return (
    <RecordFacts
      proposal={proposal}
      directory={isNamed ? directoryName(proposal.directory_id, summary, byStatus) : <ComingLine />}
      validity={hasApp && <ValidityLine proposal={proposal} isTold={hasTimeline} />}
      loss={loss_reason !== undefined && status === 'lost' && <LossLine proposal={proposal} reason={loss_reason} />}
      automation={hasApp && <Automation id={proposal.id} isTold={hasTimeline} />}
    />
  )
}

function Automation({ id, isTold }: { id: number; isTold: boolean }) {
  const { data, isPending } = useFollowUp(id, { isTold })
  if (isPending) return <ComingLine />
  return data && <AutomationLine id={id} followUp={data} />
}
