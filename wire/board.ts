import * as z from 'zod/mini'
import { statusFigures } from './account.ts'
import { operation } from './operation.ts'
import { proposalStatus } from './proposal-status.ts'
import { proposalItem, proposalSort } from './proposals.ts'
import { integer, searchText } from './scalars.ts'

/** So many cards of each column come with the board. */
export const boardFirst = 20
/** More of one column than this is a list. */
export const boardMost = 200

const step = 40
/** So many cards of a column to ask for after `shown`, the last time up to the most. */
export const nextFirst = (shown: number) => Math.min(shown + step, boardMost)

/** What narrows the board. Within a search each status keeps its own column, other than in the list (specification 4.1). */
const filter = {
  query: z.optional(searchText),
  directory_id: z.optional(integer),
  sort: z._default(proposalSort, 'date_modified'),
}

/** Count and sums are of everything that matches, also what is not among the items. */
const boardColumn = z.object({ ...statusFigures, items: z.array(proposalItem) })
export type BoardColumn = z.infer<typeof boardColumn>

/** Every status with its count, its sums and its first proposals, in one answer. */
export const getBoard = operation({
  id: 'board.details',
  face: 'app',
  methods: ['GET'],
  path: '/board',
  query: z.strictObject(filter),
  answer: z.object({ columns: z.record(proposalStatus, boardColumn) }),
})

/** More of one column, from its top. */
export const getBoardColumn = operation({
  id: 'board.column',
  face: 'app',
  methods: ['GET'],
  path: '/board/:status',
  params: z.object({ status: proposalStatus }),
  query: z.strictObject({
    ...filter,
    first: z._default(
      z.pipe(integer, z.int().check(z.minimum(1, 'Give 1 or more'), z.maximum(boardMost, `Give ${boardMost} or less`))),
      boardFirst,
    ),
  }),
  answer: boardColumn,
})
