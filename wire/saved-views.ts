import * as z from 'zod/mini'
import { operation } from './operation.ts'

export const savedView = z.object({
  id: z.int(),
  name: z.string(),
  /** As the address of the app's list says it (wire/saved-view-changes.ts). */
  filter: z.record(z.string(), z.union([z.string(), z.int()])),
})
export type SavedView = z.output<typeof savedView>

export const savedViewsPath = '/views'

/** Those of the requesting user, by name. */
export const listSavedViews = operation({
  id: 'saved-views.list',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: savedViewsPath,
  answer: z.array(savedView),
})

/** How many proposals each of them has now: apart, since counting looks at records. */
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
