import { useLingui } from '@lingui/react/macro'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { Navigate } from 'react-router'
import { usePendingStatuses } from '#src/api/proposal-status.ts'
import { Board } from '#src/components/board/board.tsx'
import type { Columns } from '#src/components/board/placed.ts'
import { useBoardKeys, useReaches, type Reaches } from '#src/components/board/use-board-keys.ts'
import { isNarrowed, listAddress, type ListAddress } from '#src/components/proposals/list-address.ts'
import { StatusTabs } from '#src/components/proposals/status-tabs.tsx'
import { useNow } from '#src/components/proposals/use-now.ts'
import { QueryStates } from '#src/pages/shared/query-states.tsx'
import { useStickyHead } from '#src/components/ui/use-sticky-head.ts'
import { proposalStatuses } from '#wire/proposal-status.ts'
import type { ListItem } from '#wire/proposal-list.ts'
import { useListPosition } from '#src/pages/shared/list-position.ts'
import { createProposal } from '#wire/proposal-details.ts'
import { updateProposal } from '#wire/proposal-changes.ts'
import { useMay } from '#src/pages/shared/may.ts'
import { useBoard } from './queries.ts'
import { useBulk } from '#src/pages/proposals/shared/bulk.tsx'
import * as bulkActs from '#src/pages/proposals/shared/bulk-acts.ts'
import { useListAddress } from '#src/pages/proposals/list/address.ts'
import { useFilters } from '#src/pages/proposals/list/use-filters.tsx'
import { ProposalListHead } from '#src/pages/proposals/list/head.tsx'
import { useListSurroundings } from '#src/pages/proposals/list/queries.ts'
import { ListEmpty } from '#src/pages/proposals/list/rows.tsx'
import { useRecordAhead } from '#src/pages/proposals/shared/record-ahead.ts'
import { useRowMenu } from '#src/pages/proposals/shared/row-menu.tsx'
import { useProposalTrail } from '#src/pages/proposals/shared/trail.ts'
import css from '#src/components/list/head.module.css'
import boardCss from '#src/components/board/board.module.css'

/** The proposals of the list's filter, all statuses side by side. */
export function ProposalBoard({ address }: { address: ListAddress }) {
  const { t } = useLingui()
  const { go, to } = useListAddress(address)
  const head = useRef<HTMLDivElement>(null)
  const board = useRef<HTMLDivElement>(null)
  const searchInput = useRef<HTMLInputElement>(null)
  const shown = useBoard(address)
  const surroundings = useListSurroundings(address, shown.board.isSuccess)
  const { onFilter, choice, filters } = useFilters({ address, surroundings, go, total: totalOf(shown.columns) })
  const moves = usePendingStatuses()
  const cards = useCardActs(surroundings)
  useProposalTrail(address, null)
  useStickyHead(head)
  useListPosition({ path: '/proposals', search: listAddress.write(address), list: board, ready: shown.board.isSuccess })

  const { query } = address
  const onSearch = useCallback((query: string) => go({ query }, { replace: true }), [go])
  const onEscape = useCallback(() => {
    if (query) onSearch('')
  }, [query, onSearch])
  const reach = useReaches()
  useBoardKeys({ reach, search: searchInput, onEscape })
  const toFirstCard = () => board.current?.querySelector<HTMLElement>('[data-row]')?.focus()

  if (shown.board.data === null) return <Navigate replace to={to({ view: 'list' })} />
  return (
    <div className={css.page}>
      <title>{`${surroundings.part ?? t`Proposals`} · Proffer`}</title>
      <div ref={head} className={css.head}>
        <ProposalListHead
          {...{ address, to, onSearch, searchInput, onFilter }}
          surroundings={surroundings}
          onLeaveSearch={toFirstCard}
        >
          {choice}
        </ProposalListHead>
        <div className={boardCss.tabs}>
          <StatusTabs current={address.status} counted={shown.columns ?? undefined} to={(status) => to({ status })} />
        </div>
      </div>
      {filters}
      <div ref={board} className={css.page}>
        <BoardContent {...{ address, shown, surroundings, moves, cards, reach }} />
      </div>
      {cards.dialog}
    </div>
  )
}

const totalOf = (columns: Columns | null | undefined) =>
  columns ? Object.values(columns).reduce((total, { count }) => total + count, 0) : undefined

type Surroundings = ReturnType<typeof useListSurroundings>

type ContentProps = {
  address: ListAddress
  shown: ReturnType<typeof useBoard>
  surroundings: Surroundings
  moves: ReturnType<typeof usePendingStatuses>
  cards: ReturnType<typeof useCardActs>
  reach: Reaches
}

function BoardContent({
  address,
  shown: { board, failed, columns, heights, onSeen },
  surroundings,
  moves,
  cards,
  reach,
}: ContentProps) {
  const { t } = useLingui()
  const now = useNow()
  const mayMove = useMay(updateProposal)
  const mayCreate = useMay(createProposal)
  return (
    <QueryStates
      query={{ data: columns ?? undefined, error: failed?.error, refetch: () => failed?.refetch() }}
      failed={t`The proposals could not be loaded`}
      stale={t`This board may be outdated.`}
      isEmpty={(columns) => address.query !== '' && proposalStatuses.every((status) => columns[status].count === 0)}
      empty={<ListEmpty address={address} directory={surroundings.directory} mayCreate={mayCreate} />}
    >
      {(columns) => (
        <Board
          {...{ columns, moves, heights, onSeen, reach, now }}
          current={address.status}
          searched={isNarrowed(address)}
          isOld={board.isPlaceholderData}
          acts={cards.acts}
          mayMove={mayMove}
          onMove={(item, status) => cards.setStatus([item], status)}
        />
      )}
    </QueryStates>
  )
}

/** A card that is dropped is where it was dropped at once. */
const withActs = (use: (acts: typeof bulkActs) => void) => use(bulkActs)

/** What can be done with the cards. They stay drawn while what is done with them is made anew. */
function useCardActs(surroundings: Surroundings) {
  const bulk = useBulk({ withActs })
  const { menuOf, window } = useRowMenu({ bulk, directories: surroundings.directories, canCopy: surroundings.hasApp })
  const latest = useRef(menuOf)
  useLayoutEffect(() => {
    latest.current = menuOf
  })
  const ahead = useRecordAhead()
  const acts = useMemo(
    () => ({ menuOf: (item: ListItem) => latest.current(item), onNear: ahead.near, onAway: ahead.away }),
    [ahead],
  )
  const dialog = (
    <>
      {bulk.dialog}
      {window}
    </>
  )
  return { acts, setStatus: bulk.setStatus, dialog }
}
