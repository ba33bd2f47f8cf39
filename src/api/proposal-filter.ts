import type { LossFilter } from '#wire/loss-reasons.ts'
import type { ListSort, NeedKind, ValidityFilter, WhoseWork } from '#wire/proposal-list.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'

/** What is counted, in every status; as the contract takes it (wire/filters.ts). */
export type CountFilter = {
  directory_id?: number | undefined
  whose?: WhoseWork | undefined
  owner?: string | undefined
  tag?: string | undefined
  sent?: string | undefined
  amount?: string | undefined
}
/** What narrows list and board alike. */
export type Narrowing = CountFilter & {
  query?: string | undefined
  sort?: ListSort | undefined
  /** Of open proposals alone. */
  validity?: ValidityFilter | undefined
  /** In any status. */
  need?: NeedKind | undefined
  /** Of lost proposals alone. */
  loss_reason?: LossFilter | undefined
}
export type ProposalFilter = Narrowing & { status: ProposalStatus; page?: number | undefined }

export const countFilter = ({ directory_id, whose, owner, tag, sent, amount }: CountFilter): CountFilter => ({
  directory_id,
  whose,
  owner,
  tag,
  sent,
  amount,
})

/** The same under one key, however it is asked for. */
export const narrowed = ({ query, sort, validity, need, loss_reason, ...counted }: Narrowing) => ({
  query: query?.trim() || undefined,
  sort,
  validity,
  need,
  loss_reason,
  ...countFilter(counted),
})

export const filled = ({ status, sort = 'name', page = 1, ...filter }: ProposalFilter) => ({
  query: { status, ...narrowed({ sort, ...filter }), page },
})
