import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { Navigate } from 'react-router'
import { messageFor } from '#src/api/error-message.ts'
import { proposalQueries } from '#src/api/proposals.ts'
import { Board } from '#src/components/board/board.tsx'
import { useBoardKeys } from '#src/components/board/use-board-keys.ts'
import { ListEmpty } from '#src/components/proposals/list-empty.tsx'
import { ListFilters } from '#src/components/proposals/list-filters.tsx'
import { searchOf, type ListAddress } from '#src/components/proposals/list-address.ts'
import { StatusTabs } from '#src/components/proposals/status-tabs.tsx'
import { useNow } from '#src/components/proposals/use-now.ts'
import { ErrorState } from '#src/components/ui/error-state.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import { SkeletonRows } from '#src/components/ui/skeleton-rows.tsx'
import { useStickyHead } from '#src/components/ui/use-sticky-head.ts'
import { proposalStatuses } from '#wire/proposal-status.ts'
import type { ProposalItem } from '#wire/proposals.ts'
import { useFetchAhead } from './fetch-ahead.ts'
import { useListPlace } from './list-place.ts'
import { useBoard, useMoves } from './proposal-board-queries.ts'
import { useBulk } from './proposal-bulk.tsx'
import { useListAddress } from './proposal-list-address.ts'
import { ProposalListHead } from './proposal-list-head.tsx'
import { useListSurroundings } from './proposal-list-queries.ts'
import { useRowMenu } from './proposal-row-menu.tsx'
import { useProposalTrail } from './proposal-trail.ts'
import css from '#src/components/ui/list-head.module.css'
import boardCss from '#src/components/board/board.module.css'

/** The proposals of the list's filter, all statuses side by side. */
export function ProposalBoard({ address }: { address: ListAddress }) {
  const { t } = useLingui()
  const { go, to } = useListAddress(address)
  const head = useRef<HTMLDivElement>(null)
  const board = useRef<HTMLDivElement>(null)
  const searchInput = useRef<HTMLInputElement>(null)
  const shown = useBoard(address)
  const around = useListSurroundings(address, shown.board.isSuccess)
  const { moves, onMoving } = useMoves()
  const work = useWork({ around, onMoving })
  useProposalTrail(address, null)
  useStickyHead(head)
  useListPlace({ path: '/proposals', search: searchOf(address), list: board, ready: shown.board.isSuccess })

  const { query } = address
  const onSearch = useCallback((query: string) => go({ query }, { replace: true }), [go])
  const onEscape = useCallback(() => {
    if (query) onSearch('')
  }, [query, onSearch])
  useBoardKeys({ board, search: searchInput, onEscape })
  const toFirstCard = () => board.current?.querySelector<HTMLElement>('[data-row]')?.focus()

  if (shown.board.data === null) return <Navigate replace to={to({ view: 'list' })} />
  return (
    <div className={css.page}>
      <title>{`${around.directory ?? t`Proposals`} · Proffer`}</title>
      <div ref={head} className={css.head}>
        <ProposalListHead {...{ address, around, to, onSearch, searchInput }} onLeaveSearch={toFirstCard} />
        <div className={boardCss.tabs}>
          <StatusTabs current={address.status} counted={shown.columns ?? undefined} to={(status) => to({ status })} />
        </div>
      </div>
      <ListFilters address={address} directory={around.directory} onChange={go} />
      <div ref={board} className={css.page}>
        <BoardContent {...{ address, shown, around, to, moves, work }} />
      </div>
      {work.dialog}
    </div>
  )
}

type ContentProps = {
  address: ListAddress
  shown: ReturnType<typeof useBoard>
  around: ReturnType<typeof useListSurroundings>
  to: ReturnType<typeof useListAddress>['to']
  moves: ReturnType<typeof useMoves>['moves']
  work: ReturnType<typeof useWork>
}

/** Data first, then what went wrong, then waiting, as in the list. */
function BoardContent({
  address,
  shown: { board, failed, columns, more, busy },
  around,
  to,
  moves,
  work,
}: ContentProps) {
  const { t } = useLingui()
  const now = useNow()
  const again = () => void failed?.refetch()
  if (!columns)
    return failed ? (
      <ErrorState title={t`The proposals did not come`} onRetry={again}>
        {messageFor(failed.error)}
      </ErrorState>
    ) : (
      <SkeletonRows />
    )
  const nothing = proposalStatuses.every((status) => columns[status].count === 0)
  return (
    <>
      {failed && (
        <Notice
          action={
            <button type="button" onClick={again}>
              {t`Try again`}
            </button>
          }
        >
          {t`This board may be out of date.`} {messageFor(failed.error)}
        </Notice>
      )}
      {nothing && address.query ? (
        <ListEmpty address={address} directory={around.directory} />
      ) : (
        <Board
          {...{ columns, moves, busy, now }}
          current={address.status}
          searched={address.query !== ''}
          isOld={board.isPlaceholderData}
          acts={work.acts}
          onMore={more}
          onMove={(item, status) => work.setStatus([item], status)}
          listTo={(status) => to({ view: 'list', status })}
        />
      )}
    </>
  )
}

type WorkGiven = {
  around: ReturnType<typeof useListSurroundings>
  onMoving: ReturnType<typeof useMoves>['onMoving']
}

/** What can be done with the cards. They stay drawn while what is done with them is made anew. */
function useWork({ around, onMoving }: WorkGiven) {
  const bulk = useBulk({ onBegin: () => undefined, onLeft: () => undefined, onMoving })
  const menuOf = useRowMenu({ bulk, directories: around.directories, canCopy: around.hasApp })
  const latest = useRef(menuOf)
  useLayoutEffect(() => {
    latest.current = menuOf
  })
  const client = useQueryClient()
  const ahead = useFetchAhead()
  const acts = useMemo(
    () => ({
      menuOf: (item: ProposalItem) => latest.current(item),
      onNear: (id: number) => {
        const options = proposalQueries.detail(id)
        ahead.soon({ queryKey: options.queryKey, fetch: () => client.query(options) })
      },
      onAway: ahead.cancel,
    }),
    [ahead, client],
  )
  return { acts, setStatus: bulk.setStatus, dialog: bulk.dialog }
}
