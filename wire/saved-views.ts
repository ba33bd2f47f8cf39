import * as z from 'zod/mini'
import { operation } from './operation.ts'

/** One of the requesting user's own; they come with the counts of the account (wire/account.ts). */
export const savedView = z.object({
  id: z.int(),
  name: z.string(),
  /** As the address of the app's list says it (wire/saved-view-changes.ts). */
  filter: z.record(z.string(), z.union([z.string(), z.int()])),
})
export type SavedView = z.output<typeof savedView>

export const savedViewsPath = '/views'

/** How many proposals each of the requesting user's has now: apart from them, since counting looks at records. */
export const countSavedViews = operation({
  id: 'saved-views.counts',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: `${savedViewsPath}/counts`,
  answer: z.array(
    z.object({
      id: z.int(),
      count: z.int(),
      /** There are more: nobody counted on. */
      is_more: z.boolean(),
    }),
  ),
})
export type SavedViewCount = z.output<(typeof countSavedViews)['answer']>[number]
