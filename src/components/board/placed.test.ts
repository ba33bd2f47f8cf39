import { expect, test } from 'vitest'
import type { BoardColumn } from '#wire/board.ts'
import type { ListItem } from '#wire/proposal-list.ts'
import { proposalStatuses, type ProposalStatus } from '#wire/proposal-status.ts'
import { placed, type Columns } from './placed.ts'

const column = (status: ProposalStatus, ids: number[]): BoardColumn => ({
  count: ids.length,
  sums: [],
  // What places a card is its id and status.
  items: ids.map((id) => ({ id, status }) as ListItem as BoardColumn['items'][number]),
})
const columns: Columns = {
  edit: column('edit', [1]),
  open: column('open', [2, 3, 4]),
  won: column('won', [5]),
  lost: column('lost', []),
  closed: column('closed', []),
}
const shown = (moves: [number, ProposalStatus][], given = columns) => {
  const cards = placed(given, new Map(moves))
  return Object.fromEntries(
    proposalStatuses
      .filter((status) => cards[status].length > 0)
      .map((status) => [status, cards[status].map(({ id }) => id)]),
  )
}

test('every card stands where the service says', () => {
  expect(shown([])).toEqual({ edit: [1], open: [2, 3, 4], won: [5] })
})

test('a card on its way stands on top of where it goes, with the status it will have, and nowhere else', () => {
  expect(shown([[3, 'won']])).toEqual({ edit: [1], open: [2, 4], won: [3, 5] })
  expect(placed(columns, new Map([[3, 'won']])).won[0]?.status).toBe('won')
})

test('several are on their way at once, each alone', () => {
  expect(
    shown([
      [2, 'lost'],
      [3, 'won'],
    ]),
  ).toEqual({ edit: [1], open: [4], won: [3, 5], lost: [2] })
})

test('a card that has arrived stands where the service puts it', () => {
  const after = { ...columns, open: column('open', [2, 4]), won: column('won', [5, 3]) }
  expect(shown([[3, 'won']], after)).toEqual({ edit: [1], open: [2, 4], won: [5, 3] })
})

test('a card nobody sees any more, on its way or not, is shown nowhere', () => {
  expect(shown([[99, 'won']])).toEqual({ edit: [1], open: [2, 3, 4], won: [5] })
})
