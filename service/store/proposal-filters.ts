import { sql, type ExpressionBuilder } from 'kysely'
import type { AmountSpan } from '#wire/filters.ts'
import type { LossFilter } from '#wire/loss-reasons.ts'
import type { NeedKind } from '#wire/proposal-list.ts'
import type { Db } from './db.ts'
import type { NeedWindow } from './need-kinds.ts'
import { proposalsWithNeed } from './needs.ts'
import { isOneOf } from './page.ts'
import type { ProposalSelection } from './proposal-pages.ts'
import type { Tables } from './schema.ts'

/** From a day to a day, both among them; null for no limit. */
export type Days = { from: string | null; to: string }

/** From a moment, and before another, in milliseconds since 1970; null for no limit. */
export type Sent = { from: number | null; before: number | null }

/** What narrows proposals besides status, directory and words. */
export type Filters = {
  /** Open proposals whose last day is one of these. */
  validUntil?: Days | undefined
  /** Proposals that have this need now. */
  need?: { kind: NeedKind; window: NeedWindow } | undefined
  /** Lost proposals, for that reason or with none given. */
  lossReason?: LossFilter | undefined
  /** Proposals of any of these users. */
  owners?: readonly number[] | undefined
  /** That have any of these tags. */
  tags?: readonly number[] | undefined
  /** Of which a version was sent then. */
  sent?: Sent | undefined
  /** In cents without VAT, both among them. */
  amount?: AmountSpan | undefined
}

/** Whether nothing but owners may narrow, of whom it is known what they have. */
export const isOfOwners = ({ validUntil, need, lossReason, tags, sent, amount }: Filters) =>
  [validUntil, need, lossReason, tags, sent, amount].every((filter) => filter === undefined)

export const isNarrowed = (filters: Filters) => filters.owners !== undefined || !isOfOwners(filters)

export function filtered(
  selection: ProposalSelection,
  db: Db,
  { validUntil, need, lossReason, owners, tags, sent, amount }: Filters,
) {
  let found = selection
  // Of nobody: PostgreSQL takes no empty list.
  if (owners) found = found.where('proposal.account_user_id', 'in', owners.length > 0 ? owners : [0])
  if (tags) found = found.where(isOneOf(db, 'proposal.id', taggedWith(db, tags)))
  if (sent) found = found.where(isOneOf(db, 'proposal.id', sentThen(db, sent)))
  if (amount && amount.from !== null) found = found.where(comesTo, '>=', amount.from)
  if (amount && amount.to !== null) found = found.where(comesTo, '<=', amount.to)
  if (need) found = found.where('proposal.id', 'in', proposalsWithNeed(db, need.kind, need.window))
  if (lossReason)
    found = found
      .where('proposal.status', '=', sql.lit('lost'))
      .where((is) =>
        lossReason === 'none' ? is('proposal.loss_reason', 'is', null) : is('proposal.loss_reason', '=', lossReason),
      )
  if (validUntil)
    found = found
      .where('proposal.status', '=', 'open')
      .where('proposal.valid_until', '<=', validUntil.to)
      .where('proposal.valid_until', '>=', validUntil.from ?? '')
  return found
}

/** In cents without VAT: the total set by hand, if there is one, else the calculated one. */
export const comesTo = ({ fn }: ExpressionBuilder<Tables, 'proposal'>) =>
  fn.coalesce('proposal.override_cents', 'proposal.total_cents')

const taggedWith = (db: Db, tags: readonly number[]) =>
  db.selectFrom('proposal_tag').select('proposal_id').where('tag_id', 'in', tags).$asScalar()

const sentThen = (db: Db, { from, before }: Sent) =>
  db
    .selectFrom('proposal_version')
    .select('proposal_id')
    .where('sent_at', 'is not', null)
    .$if(from !== null, (sent) => sent.where('sent_at', '>=', from))
    .$if(before !== null, (sent) => sent.where('sent_at', '<', before))
    .$asScalar()
