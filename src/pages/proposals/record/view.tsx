import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { memo, useMemo } from 'react'
import { priceTables } from '#pricing/price-tables.ts'
import { accountQueries } from '#src/api/account.ts'
import type { Tagged } from '#src/api/new-client.ts'
import { usePendingStatuses } from '#src/api/proposal-status.ts'
import { proposalQueries } from '#src/api/proposals.ts'
import { RecordComments } from '#src/components/proposals/record-comments.tsx'
import { RecordFields } from '#src/components/proposals/record-fields.tsx'
import { RecordPrices } from '#src/components/proposals/record-prices.tsx'
import { RecordTabs, tabIn } from '#src/components/proposals/record-tabs.tsx'
import { RecordText } from '#src/components/proposals/record-text.tsx'
import { RecordTimeline } from '#src/components/proposals/record-timeline.tsx'
import { useNow } from '#src/components/proposals/use-now.ts'
import { QuietlyMissing } from '#src/components/ui/missing-part.tsx'
import { partOf } from '#src/components/ui/part.tsx'
import { SkeletonRows } from '#src/components/list/skeleton-rows.tsx'
import { documentOf } from '#src/draft/document.ts'
import { newPart } from '#src/parts.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { ProposalSendingLine } from '#src/pages/proposals/shared/sending-line.tsx'
import { ProposalRecordFacts } from './facts.tsx'
import { ProposalRecordHead } from './head.tsx'
import { unsentIn, useWritten, type WrittenHere } from './written.ts'
import { useVisitedProposal } from '#src/pages/shared/visited.ts'
import css from '#src/components/ui/record-split.module.css'

const PrintedProposal = partOf(
  newPart(() => import('#src/pages/proposals/shared/printed.tsx').then(({ PrintedProposal }) => PrintedProposal)),
  { missing: (_, again) => <QuietlyMissing onRetry={again} /> },
)
const openVersions = newPart(() =>
  import('./versions.tsx').then(({ ProposalRecordVersions }) => ProposalRecordVersions),
)
const ProposalRecordVersions = partOf(openVersions, { fallback: () => <SkeletonRows rows={4} /> })
const openTimeline = newPart(() =>
  import('./timeline.tsx').then(({ ProposalRecordTimeline }) => ProposalRecordTimeline),
)
// Where it is missing nothing could be written either.
const ProposalWritingGuard = partOf(
  newPart(() => import('./writing-guard.tsx').then(({ ProposalWritingGuard }) => ProposalWritingGuard)),
  { missing: () => null },
)
const ProposalRecordTimeline = partOf(openTimeline, { fallback: () => <SkeletonRows rows={6} /> })
const openReceivers = newPart(() =>
  import('./receivers.tsx').then(({ ProposalRecordReceivers }) => ProposalRecordReceivers),
)
const ProposalRecordReceivers = partOf(openReceivers, { fallback: () => <SkeletonRows rows={4} /> })
const openSide = newPart(() => import('./side.tsx').then(({ ProposalRecordSide }) => ProposalRecordSide))
const ProposalRecordSide = partOf(openSide, { fallback: () => <SkeletonRows rows={4} /> })

/**
 * Fetches what a record shows below its head: one file, in which all of it stands. Where it cannot be had the place of
 * each says so.
 */
export const fetchParts = () => Promise.allSettled([openTimeline(), openSide(), openReceivers(), openVersions()])

/** All of a record but its title, which the browser shows, and the window that sends it. */
export const ProposalRecord = memo(({ id, tab: wanted }: { id: number; tab: string | null }) => {
  const { data } = useSuspenseQuery(proposalQueries.detail(id))
  const pending = usePendingStatuses().get(data.id)
  const proposal = useMemo(() => (pending ? { ...data, status: pending } : data), [data, pending])
  const { data: hello } = useQuery(accountQueries.hello())
  useVisitedProposal(proposal)
  const here = useWritten(proposal.id)
  const { content, price_total_override: override } = proposal
  const prices = useMemo(
    () => priceTables(content.pricetables, { override: override === null ? null : Number(override) }),
    [content.pricetables, override],
  )
  const document = useMemo(() => documentOf(proposal), [proposal])
  const withApp = hello?.interfaces.includes('app') ?? false
  const tab = tabIn(wanted, data, withApp)
  const isTimeline = withApp && tab === 'timeline'
  return (
    <>
      <PrintedProposal proposal={proposal} document={document} />
      <ProposalRecordHead proposal={proposal} total={prices.total_with_vat} isLed={isTimeline} />
      <RecordTabs current={tab} proposal={proposal} withApp={withApp} />
      <ProposalSendingLine id={proposal.id} status={proposal.status} place="page" isTold={isTimeline} />
      <div className={css.split} data-wide={isTimeline || undefined} data-sheet={!isTimeline || undefined}>
        <div className={css.work}>
          {tab === 'prices' ? (
            <RecordPrices proposal={proposal} prices={prices} />
          ) : (
            <Part tab={tab} of={proposal} withApp={withApp} here={here} />
          )}
        </div>
        {isTimeline ? <ProposalRecordSide proposal={proposal} /> : <ProposalRecordFacts proposal={proposal} />}
      </div>
      {/* Fetched with the first words: without any there is nothing to guard. */}
      {unsentIn(here.written).length > 0 && <ProposalWritingGuard proposal={proposal.id} written={here.written} />}
    </>
  )
})

type PartProps = {
  tab: Exclude<ReturnType<typeof tabIn>, 'prices'>
  of: Tagged<Proposal>
  withApp: boolean
  here: WrittenHere
}

function Part({ tab, of: proposal, withApp, here }: PartProps) {
  switch (tab) {
    case 'text':
      return <RecordText sections={proposal.content.sections} />
    case 'receivers':
      return <ProposalRecordReceivers proposal={proposal} />
    case 'fields':
      return <RecordFields fields={proposal.custom_fields} />
    case 'comments':
      return <RecordComments comments={proposal.comments} />
    case 'timeline':
      return withApp ? <ProposalRecordTimeline proposal={proposal} here={here} /> : <Logged proposal={proposal} />
    case 'versions':
      return <ProposalRecordVersions proposal={proposal} />
  }
}

/** What a service without the app interface tells of what happened. */
const Logged = ({ proposal }: { proposal: Proposal }) => <RecordTimeline proposal={proposal} now={useNow()} />
