import type { KyselyPlugin, QueryId } from 'kysely'

/** Whose rows a query may touch: those of one account, or of all. */
export type Reach = number | 'every account'

const reaches = new WeakMap<QueryId, Reach>()

/** What a query's handle said of it; undefined for a handle that says nothing. */
export const reachOf = (query: QueryId) => reaches.get(query)

/** Remembers the reach of a query on its way to the database. Of two the narrower one stays. */
export function setReach(query: QueryId, reach: Reach) {
  if (reach !== 'every account' || !reaches.has(query)) reaches.set(query, reach)
}

/** A plugin that says how far the queries of a handle reach, and leaves them as they are. */
export const reaching = (reach: Reach): KyselyPlugin => ({
  transformQuery: ({ node, queryId }) => {
    setReach(queryId, reach)
    return node
  },
  transformResult: async ({ result }) => result,
})
