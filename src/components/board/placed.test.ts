import { expect, test } from 'vitest'
import type { ListItem } from '#wire/proposal-list.ts'
import { proposalStatuses, type ProposalStatus } from '#wire/proposal-status.ts'
import { placed, type Column, type Columns } from './placed.ts'

const column = (status: ProposalStatus, ids: number[]): Column => ({
  count: ids.length,
  sums: [],
  // What places a card is its id and status.
  cards: new Map(ids.map((id, place) => [place, { id, status } as ListItem])),
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
      .filter((status) => cards[status].count > 0)
      .map((status) => [status, Array.from({ length: cards[status].count }, (_, at) => cards[status].at(at)?.id)]),
  )
}

test('every card stands where the service says', () => {
  expect(shown([])).toEqual({ edit: [1], open: [2, 3, 4], won: [5] })
})

test('a card on its way stands on top of where it goes, with the status it will have, and nowhere else', () => {
  expect(shown([[3, 'won']])).toEqual({ edit: [1], open: [2, 4], won: [3, 5] })
  expect(placed(columns, new Map([[3, 'won']])).won.at(0)?.status).toBe('won')
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

test('a card that has arrived is not shown twice where its old place was not read again yet', () => {
  const won = column('won', [5, 3])
  expect(shown([[3, 'won']], { ...columns, won })).toEqual({ edit: [1], open: [2, 4], won: [5, 3] })
})

test('of a column that is here in part the others keep their places while cards leave and come', () => {
  const cards = new Map([0, 1, 40, 41].map((place) => [place, { id: 100 + place, status: 'open' } as ListItem]))
  const open: Column = { count: 60, sums: [], cards }
  const {
    open: { count, at },
  } = placed(
    { ...columns, open },
    new Map<number, ProposalStatus>([
      [101, 'won'],
      [140, 'won'],
      [5, 'open'],
    ]),
  )
  expect(count).toBe(59)
  expect([0, 1, 2, 38, 39, 40, 41].map((place) => at(place)?.id)).toEqual([
    5,
    100,
    undefined,
    undefined,
    undefined,
    141,
    undefined,
  ])
})
