import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { proposalQueries } from '#src/api/proposals.ts'
import type { Columns } from '#src/components/board/placed.ts'
import type { ListAddress } from '#src/components/proposals/list-address.ts'
import { boardFirst, nextFirst } from '#wire/board.ts'
import { proposalStatuses, type ProposalStatus } from '#wire/proposal-status.ts'

interface Shown {
  /** The filter it belongs to. */
  of: string
  /** How many of each column; what is not named shows its first. */
  first: Partial<Record<ProposalStatus, number>>
}

/** How far the columns were opened when the board was left: whoever comes back from a record finds it so. */
let kept: Shown | undefined

/** The board of a filter, with more of the columns of which more was asked for. */
export function useBoard(address: ListAddress) {
  const board = useQuery({ ...proposalQueries.board(address), placeholderData: keepPreviousData })
  const of = JSON.stringify([address.query, address.directory_id, address.sort])
  const [given, setGiven] = useState(kept)
  const first = given?.of === of ? given.first : {}
  const opened = proposalStatuses.filter((status) => first[status] !== undefined)
  const columns = useQueries({
    queries: opened.map((status) => ({
      ...proposalQueries.boardColumn(address, status, first[status] ?? boardFirst),
      placeholderData: keepPreviousData,
    })),
  })
  const more = (status: ProposalStatus) => {
    kept = { of, first: { ...first, [status]: nextFirst(first[status] ?? boardFirst) } }
    setGiven(kept)
  }
  const data = board.data && {
    ...board.data.columns,
    ...Object.fromEntries(
      opened.flatMap((status, at) => {
        const column = columns[at]?.data
        return column ? [[status, column]] : []
      }),
    ),
  }
  const busy = new Set(opened.filter((_, at) => columns[at]?.isPlaceholderData !== false))
  /** What could not be fetched; the cards that were there stay. */
  const failed = [board, ...columns].find(({ error }) => error)
  return { board, failed, columns: data satisfies Columns | null | undefined, more, busy }
}

type Move = { to: ProposalStatus }

/** Which cards are on their way to another status, until the service has answered. */
export function useMoves() {
  const [moves, setMoves] = useState<ReadonlyMap<number, Move>>(new Map())
  const onMoving = (to: ReadonlyMap<number, ProposalStatus>, done: Promise<unknown>) => {
    const mine = new Map([...to].map(([id, to]) => [id, { to }]))
    setMoves((now) => new Map([...now, ...mine]))
    // Of a card that was moved on meanwhile the later move counts.
    const end = () => setMoves((now) => new Map([...now].filter(([id, move]) => mine.get(id) !== move)))
    void done.then(end, end)
  }
  return { moves: useMemo(() => new Map([...moves].map(([id, { to }]) => [id, to])), [moves]), onMoving }
}
