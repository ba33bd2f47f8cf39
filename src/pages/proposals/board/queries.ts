import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { proposalQueries } from '#src/api/proposals.ts'
import type { Column, Columns } from '#src/components/board/placed.ts'
import { RowHeights, type Span } from '#src/components/list/row-heights.ts'
import type { ListAddress } from '#src/components/proposals/list-address.ts'
import { boardFirst, boardPart } from '#wire/board.ts'
import { proposalStatuses, type ProposalStatus } from '#wire/proposal-status.ts'
import type { ListItem } from '#wire/proposal-list.ts'

/** Parts of a column after its first cards, by number: from one to before another. */
type Seen = Partial<Record<ProposalStatus, Span>>
type Heights = Readonly<Record<ProposalStatus, RowHeights>>

/** How the board was left: whoever comes back from a record finds it so. */
let kept: { filter: string; seen: Seen; heights: Heights } | undefined

/** Pixels, while no card was measured. */
const usualHeight = 88
const newHeights = () =>
  Object.fromEntries(proposalStatuses.map((status) => [status, new RowHeights(usualHeight)])) as Heights

/** So often it is looked what somebody scrolled to. */
const beat = 120

/** The board of a filter, with those parts of its columns that somebody scrolled to. */
export function useBoard(address: ListAddress) {
  const board = useQuery({ ...proposalQueries.board(address), placeholderData: keepPreviousData })
  const filter = JSON.stringify({ ...address, status: undefined, page: undefined, saved: undefined })
  const { seen, heights, onSeen } = useSeen(filter)
  const wanted = useMemo(() => partsOf(seen), [seen])
  const parts = useQueries({
    queries: wanted.map(({ status, from }) => proposalQueries.boardColumn(address, status, { from, first: boardPart })),
    combine: useCallback(
      (
        answers: { data: { items: readonly ListItem[] } | undefined; error: Error | null; refetch: () => unknown }[],
      ) => ({
        items: answers.map(({ data }) => data?.items),
        failed: answers.find(({ error }) => error),
      }),
      [],
    ),
  })
  const { data } = board
  const columns = useMemo(() => {
    if (!data) return data
    const columnOf = (status: ProposalStatus): Column => {
      const { items, ...figures } = data.columns[status]
      const cards = new Map<number, ListItem>(items.entries())
      for (const [part, wish] of wanted.entries())
        if (wish.status === status)
          for (const [at, item] of (parts.items[part] ?? []).entries()) cards.set(wish.from + at, item)
      return { ...figures, cards }
    }
    return Object.fromEntries(proposalStatuses.map((status) => [status, columnOf(status)])) as Columns
  }, [data, wanted, parts.items])
  /** What could not be fetched; the cards that were there stay. */
  const failed = board.error ? board : parts.failed
  return { board, failed, columns, heights, onSeen }
}

const partsOf = (seen: Seen) =>
  proposalStatuses.flatMap((status) => {
    const { from, to } = spanOf(seen, status)
    return Array.from({ length: Math.max(to - from, 0) }, (_, at) => ({
      status,
      from: boardFirst + (from + at) * boardPart,
    }))
  })

/**
 * Which parts of the columns show. While somebody flies past, they are not asked for: only those are at which the
 * scrolling slows down. Of another filter it is the beginning.
 */
function useSeen(filter: string) {
  const [state, setState] = useState(() => (kept?.filter === filter ? kept : unseen(filter)))
  const current = state.filter === filter ? state : unseen(filter)
  if (current !== state) setState(current)
  useEffect(() => {
    kept = current
  }, [current])
  const latest = useRef<{ filter: string; seen: Seen }>({ filter, seen: {} })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
  const onSeen = useCallback(
    (status: ProposalStatus, from: number, to: number) => {
      const before = latest.current.filter === filter ? latest.current.seen : {}
      latest.current = { filter, seen: { ...before, [status]: partsBetween(from, to) } }
      const look = (last: Seen) => {
        timer.current = setTimeout(() => {
          timer.current = undefined
          const { filter, seen } = latest.current
          if (isFar(last, seen)) look(seen)
          else setState((now) => (now.filter !== filter || isSame(now.seen, seen) ? now : { ...now, seen }))
        }, beat)
      }
      if (timer.current === undefined) look(latest.current.seen)
    },
    [filter],
  )
  return { ...current, onSeen }
}

const unseen = (filter: string) => ({ filter, seen: {} as Seen, heights: newHeights() })

/** The parts that cards belong to; the first cards belong to none, as they come with the board. */
const partsBetween = (from: number, to: number): Span => ({
  from: Math.max(Math.floor((from - boardFirst) / boardPart), 0),
  to: to <= boardFirst ? 0 : Math.floor((to - 1 - boardFirst) / boardPart) + 1,
})

const spanOf = (seen: Seen, status: ProposalStatus): Span => seen[status] ?? { from: 0, to: 0 }
const isFar = (one: Seen, other: Seen) =>
  proposalStatuses.some((status) => Math.abs(spanOf(one, status).to - spanOf(other, status).to) > 1)
const isSame = (one: Seen, other: Seen) =>
  proposalStatuses.every((status) => {
    const [before, after] = [spanOf(one, status), spanOf(other, status)]
    return before.from === after.from && before.to === after.to
  })
