import { useLingui } from '@lingui/react/macro'
import type { QueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { proposalQueries } from '#src/api/proposals.ts'
import { ColumnChoice } from '#src/components/proposals/column-choice.tsx'
import { listAddress, statusFilters, without, type ListAddress } from '#src/components/proposals/list-address.ts'
import { StatusTabs } from '#src/components/proposals/status-tabs.tsx'
import { partOf } from '#src/components/ui/part.tsx'
import { SkeletonRows } from '#src/components/list/skeleton-rows.tsx'
import { focusFirstRow, useRowKeys } from '#src/components/list/use-row-keys.ts'
import { useStickyHead } from '#src/components/ui/use-sticky-head.ts'
import { newPart } from '#src/parts.ts'
import { useListPosition } from '#src/pages/shared/list-position.ts'
import { useListAddress } from './address.ts'
import { ProposalListHead } from './head.tsx'
import { useListSurroundings, useProposals } from './queries.ts'
import { useProposalTrail } from '#src/pages/proposals/shared/trail.ts'
import { ProposalListRows } from './rows.tsx'
import { useListActions } from './actions.tsx'
import { useFilters } from './use-filters.tsx'
import css from '#src/components/list/head.module.css'

/** Dragging comes with the board. */
const openBoard = newPart(() =>
  import('#src/pages/proposals/board/board.tsx').then(({ ProposalBoard }) => ProposalBoard),
)
const ProposalBoard = partOf(openBoard, { fallback: () => <SkeletonRows /> })

/** Asks at once and waits for nothing: the screen stands before its rows, and says itself when they do not come. */
export const load =
  (client: QueryClient) =>
  ({ request }: { request: Request }) => {
    const address = listAddress.read(new URL(request.url).searchParams)
    if (address.view === 'board') {
      // Where it cannot be had the screen says so.
      openBoard().catch(() => undefined)
      client.query({ ...proposalQueries.board(address), staleTime: 'static' }).catch(() => undefined)
    } else client.query({ ...proposalQueries.list(address), staleTime: 'static' }).catch(() => undefined)
    return null
  }

/** The list, or the board beside which nothing of the list is drawn. */
export function Component() {
  const [search] = useSearchParams()
  const address = useMemo(() => listAddress.read(search), [search])
  return address.view === 'board' ? <ProposalBoard address={address} /> : <List address={address} />
}

function List({ address }: { address: ListAddress }) {
  const { t } = useLingui()
  const { go, to } = useListAddress(address)
  const rows = useRef<HTMLDivElement>(null)
  const searchInput = useRef<HTMLInputElement>(null)
  const head = useRef<HTMLDivElement>(null)

  const list = useProposals(address)
  const surroundings = useListSurroundings(address, list.isSuccess)
  useProposalTrail(address, list.isPlaceholderData ? undefined : list.data)
  useStickyHead(head)
  useListPosition({ path: '/proposals', search: listAddress.write(address), list: rows, ready: list.isSuccess })

  const { query } = address
  const onSearch = useCallback((query: string) => go({ query }, { replace: true }), [go])
  const { selection, acts, keys, windows, peeked, peek } = useListActions({ address, list, surroundings, rows })
  const { onFilter, choice, filters } = useFilters({
    address,
    surroundings,
    go,
    total: list.isPlaceholderData ? undefined : list.data?.total,
    isMore: list.data?.isMore,
  })
  const { clear } = selection
  const isSelected = selection.ids.size > 0
  const onEscape = useCallback(() => {
    if (isSelected) clear()
    else if (query) onSearch('')
  }, [isSelected, clear, query, onSearch])
  useRowKeys({ rows, search: searchInput, onEscape, onRow: keys })
  const toFirstRow = () => focusFirstRow(rows.current, searchInput.current)

  return (
    <div className={css.page}>
      <title>{`${surroundings.part ?? t`Proposals`} · Proffer`}</title>
      <div ref={head} className={css.head}>
        <ProposalListHead
          {...{ address, surroundings, to, onSearch, searchInput, onFilter }}
          onLeaveSearch={toFirstRow}
        >
          {choice}
          <ColumnChoice />
        </ProposalListHead>
        <StatusTabs
          current={query || address.need ? undefined : address.status}
          counted={surroundings.counted}
          to={(status) => to({ status, query: '', ...without(statusFilters) })}
        />
      </div>
      <div className={css.beside} data-beside={peeked !== undefined || undefined}>
        <div className={css.page}>
          {filters}
          <div ref={rows}>
            <ProposalListRows
              {...{ address, list, surroundings, to, acts }}
              selected={selection.ids}
              peeked={peeked}
              onTickAll={selection.tickShown}
            />
          </div>
          {windows}
        </div>
        {peek}
      </div>
    </div>
  )
}
