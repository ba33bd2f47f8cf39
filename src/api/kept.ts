/** For what the account's settings hold: fetched once and kept, since a service may allow only 30 requests a minute. */
export const kept = { staleTime: Infinity, gcTime: Infinity } as const
