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

/**
 * Each with `sent.first_at`, when it was sent in that period first. SQLite takes what was sent first, in the order of the
 * proposals' ids, for it is a cross join: in the order of an index of proposals it took twice as long.
 */
const sentIn = (db: Db, { directory_id, from, before, ...filters }: Sold) =>
  db
    .selectFrom(firstSent(db, { from, before }).as('sent'))
    .crossJoin(
      filtered(listedOf(db, directory_id), db, filters)
        .select((is) => [...counted, comesTo(is).as('cents')])
        .as('proposal'),
    )
    .whereRef('proposal.id', '=', 'sent.proposal_id')

const counted = [
  'proposal.id',
  'proposal.status',
  'proposal.account_user_id',
  'proposal.favorite_template_id',
  'proposal.won_at',
  'proposal.loss_reason',
] as const

const day = 24 * 60 * 60 * 1000

/**
 * How many there are and what they come to, by status, owner, template, the period, of those that begin at `starts`, in
 * which each was sent, the whole days after which it was won and the reason for which it was lost: null where it was not,
 * or nobody gave one. In one statement, since each reads all that was sent.
 */
export const selectOutcomes = (db: Db, sold: Sold, starts: readonly number[]) =>
  sentIn(db, sold)
    .select((is) => [
      'proposal.status',
      'proposal.account_user_id',
      'proposal.favorite_template_id',
      latestOf(is.ref('sent.first_at'), starts).as('at'),
      is
        .case()
        .when('proposal.status', '=', 'won')
        .then(wholeDays(sql`${is.ref('proposal.won_at')} - ${is.ref('sent.first_at')}`))
        .end()
        .as('days'),
      is.case().when('proposal.status', '=', 'lost').then(is.ref('proposal.loss_reason')).end().as('reason'),
      is.fn.countAll<number>().as('count'),
      is.fn.sum<number>('proposal.cents').as('cents'),
    ])
    .groupBy(['proposal.status', 'proposal.account_user_id', 'proposal.favorite_template_id', 'at', 'days', 'reason'])
    .execute()

const wholeDays = (time: RawBuilder<unknown>) => sql<number>`(${time}) / ${sql.lit(day)}`
