import { newAddress, parts, type AddressOf } from '#src/components/list/address.ts'
import { proposalStatuses } from '#wire/proposal-status.ts'
import { amountSpan, anyOf, daySpan } from '#wire/filters.ts'
import { lossFilters } from '#wire/loss-reasons.ts'
import { listSorts, needKinds, validityFilters } from '#wire/proposal-list.ts'

export const listAddress = newAddress({
  /** Rows of one status, or all statuses side by side. */
  view: parts.oneOf(['list', 'board'], 'list'),
  status: parts.oneOf(proposalStatuses, 'open'),
  query: parts.words,
  directory_id: parts.id,
  sort: parts.oneOf(listSorts, 'date_modified'),
  validity: parts.maybe(validityFilters),
  need: parts.maybe(needKinds),
  loss_reason: parts.maybe(lossFilters),
  whose: parts.maybe(['me']),
  owner: parts.accepted(anyOf),
  tag: parts.accepted(anyOf),
  sent: parts.accepted(daySpan),
  amount: parts.accepted(amountSpan),
  page: parts.page,
  /** The view it was opened as; the service does not hear of it. */
  saved: parts.id,
})
export type ListAddress = AddressOf<typeof listAddress>

/** What narrows in every status: their tabs count what these leave. */
export const countFilters = ['whose', 'owner', 'tag', 'sent', 'amount'] as const
/** What says which statuses it is about, whatever tab is open. */
export const statusFilters = ['validity', 'need', 'loss_reason'] as const
/** What narrows a list, but for its status and a search. */
export const listFilters = ['directory_id', ...statusFilters, ...countFilters] as const

type ListFilter = (typeof listFilters)[number]

export const isNarrowedBy = (address: ListAddress, filters: readonly ListFilter[]) =>
  filters.some((filter) => address[filter] !== undefined)

/** By any of them, or by a search. */
export const isNarrowed = (address: ListAddress) => address.query !== '' || isNarrowedBy(address, listFilters)

/** The change that takes these off. */
export const without = (filters: readonly ListFilter[]): Partial<ListAddress> =>
  Object.fromEntries(filters.map((filter) => [filter, undefined]))
