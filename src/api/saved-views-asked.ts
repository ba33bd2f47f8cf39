import { countSavedViews } from '#wire/saved-views.ts'
import { call } from './client.ts'

export const askCounts = async (signal: AbortSignal) =>
  (await call(countSavedViews, {}, { signal })).map(({ is_more, ...counted }) => ({ ...counted, isMore: is_more }))
