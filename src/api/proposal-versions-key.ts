import type { QueryClient } from '@tanstack/react-query'

export const proposalVersionsKey = ['proposal-versions'] as const

/** After something was sent, saved or restored: the list, and the version that is worked on. */
export const refreshVersions = (client: QueryClient, id: number) =>
  client.invalidateQueries({ queryKey: [...proposalVersionsKey, id] })
