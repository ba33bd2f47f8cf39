import { newAddress, parts, type AddressOf } from '#src/components/list/address.ts'
import { proposalStatuses } from '#wire/proposal-status.ts'
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
  whose: parts.maybe(['me']),
  page: parts.page,
  /** The view it was opened as; the service does not hear of it. */
  saved: parts.id,
})
export type ListAddress = AddressOf<typeof listAddress>
