import type { ListSort, NeedKind, ValidityFilter, WhoseWork } from '#wire/proposal-list.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'

export type ProposalFilter = {
  status: ProposalStatus
  query?: string | undefined
  sort?: ListSort | undefined
  directory_id?: number | undefined
  /** Of open proposals alone. */
  validity?: ValidityFilter | undefined
  /** In any status. */
  need?: NeedKind | undefined
  whose?: WhoseWork | undefined
  page?: number | undefined
}
/** The same list under one key, however it is asked for. */
export const filled = ({
  status,
  query,
  sort = 'name',
  directory_id,
  validity,
  need,
  whose,
  page = 1,
}: ProposalFilter) => ({
  query: { status, query: query?.trim() || undefined, sort, directory_id, validity, need, whose, page },
})
