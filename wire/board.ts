import * as z from 'zod/mini'
import { statusFigures } from './account.ts'
import { operation } from './operation.ts'
import { proposalStatus } from './proposal-status.ts'
import { listedProposal, listSorts, proposalFilters, statusFilters } from './proposal-list.ts'
import { integer, oneOf, searchText, within } from './scalars.ts'

/** Cards of each column in the board's answer. */
export const boardFirst = 20
/** The most cards of one column in one answer. */
export const boardMost = 200
/** How many cards of a column the app asks for at once, where somebody comes to them. */
export const boardPart = 100

/** Filters of the board. Unlike in the list, a search keeps each status in its own column (interface, section 2.1). */
const filter = {
  query: z.optional(searchText),
  directory_id: z.optional(integer),
  sort: z._default(oneOf(listSorts), 'date_modified'),
  /** As those of the list: they leave the other columns empty, or less full. */
  ...statusFilters,
  ...proposalFilters,
}

/** Count and sums cover everything that matches, not just the items. */
const boardColumn = z.object({ ...statusFigures, items: z.array(listedProposal) })
export type BoardColumn = z.infer<typeof boardColumn>

/** Every status with its count, its sums and its first proposals, in one answer. */
export const getBoard = operation({
  id: 'board.details',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: '/board',
  query: z.strictObject(filter),
  answer: z.object({ columns: z.record(proposalStatus, boardColumn) }),
})

/** Some of one column, after the first `from` of them. */
export const getBoardColumn = operation({
  id: 'board.column',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: '/board/:status',
  params: z.object({ status: proposalStatus }),
  query: z.strictObject({
    ...filter,
    from: z._default(z.pipe(integer, within(0, 10_000_000)), 0),
    first: z._default(z.pipe(integer, within(1, boardMost)), boardFirst),
  }),
  answer: boardColumn,
})
