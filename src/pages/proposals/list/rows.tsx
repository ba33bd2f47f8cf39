import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { ListAddress } from '#src/components/proposals/list-address.ts'
import { proposalsCounted } from '#src/components/proposals/bulk-words.ts'
import { ListFoot } from '#src/components/list/foot.tsx'
import { ProposalTable } from '#src/components/proposals/proposal-table.tsx'
import type { RowActs } from '#src/components/proposals/row-acts.ts'
import { useNow } from '#src/components/proposals/use-now.ts'
import { partOf } from '#src/components/ui/part.tsx'
import { proposalWriter } from '#wire/proposals.ts'
import { useFirstPageShown } from '#src/first-page.ts'
import { newPart } from '#src/parts.ts'
import { wasScrolled } from '#src/was-scrolled.ts'
import { useMay } from '#src/pages/shared/may.ts'
import { useRecordAhead } from '#src/pages/proposals/shared/record-ahead.ts'
import { QueryStates } from '#src/pages/shared/query-states.tsx'
import { usePageAhead, type useListSurroundings, type useProposals } from './queries.ts'

/** Of a list with rows nobody reads it. */
export const ListEmpty = partOf(
  newPart(() => import('#src/components/proposals/list-empty.tsx').then(({ ListEmpty }) => ListEmpty)),
)

/** Pixels, at the least, of what stands above the rows. */
const above = 100
/** Pixels, at the least, of a row: as the density has it (look/app.css), and more where it has two lines. */
const rowHeight = () => Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--row'))

/** Of the first page that is shown the rows that fit in the window; the others come with the frame after. */
function useRowsInSight() {
  const isShown = useFirstPageShown()
  const [fit] = useState(() => (wasScrolled() ? Infinity : Math.ceil((window.innerHeight - above) / rowHeight())))
  return <Item,>(items: Item[]) => (isShown ? items : items.slice(0, fit))
}

type Props = {
  address: ListAddress
  list: ReturnType<typeof useProposals>
  surroundings: ReturnType<typeof useListSurroundings>
  to: (change: Partial<ListAddress>) => string
  selected: ReadonlySet<number>
  peeked: number | undefined
  onTickAll: () => void
  acts: Omit<RowActs, 'onNear' | 'onAway'>
}

export function ProposalListRows({ address, list, surroundings, to, selected, peeked, onTickAll, acts }: Props) {
  const { t } = useLingui()
  const nearPage = usePageAhead(address, list)
  const ahead = useRecordAhead()
  const rowActs = useMemo(() => ({ ...acts, onNear: ahead.near, onAway: ahead.away }), [acts, ahead])
  const now = useNow()
  const mayCreate = useMay(proposalWriter)
  const inSight = useRowsInSight()
  return (
    <QueryStates
      query={list}
      failed={t`The proposals could not be loaded`}
      isEmpty={({ items }) => items.length === 0}
      empty={<ListEmpty address={address} directory={surroundings.directory} mayCreate={mayCreate} />}
    >
      {({ items, total, isMore }) => (
        <>
          <ProposalTable
            items={inSight(items)}
            owners={surroundings.owners}
            directories={surroundings.directoryNames}
            sort={address.sort}
            withStatus={address.query !== ''}
            isOld={list.isPlaceholderData}
            now={now}
            sortTo={(sort) => to({ sort })}
            selected={selected}
            peeked={peeked}
            onTickAll={onTickAll}
            acts={rowActs}
          />
          <ListFoot
            page={address.page}
            shown={items.length}
            total={total}
            isMore={isMore}
            to={(page) => to({ page })}
            all={proposalsCounted}
            onNear={nearPage}
          />
        </>
      )}
    </QueryStates>
  )
}
