import { useQuery, useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useMemo } from 'react'
import { Outlet, useParams, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { priceTables } from '#pricing/price-tables.ts'
import { accountQueries } from '#src/api/account.ts'
import type { Tagged } from '#src/api/new-client.ts'
import { proposalQueries } from '#src/api/proposals.ts'
import { RecordComments } from '#src/components/proposals/record-comments.tsx'
import { RecordFields } from '#src/components/proposals/record-fields.tsx'
import { RecordPrices } from '#src/components/proposals/record-prices.tsx'
import { RecordReceivers } from '#src/components/proposals/record-receivers.tsx'
import { RecordTabs, tabIn } from '#src/components/proposals/record-tabs.tsx'
import { RecordText } from '#src/components/proposals/record-text.tsx'
import { RecordTimeline } from '#src/components/proposals/record-timeline.tsx'
import { useNow } from '#src/components/proposals/use-now.ts'
import { SkeletonRows } from '#src/components/ui/skeleton-rows.tsx'
import type { Proposal } from '#wire/proposals.ts'
import { idIn } from './proposal-id.ts'
import { ProposalRecordFacts } from './proposal-record-facts.tsx'
import { ProposalRecordHead } from './proposal-record-head.tsx'
import { useVisitedProposal } from './visited.ts'
import { useVersionsNow } from './proposal-versions-now.ts'
import css from '#src/components/ui/record-split.module.css'

export { ProposalRecordError as ErrorBoundary } from './proposal-record-error.tsx'

const ProposalRecordVersions = lazy(() =>
  import('./proposal-record-versions.tsx').then(({ ProposalRecordVersions }) => ({ default: ProposalRecordVersions })),
)

export const load =
  (client: QueryClient) =>
  ({ params }: LoaderFunctionArgs) =>
    client.query({ ...proposalQueries.detail(idIn(params.id)), staleTime: 'static' })

export function Component() {
  const { id } = useParams()
  const [search] = useSearchParams()
  const { data: proposal } = useSuspenseQuery(proposalQueries.detail(idIn(id)))
  const { data: hello } = useQuery(accountQueries.hello())
  useVisitedProposal(proposal)
  const { content, price_total_override: override } = proposal
  const prices = useMemo(
    () => priceTables(content.pricetables, { override: override === null ? null : Number(override) }),
    [content.pricetables, override],
  )
  const tab = tabIn(search)
  return (
    <>
      <title>{`${proposal.name} · Proffer`}</title>
      <ProposalRecordHead proposal={proposal} total={prices.total_with_vat} />
      <RecordTabs current={tab} proposal={proposal} withVersions={hello?.interfaces.includes('app') ?? false} />
      <div className={css.split}>
        <div className={css.work}>
          {tab === 'prices' ? <RecordPrices proposal={proposal} prices={prices} /> : <Part tab={tab} of={proposal} />}
        </div>
        <ProposalRecordFacts proposal={proposal} />
      </div>
      {/* The send window opens over the record. */}
      <Outlet />
    </>
  )
}

/** Sent to one of them alone once it went to everyone, by a service that knows how: one with the app interface. */
function Receivers({ proposal }: { proposal: Proposal }) {
  const wasSent = useVersionsNow(proposal) !== undefined
  return <RecordReceivers proposal={proposal} sendsAgain={proposal.status === 'open' && wasSent} />
}

type PartProps = { tab: Exclude<ReturnType<typeof tabIn>, 'prices'>; of: Tagged<Proposal> }

function Part({ tab, of: proposal }: PartProps) {
  const now = useNow()
  switch (tab) {
    case 'text':
      return <RecordText sections={proposal.content.sections} />
    case 'receivers':
      return <Receivers proposal={proposal} />
    case 'fields':
      return <RecordFields fields={proposal.custom_fields} />
    case 'comments':
      return <RecordComments comments={proposal.comments} />
    case 'timeline':
      return <RecordTimeline proposal={proposal} now={now} />
    case 'versions':
      return (
        <Suspense fallback={<SkeletonRows rows={4} />}>
          <ProposalRecordVersions proposal={proposal} />
        </Suspense>
      )
  }
}
