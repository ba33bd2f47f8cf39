import { sql, type ExpressionBuilder } from 'kysely'
import type { NeedKind } from '#wire/proposal-list.ts'
import type { Db } from './db.ts'
import type { Tables } from './schema.ts'

/** Moments and days between which things need somebody; days are the account's. */
export type NeedWindow = {
  now: number
  /** The requesting user: for them needs may be put off. */
  userId: number
  yesterday: number
  monthAgo: number
  silentBefore: number
  draftBefore: number
  expiring: { from: string; to: string }
}

type Whose = { owner?: number | undefined }
/** `began` names the need: when something new has happened it is another one. */
export type FoundNeed = { proposal_id: number; began: string; at: number | null }

const asText = (column: string) => sql<string>`cast(${sql.ref(column)} as text)`

const proposals = (db: Db) => db.selectFrom('proposal').where('proposal.deleted_at', 'is', null)

/** Every need of a kind, put off or not: one for each proposal. */
const found = {
  question: (db: Db) =>
    proposals(db)
      .innerJoin('comment', 'comment.proposal_id', 'proposal.id')
      .where('comment.waiting_since', 'is not', null)
      .where('proposal.status', 'in', ['edit', 'open', 'won'])
      .groupBy('comment.proposal_id')
      .select(({ fn }) => [
        'comment.proposal_id',
        sql<string>`cast(max(${sql.ref('comment.id')}) as text)`.as('began'),
        fn.max<number | null>('comment.waiting_since').as('at'),
      ]),
  bounced: (db: Db, { monthAgo }: NeedWindow) =>
    proposals(db)
      .innerJoin('mail', 'mail.proposal_id', 'proposal.id')
      .where(sql<boolean>`${sql.ref('mail.state')} in ('bounced', 'failed')`)
      .where('mail.receiver_id', 'is not', null)
      .where('mail.created_at', '>=', monthAgo)
      .where('proposal.status', 'in', ['edit', 'open'])
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('mail as later')
              .select('later.id')
              .whereRef('later.receiver_id', '=', 'mail.receiver_id')
              .whereRef('later.id', '>', 'mail.id'),
          ),
        ),
      )
      .groupBy('mail.proposal_id')
      .select(({ fn }) => [
        sql<number>`${sql.ref('mail.proposal_id')}`.as('proposal_id'),
        sql<string>`cast(max(${sql.ref('mail.id')}) as text)`.as('began'),
        fn.max<number | null>('mail.created_at').as('at'),
      ]),
  decided: (db: Db, { yesterday }: NeedWindow) =>
    proposals(db)
      .innerJoin(decisions(db, yesterday).as('decision'), 'decision.proposal_id', 'proposal.id')
      .groupBy('decision.proposal_id')
      .select(({ fn }) => [
        'decision.proposal_id',
        sql<string>`cast(max(${sql.ref('decision.at')}) as text)`.as('began'),
        fn.max<number | null>('decision.at').as('at'),
      ]),
  expiring: (db: Db, { expiring }: NeedWindow) =>
    proposals(db)
      .where('proposal.status', '=', 'open')
      .where('proposal.valid_until', '>=', expiring.from)
      .where('proposal.valid_until', '<=', expiring.to)
      .select(['proposal.id as proposal_id', asText('proposal.valid_until').as('began'), sql<null>`null`.as('at')]),
  silent: (db: Db, { monthAgo, silentBefore }: NeedWindow) =>
    proposals(db)
      .where('proposal.status', '=', 'open')
      .where('proposal.viewed_at', '>=', monthAgo)
      .where('proposal.viewed_at', '<', silentBefore)
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('comment')
              .select('comment.id')
              .whereRef('comment.proposal_id', '=', 'proposal.id')
              .where('comment.waiting_since', 'is not', null),
          ),
        ),
      )
      .select(['proposal.id as proposal_id', asText('proposal.viewed_at').as('began'), 'proposal.viewed_at as at']),
  draft: (db: Db, { monthAgo, draftBefore }: NeedWindow) =>
    proposals(db)
      .where('proposal.status', '=', 'edit')
      .where('proposal.modified_at', '>=', monthAgo)
      .where('proposal.modified_at', '<', draftBefore)
      .select(['proposal.id as proposal_id', asText('proposal.modified_at').as('began'), 'proposal.modified_at as at']),
}

/** Signatures and declines since a moment; of what was accepted elsewhere the moment it was won. */
const decisions = (db: Db, since: number) =>
  db
    .selectFrom('acceptance')
    .select(['acceptance.proposal_id', 'acceptance.signed_at as at'])
    .where('acceptance.signed_at', '>=', since)
    .unionAll(
      db
        .selectFrom('decline')
        .select(['decline.proposal_id', 'decline.declined_at as at'])
        .where('decline.declined_at', '>=', since),
    )
    .unionAll(
      db
        .selectFrom('proposal')
        .select(['proposal.id as proposal_id', sql<number>`${sql.ref('proposal.won_at')}`.as('at')])
        .where('proposal.status', '=', sql.lit('won'))
        .where('proposal.deleted_at', 'is', null)
        .where('proposal.won_at', '>=', since)
        .where('proposal.agree', 'is not', null),
    )

type NeedsDb = Tables & { need: { proposal_id: number; began: string; at: number | null } }

const isPutOff =
  (kind: NeedKind, { now, userId }: NeedWindow) =>
  (is: ExpressionBuilder<NeedsDb, 'need'>) =>
    is.exists(
      is
        .selectFrom('need_put_off as off')
        .select('off.id')
        .whereRef('off.proposal_id', '=', 'need.proposal_id')
        .whereRef('off.began', '=', 'need.began')
        .where('off.kind', '=', kind)
        .where((is) => is.or([is('off.user_id', 'is', null), is('off.user_id', '=', userId)]))
        .where((is) => is.or([is('off.until_at', 'is', null), is('off.until_at', '>', now)])),
    )

/** The needs of a kind, and of one owner where one is named. */
export function needsOf(db: Db, kind: NeedKind, window: NeedWindow, { owner }: Whose) {
  const all = found[kind](db, window).$if(owner !== undefined, (query) =>
    query.where('proposal.account_user_id', '=', owner ?? 0),
  )
  return db.selectFrom(all.as('need'))
}

/** Those that are shown, as a condition on proposals: in a list there are as many as are counted. */
export const proposalsWithNeed = (db: Db, kind: NeedKind, window: NeedWindow) =>
  needsOf(db, kind, window, {})
    .where((is) => is.not(isPutOff(kind, window)(is)))
    .select('need.proposal_id')

/** How many there are, and how many of them are put off. */
export async function countNeeds(db: Db, kind: NeedKind, window: NeedWindow, whose: Whose) {
  const counted = await needsOf(db, kind, window, whose)
    .select((is) => [
      is.fn.countAll<number>().as('all'),
      is.fn.sum<number | null>(is.case().when(isPutOff(kind, window)(is)).then(1).else(0).end()).as('put_off'),
    ])
    .executeTakeFirstOrThrow()
  const putOff = counted.put_off ?? 0
  return { shown: counted.all - putOff, putOff }
}

/** The first of them: what expires next, else what happened last. */
export const selectNeeds = (
  db: Db,
  kind: NeedKind,
  window: NeedWindow,
  { owner, putOff, most }: Whose & { putOff: boolean; most: number },
): Promise<FoundNeed[]> =>
  needsOf(db, kind, window, { owner })
    .where((is) => {
      const off = isPutOff(kind, window)(is)
      return putOff ? off : is.not(off)
    })
    .select(['need.proposal_id', 'need.began', 'need.at'])
    .orderBy(kind === 'expiring' ? 'need.began' : 'need.at', kind === 'expiring' ? 'asc' : 'desc')
    .orderBy('need.proposal_id')
    .limit(most)
    .execute()

export type PutOffRow = {
  id: number
  proposal_id: number
  kind: NeedKind
  began: string
  until_at: number | null
  user_id: number | null
}

/** What hides needs of these proposals from a user now. */
export const selectPutOff = async (db: Db, ids: readonly number[], { now, userId }: NeedWindow): Promise<PutOffRow[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('need_put_off')
        .select(['id', 'proposal_id', 'kind', 'began', 'until_at', 'user_id'])
        .where('proposal_id', 'in', [...ids])
        .where((is) => is.or([is('user_id', 'is', null), is('user_id', '=', userId)]))
        .where((is) => is.or([is('until_at', 'is', null), is('until_at', '>', now)]))
        .orderBy('id', 'desc')
        .execute()

/** Rows whose time has passed go with the next one. */
export async function insertPutOff(
  db: Db,
  row: {
    proposal_id: number
    user_id: number | null
    kind: NeedKind
    began: string
    put_off_at: number
    until_at: number | null
  },
) {
  await db.deleteFrom('need_put_off').where('until_at', '<', row.put_off_at).execute()
  return db.insertInto('need_put_off').values(row).returning('id').executeTakeFirstOrThrow()
}

export const findPutOff = (db: Db, id: number) =>
  db.selectFrom('need_put_off').select(['id', 'user_id']).where('id', '=', id).executeTakeFirst()

export const deletePutOff = async (db: Db, id: number) => {
  await db.deleteFrom('need_put_off').where('id', '=', id).execute()
}
