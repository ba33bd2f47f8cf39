import { sql, type RawBuilder } from 'kysely'
import type { Db } from './db.ts'
import { latestOf } from './latest-of.ts'
import { listedOf } from './proposal-pages.ts'
import { comesTo, filtered, type Filters } from './proposal-filters.ts'

/** Proposals of which a version was sent from one moment up to another, narrowed; moments are milliseconds since 1970. */
export type Sold = Omit<Filters, 'sent'> & { directory_id?: number | undefined; from: number; before: number }

const firstSent = (db: Db, { from, before }: Pick<Sold, 'from' | 'before'>) =>
  db
    .selectFrom('proposal_version')
    .select(['proposal_id', ({ fn }) => fn.min<number>('sent_at').as('first_at')])
    .where('sent_at', '>=', from)
    .where('sent_at', '<', before)
    .groupBy('proposal_id')

/** Each with `sent.first_at`, when it was sent in that period first. */
const sentIn = (db: Db, { directory_id, from, before, ...filters }: Sold) =>
  filtered(listedOf(db, directory_id), db, filters).innerJoin(
    firstSent(db, { from, before }).as('sent'),
    'sent.proposal_id',
    'proposal.id',
  )

const day = 24 * 60 * 60 * 1000

/**
 * How many there are and what they come to, by status, owner, template and the period, of those that begin at `starts`, in
 * which each was sent.
 */
export const selectOutcomes = (db: Db, sold: Sold, starts: readonly number[]) =>
  sentIn(db, sold)
    .select((is) => [
      'proposal.status',
      'proposal.account_user_id',
      'proposal.favorite_template_id',
      latestOf(is.ref('sent.first_at'), starts).as('at'),
      is.fn.countAll<number>().as('count'),
      is.fn.sum<number>(comesTo(is)).as('cents'),
    ])
    .groupBy(['proposal.status', 'proposal.account_user_id', 'proposal.favorite_template_id', 'at'])
    .execute()

/** How many were won after so many whole days, by owner and template. */
export const selectDaysToWin = (db: Db, sold: Sold) =>
  sentIn(db, sold)
    .where('proposal.status', '=', 'won')
    .select((is) => [
      'proposal.account_user_id',
      'proposal.favorite_template_id',
      wholeDays(sql`${is.ref('proposal.won_at')} - ${is.ref('sent.first_at')}`).as('days'),
      is.fn.countAll<number>().as('count'),
    ])
    .groupBy(['proposal.account_user_id', 'proposal.favorite_template_id', 'days'])
    .execute()

const wholeDays = (time: RawBuilder<unknown>) => sql<number>`(${time}) / ${sql.lit(day)}`

/** How many were lost and what they come to, by reason; null where nobody gave one. */
export const selectReasons = (db: Db, sold: Sold) =>
  sentIn(db, sold)
    .where('proposal.status', '=', 'lost')
    .select((is) => [
      'proposal.loss_reason as reason',
      is.fn.countAll<number>().as('count'),
      is.fn.sum<number>(comesTo(is)).as('cents'),
    ])
    .groupBy('proposal.loss_reason')
    .execute()
