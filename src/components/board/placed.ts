import type { BoardColumn } from '#wire/board.ts'
import type { ListItem } from '#wire/proposal-list.ts'
import { proposalStatuses, type ProposalStatus } from '#wire/proposal-status.ts'

/** A status with the figures of all its proposals, and by their places those that are here. */
export type Column = Omit<BoardColumn, 'items'> & { cards: ReadonlyMap<number, ListItem> }
export type Columns = Readonly<Record<ProposalStatus, Column>>
/** Where cards are going while the service has not answered yet. */
export type Moves = ReadonlyMap<number, ProposalStatus>
/** How many cards a column shows, and which stands where; undefined until it is here. */
export type Cards = { count: number; at: (place: number) => ListItem | undefined }

/**
 * Which cards each column shows: what the service gave, but a card that is on its way stands on top of where it goes.
 * Counts and sums stay the service's.
 */
export function placed(columns: Columns, moves: Moves): Record<ProposalStatus, Cards> {
  const all = moves.size === 0 ? [] : proposalStatuses.flatMap((status) => [...columns[status].cards.values()])
  return Object.fromEntries(
    proposalStatuses.map((status) => {
      const here = new Set(all.filter((item) => item.status === status).map(({ id }) => id))
      const coming = all
        .filter(({ id, status: from }) => moves.get(id) === status && from !== status && !here.has(id))
        .map((item) => ({ ...item, status }))
      return [
        status,
        placedIn(columns[status], coming, moves.size === 0 ? [] : leaving(columns[status], status, moves)),
      ]
    }),
  ) as Record<ProposalStatus, Cards>
}

/** The places, from the top, of those that go elsewhere. */
const leaving = ({ cards }: Column, status: ProposalStatus, moves: Moves) =>
  [...cards]
    .filter(([, { id }]) => (moves.get(id) ?? status) !== status)
    .map(([place]) => place)
    .toSorted((a, b) => a - b)

const placedIn = ({ count, cards }: Column, coming: readonly ListItem[], left: readonly number[]): Cards => ({
  count: Math.max(count - left.length, 0) + coming.length,
  at: (place) => {
    if (place < coming.length) return coming[place]
    // Each that has left above it moves a card up by one.
    const own = left.reduce((at, gone) => (gone <= at ? at + 1 : at), place - coming.length)
    return cards.get(own)
  },
})
