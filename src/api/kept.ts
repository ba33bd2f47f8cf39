import type { Query } from '@tanstack/react-query'

/** When this page began to ask, in milliseconds since 1970. */
const opened = Date.now()

/** Longer than this the browser keeps nothing of the service, in milliseconds. */
export const longestKept = 7 * 24 * 60 * 60 * 1000

/** Whether what is of this moment may still be shown; one that has not come yet says nothing. */
export const isFresh = (at: number) => Date.now() - at >= 0 && Date.now() - at < longestKept

type Asked = Pick<Query, 'state'>

/** Whether what there is was shown in a page before, and the service has not said it again (src/api/shown.ts). */
export const isOfBefore = ({ state }: Asked) => state.data !== undefined && state.dataUpdatedAt < opened

/** `otherwise`, unless what there is was only kept by the browser: that is always asked for again. */
const ofThisPage =
  <T extends number | 'static'>(otherwise: T) =>
  (query: Asked) =>
    isOfBefore(query) ? 0 : otherwise

/** For what the account's settings hold: fetched once and kept, since a service may allow only 30 requests a minute. */
export const kept = { staleTime: ofThisPage(Infinity), gcTime: Infinity } as const

/** The same for what others add to: a few minutes later it is asked for again, where it is shown. */
export const keptAWhile = { staleTime: ofThisPage(300_000), gcTime: Infinity } as const

/** For what a form begins with, or a decision is made by: whatever the service has said in this page. */
export const saidHere = { staleTime: ofThisPage('static') } as const
