import type { BoardColumn } from '#wire/board.ts'
import { proposalStatuses, type ProposalStatus } from '#wire/proposal-status.ts'

export type Columns = Readonly<Record<ProposalStatus, BoardColumn>>
/** Where cards are going while the service has not answered yet. */
export type Moves = ReadonlyMap<number, ProposalStatus>

/**
 * Which cards each column shows: what the service gave, but a card that is on its way stands on top of where it goes.
 * Counts and sums stay the service's.
 */
export function placed(columns: Columns, moves: Moves): Record<ProposalStatus, BoardColumn['items']> {
  const all = proposalStatuses.flatMap((status) => columns[status].items)
  const coming = (status: ProposalStatus) =>
    all.filter((item) => moves.get(item.id) === status && item.status !== status).map((item) => ({ ...item, status }))
  const staying = (status: ProposalStatus) =>
    columns[status].items.filter(({ id }) => (moves.get(id) ?? status) === status)
  return Object.fromEntries(
    proposalStatuses.map((status) => [status, [...coming(status), ...staying(status)]]),
  ) as Record<ProposalStatus, BoardColumn['items']>
}
