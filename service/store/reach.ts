import type { KyselyPlugin, QueryId } from 'kysely'

/** The rows a query may touch: those of one account, or of all. */
export type Reach = number | 'every account'

const reaches = new WeakMap<QueryId, Reach>()

/** The reach declared by a query's handle; undefined if there is none. */
export const reachOf = (query: QueryId) => reaches.get(query)

/** Attaches a reach to a query. Of two the narrower one applies. */
export function setReach(query: QueryId, reach: Reach) {
  if (reach !== 'every account' || !reaches.has(query)) reaches.set(query, reach)
}

/** A plugin that declares the reach of a handle's queries without changing them. */
export const reaching = (reach: Reach): KyselyPlugin => ({
  transformQuery: ({ node, queryId }) => {
    setReach(queryId, reach)
    return node
  },
  transformResult: async ({ result }) => result,
})
