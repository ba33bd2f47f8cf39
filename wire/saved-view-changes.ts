import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { listSorts, proposalFilters, statusFilters, whoseWork } from './proposal-list.ts'
import { proposalStatus } from './proposal-status.ts'
import { savedViewsPath as path } from './saved-views.ts'
import { byId, integer, name, oneOf, searchText, statusLine } from './scalars.ts'
import { made } from './settings.ts'

/** A filter as an address says it, checked as whoever lists checks it and not read: `30d` stays the last thirty days. */
const asWritten = <Written extends z.ZodMiniType>({ def }: z.ZodMiniOptional<z.ZodMiniPipe<Written>>) =>
  z.optional(def.innerType.def.in)

/** What the app's list or board is narrowed to and how it is ordered, as its address says it; what is left out goes without saying. */
export const savedFilter = z.strictObject({
  view: z.optional(oneOf(['list', 'board'])),
  status: z.optional(proposalStatus),
  query: z.optional(searchText),
  sort: z.optional(oneOf(listSorts)),
  directory_id: z.optional(integer),
  ...statusFilters,
  whose: z.optional(oneOf(whoseWork)),
  owner: asWritten(proposalFilters.owner),
  tag: asWritten(proposalFilters.tag),
  sent: asWritten(proposalFilters.sent),
  amount: asWritten(proposalFilters.amount),
})

/** 409 when the user has a view of that name, ignoring case, or as many as one may have. */
export const createSavedView = operation({
  id: 'saved-views.create',
  face: 'app',
  may: 'reader',
  methods: ['POST'],
  path,
  body: z.strictObject({ name, filter: savedFilter }),
  status: 201,
  answer: made,
})
export type NewSavedView = z.output<(typeof createSavedView)['body']>

/** Changes what is supplied; a filter as a whole. */
export const updateSavedView = operation({
  id: 'saved-views.update',
  face: 'app',
  may: 'reader',
  methods: ['PATCH', 'PUT'],
  path: `${path}/:id`,
  params: byId,
  body: z.partial(z.strictObject({ name, filter: savedFilter })),
  answer: statusLine,
})
export type SavedViewChanges = z.output<(typeof updateSavedView)['body']>

export const deleteSavedView = operation({
  id: 'saved-views.delete',
  face: 'app',
  may: 'reader',
  methods: ['DELETE'],
  path: `${path}/:id`,
  params: byId,
  gives: 'text',
  answer: z.string(),
})
