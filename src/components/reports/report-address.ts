import { listAddress, type ListAddress } from '#src/components/proposals/list-address.ts'

/** What of an address narrows a report, which is addressed as the list is; the rest of it is the list's own. */
export function reportIn(search: URLSearchParams): ListAddress {
  const { directory_id, whose, owner, tag, sent, amount } = listAddress.read(search)
  return { ...listAddress.read(new URLSearchParams()), directory_id, whose, owner, tag, sent, amount }
}

/** The list of what a report counts. */
export const listOf = (
  address: ListAddress,
  { from, to }: { from: string; to: string },
  change: Partial<ListAddress>,
) => `/proposals${listAddress.write({ ...address, sent: `${from}..${to}`, ...change })}`
