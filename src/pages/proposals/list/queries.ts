import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { accountQueries } from '#src/api/account.ts'
import { countFilter } from '#src/api/proposal-filter.ts'
import { proposalQueries } from '#src/api/proposals.ts'
import { useSavedViews } from '#src/api/saved-views.ts'
import { listAddress, type ListAddress } from '#src/components/proposals/list-address.ts'
import { hasNextPage } from '#src/components/list/page.ts'
import type { Answer } from '#wire/operation.ts'
import type { listProposalDirectories } from '#wire/proposal-directories.ts'
import { directoryName } from '#src/pages/proposals/shared/directory-name.ts'
import { useFetchAhead } from '#src/pages/shared/fetch-ahead.ts'
import { ownersIn } from '#src/pages/shared/user-name.ts'

/** The rows; those of the question before stay until the answer is here. */
export const useProposals = (address: ListAddress) =>
  useQuery({ ...proposalQueries.list(address), placeholderData: keepPreviousData })

/** What stands around the rows: names, counts and sums. Asked for once the rows are here, so nothing delays them. */
export function useListSurroundings(address: ListAddress, enabled: boolean) {
  const { directory_id, saved } = address
  const users = useQuery({ ...accountQueries.users(), enabled })
  const summary = useQuery({
    ...accountQueries.summary(countFilter(address)),
    enabled,
    placeholderData: keepPreviousData,
  })
  const directories = useQuery({ ...proposalQueries.directories(), enabled: summary.data === null })
  const account = useQuery({ ...accountQueries.details(), enabled })
  const former = account.data?.former_users
  const owners = useMemo(
    () => new Map(ownersIn(users.data, former).map(({ id, name }) => [id, name])),
    [users.data, former],
  )
  const choices = useMemo(() => summary.data?.directories ?? heldIn(directories.data), [summary.data, directories.data])
  const directoryNames = useMemo(() => new Map(choices.map(({ id, name }) => [id, name])), [choices])
  const view = useSavedViews(enabled)?.find(({ id }) => id === saved)
  const directory = directoryName(directory_id, summary.data, directories.data)
  return {
    owners,
    directoryNames,
    /** Null where the service does not count, or cannot right now. */
    counted: summary.isError ? null : summary.data === null ? null : summary.data?.statuses,
    directory,
    /** What of all is shown: a view of the person, or a directory. */
    part: view?.name ?? directory,
    /** Where a proposal can be moved to; a service that does not count tells only those that hold something. */
    directories: choices,
    currency: account.data?.currency,
    /** Until it is known otherwise: nothing in the head moves where it is so. */
    hasBoard: account.data !== null,
    hasApp: account.data !== null && account.data !== undefined,
  }
}

const heldIn = (byStatus: Answer<typeof listProposalDirectories> | undefined) => [
  ...new Map(
    Object.values(byStatus ?? {})
      .flat()
      .map((each) => [each.id, each]),
  ).values(),
]

/** Fetches the next page once this one stands; gives what fetches another that somebody is about to open. */
export function usePageAhead(address: ListAddress, list: ReturnType<typeof useProposals>) {
  const client = useQueryClient()
  const ahead = useFetchAhead()
  const { data, isPlaceholderData } = list
  const next = data && !isPlaceholderData && hasNextPage({ ...address, ...data, shown: data.items.length })

  const nearPage = useCallback(
    (page: number) => {
      const options = proposalQueries.list(listAddress.changed(address, { page }))
      ahead.soon({ queryKey: options.queryKey, fetch: () => client.query(options) })
    },
    [address, ahead, client],
  )

  useEffect(() => {
    if (next) nearPage(address.page + 1)
  }, [next, nearPage, address])

  return nearPage
}
