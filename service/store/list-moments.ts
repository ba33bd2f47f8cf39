import { sql } from 'kysely'
import type { Db } from './db.ts'
import { noMoment } from './no-moment.ts'
import { prepared } from './prepared.ts'

type Moment = { proposal_id: number; due_at: number | null; asked_at: number | null }

/** Of these proposals, when each that waits is sent, and since when the newest open question of each waits. */
export const selectListMoments = prepared<{ ids: readonly number[] }, Moment>((db: Db, { ids }) =>
  db
    .selectFrom('scheduled_sending')
    .where('proposal_id', 'in', [...ids])
    .where('state', '=', sql.lit('due'))
    .select(['proposal_id', sql<number | null>`due_at`.as('due_at'), noMoment.as('asked_at')])
    .unionAll(
      db
        .selectFrom('comment')
        .where('proposal_id', 'in', [...ids])
        .where('waiting_since', 'is not', null)
        .groupBy('proposal_id')
        .select(({ fn }) => [
          'proposal_id',
          noMoment.as('due_at'),
          fn.max<number | null>('waiting_since').as('asked_at'),
        ]),
    ),
)
