import { useInfiniteQuery } from '@tanstack/react-query'
import { memo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { timelineQuery } from '#src/api/timeline.ts'
import { useProposalLive } from '#src/api/use-proposal-live.ts'
import { TimelineFilterField } from '#src/components/timeline/filter-field.tsx'
import { Timeline } from '#src/components/timeline/timeline.tsx'
import { useNow } from '#src/components/proposals/use-now.ts'
import { QueryStates } from '#src/pages/shared/query-states.tsx'
import { timelineFilters, type TimelineFilter } from '#wire/timeline.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { ProposalToCome } from './to-come.tsx'
import { useNewDate } from './new-date.tsx'
import { useMay } from '#src/pages/shared/may.ts'
import { createComment } from '#wire/proposal-comments.ts'
import { useWriting } from './writing.tsx'
import type { WrittenHere } from './written.ts'
import css from './timeline.module.css'

type Props = { proposal: Proposal; here: WrittenHere }

/** Everything that happened to a proposal, also while one looks; a question is answered where it stands. */
export function ProposalRecordTimeline(props: Props) {
  const [search] = useSearchParams()
  return <TimelineOf {...props} filter={filterIn(search)} />
}

/** Not drawn anew for an address that shows the same of it: a record that was drawn ahead is opened by one. */
const TimelineOf = memo(({ proposal, here, filter }: Props & { filter: TimelineFilter | undefined }) => {
  const { id } = proposal
  const now = useNow()
  const [machines, setMachines] = useState(false)
  const timeline = useInfiniteQuery(timelineQuery(id, { filter, machines }))
  useProposalLive(id)
  const { onDate, dateWindow } = useNewDate(proposal)
  const mayWrite = useMay(createComment)
  const writing = useWriting(proposal, timeline.data?.pages[0]?.questions ?? [], here)
  return (
    <div className={css.part}>
      <ProposalToCome proposal={proposal} />
      <QueryStates query={timeline} rows={6}>
        {({ pages }) => (
          <Timeline
            entries={pages.flatMap(({ entries }) => entries)}
            now={now}
            filter={<ShownFilter />}
            machines={{ count: pages[0]?.machine_visits ?? 0, shown: machines, onShow: setMachines }}
            earlier={
              timeline.hasNextPage
                ? {
                    since: pages[0]?.since ?? proposal.date_created,
                    busy: timeline.isFetchingNextPage,
                    onMore: () => void timeline.fetchNextPage(),
                  }
                : undefined
            }
            {...(mayWrite ? writing : readOnly)}
            onDate={mayWrite ? onDate : undefined}
          />
        )}
      </QueryStates>
      {dateWindow}
    </div>
  )
})

/** For whoever may not write here. */
const readOnly = { compose: null, boxFor: () => undefined, onAnswer: undefined, onPutAside: undefined }

/** Which kind is shown is written in the address: "Comments" leads here from elsewhere. */
const filterIn = (search: URLSearchParams) =>
  timelineFilters.find((known) => known === (search.get('tab') === 'comments' ? 'comments' : search.get('show')))

function ShownFilter() {
  const [search, setSearch] = useSearchParams()
  const show = (wanted: TimelineFilter | undefined) =>
    setSearch(wanted ? { tab: 'timeline', show: wanted } : { tab: 'timeline' }, {
      replace: true,
      preventScrollReset: true,
    })
  return <TimelineFilterField filter={filterIn(search)} onFilter={show} />
}
