import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { proposalQueries } from '#src/api/proposals.ts'
import type { Columns } from '#src/components/board/placed.ts'
import type { ListAddress } from '#src/components/proposals/list-address.ts'
import { boardFirst, nextFirst } from '#wire/board.ts'
import { proposalStatuses, type ProposalStatus } from '#wire/proposal-status.ts'

interface OpenedColumns {
  /** The filter it belongs to. */
  filter: string
  /** How many of each column; what is not named shows its first. */
  first: Partial<Record<ProposalStatus, number>>
}

/** How far the columns were opened when the board was left: whoever comes back from a record finds it so. */
let kept: OpenedColumns | undefined

/** The board of a filter, with more of the columns of which more was asked for. */
export function useBoard(address: ListAddress) {
  const board = useQuery({ ...proposalQueries.board(address), placeholderData: keepPreviousData })
  const filter = JSON.stringify({ ...address, status: undefined, page: undefined })
  const [openedColumns, setOpenedColumns] = useState(kept)
  const first = openedColumns?.filter === filter ? openedColumns.first : {}
  const opened = proposalStatuses.filter((status) => first[status] !== undefined)
  const columns = useQueries({
    queries: opened.map((status) => ({
      ...proposalQueries.boardColumn(address, status, first[status] ?? boardFirst),
      placeholderData: keepPreviousData,
    })),
  })
  const more = (status: ProposalStatus) => {
    kept = { filter, first: { ...first, [status]: nextFirst(first[status] ?? boardFirst) } }
    setOpenedColumns(kept)
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
