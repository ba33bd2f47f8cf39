import { sql, type AliasableExpression } from 'kysely'
import type { NeedKind } from '#wire/proposal-list.ts'
import type { Db } from './db.ts'
import { noMoment } from './no-moment.ts'

/** Moments and days between which things need somebody; days are the account's. */
export type NeedWindow = {
  now: number
  /** The requesting user: for them needs may be put off. */
  userId: number
  yesterday: number
  monthAgo: number
  silentBefore: number
  draftBefore: number
  /** The first and the last day that is soon. */
  expiringFrom: string
  expiringTo: string
}

type Owner = number | undefined
/** `began` names the need: when something new has happened it is another one. */
export type FoundNeed = { proposal_id: number; began: string; at: number | null }
type Select = (db: Db, window: NeedWindow, owner: Owner) => AliasableExpression<FoundNeed>

// States stand in the statements themselves: only then do the engines use the indexes that hold those rows alone.

const proposals = (db: Db, owner: Owner) =>
  db
    .selectFrom('proposal')
    .where('proposal.deleted_at', 'is', null)
    .$if(owner !== undefined, (query) => query.where(isOf(owner)))
/** Not in the trashcan, said so that SQLite looks up by its id what a few other rows name, and walks no index of states. */
const isThere = sql<boolean>`coalesce(${sql.ref('proposal.deleted_at')}, 0) = 0`
/** In the index of the kind, not in one of the owner's. */
const isOf = (owner: Owner) => sql<boolean>`${sql.ref('proposal.account_user_id')} + 0 = ${owner}`
const asText = (column: string) => sql<string>`cast(${sql.ref(column)} as text)`

/** Every need of a kind, put off or not, one for each proposal, and of one owner where one is named; `began` names it. */
export const needsOfKind: Readonly<Record<NeedKind, Select>> = {
  question: (db, _window, owner) =>
    db
      .selectFrom('comment')
      .innerJoin('proposal', 'proposal.id', 'comment.proposal_id')
      .where('comment.waiting_since', 'is not', null)
      .where(isThere)
      .where(sql<boolean>`${sql.ref('proposal.status')} || '' in ('edit', 'open', 'won')`)
      .$if(owner !== undefined, (query) => query.where(isOf(owner)))
      .groupBy('comment.proposal_id')
      .select(({ fn }) => [
        'comment.proposal_id',
        sql<string>`cast(max(${sql.ref('comment.id')}) as text)`.as('began'),
        fn.max<number | null>('comment.waiting_since').as('at'),
      ]),
  bounced: (db, { monthAgo }, owner) =>
    proposals(db, owner)
      .where('proposal.lost_at', '>=', monthAgo)
      .where('proposal.status', 'in', ['edit', 'open'])
      .select(['proposal.id as proposal_id', asText('proposal.lost_at').as('began'), 'proposal.lost_at as at']),
  decided: (db, { yesterday }, owner) =>
    db
      .selectFrom(decisions(db, yesterday, owner).as('decision'))
      .groupBy('decision.proposal_id')
      .select(({ fn }) => [
        'decision.proposal_id',
        sql<string>`cast(max(${sql.ref('decision.at')}) as text)`.as('began'),
        fn.max<number | null>('decision.at').as('at'),
      ]),
  expiring: (db, { expiringFrom, expiringTo }, owner) =>
    proposals(db, owner)
      .where('proposal.status', '=', sql.lit('open'))
      .where('proposal.valid_until', '>=', expiringFrom)
      .where('proposal.valid_until', '<=', expiringTo)
      .select(['proposal.id as proposal_id', asText('proposal.valid_until').as('began'), noMoment.as('at')])
      .select('proposal.valid_until as day'),
  silent: (db, window, owner) =>
    unheard(db, window, owner)
      // Whoever asked is not silent.
      .where('proposal.id', 'not in', (is) =>
        is.selectFrom('comment').select('comment.proposal_id').where('comment.waiting_since', 'is not', null),
      )
      .select(['proposal.id as proposal_id', asText('proposal.silent_since').as('began'), 'silent_since as at']),
  draft: (db, { monthAgo, draftBefore }, owner) =>
    proposals(db, owner)
      .where('proposal.status', '=', sql.lit('edit'))
      .where('proposal.modified_at', '>=', monthAgo)
      .where('proposal.modified_at', '<', draftBefore)
      .select(['proposal.id as proposal_id', asText('proposal.modified_at').as('began'), 'proposal.modified_at as at']),
}

/** What was opened and not heard of since. */
const unheard = (db: Db, { monthAgo, silentBefore }: NeedWindow, owner: Owner) =>
  proposals(db, owner)
    .where('proposal.status', '=', sql.lit('open'))
    .where('proposal.silent_since', '>=', monthAgo)
    .where('proposal.silent_since', '<', silentBefore)

/**
 * How many of a kind there are. Of the silent there may be thousands, and of those among them who asked a few: the former
 * are counted in their index alone, and the latter, found from their questions, taken off.
 */
export function countOfKind(db: Db, kind: NeedKind, window: NeedWindow, owner: Owner) {
  if (kind !== 'silent')
    return db
      .selectFrom(needsOfKind[kind](db, window, owner).as('need'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
  const all = unheard(db, window, owner).select(({ fn }) => fn.countAll<number>().as('count'))
  const asking = db
    .selectFrom('comment')
    .innerJoin('proposal', 'proposal.id', 'comment.proposal_id')
    .where('comment.waiting_since', 'is not', null)
    .where(isThere)
    .where(sql<boolean>`${sql.ref('proposal.status')} || '' = 'open'`)
    .where(sql<boolean>`${sql.ref('proposal.silent_since')} + 0 >= ${window.monthAgo}`)
    .where(sql<boolean>`${sql.ref('proposal.silent_since')} + 0 < ${window.silentBefore}`)
    .$if(owner !== undefined, (query) => query.where(isOf(owner)))
    .select(({ fn }) => fn.count<number>('comment.proposal_id').distinct().as('count'))
  return db.selectNoFrom(sql<number>`(${all}) - (${asking})`.as('count'))
}

/** Signatures and declines since a moment; of what was accepted elsewhere the moment it was won. */
const decisions = (db: Db, since: number, owner: Owner) =>
  db
    .selectFrom('acceptance')
    .innerJoin('proposal', 'proposal.id', 'acceptance.proposal_id')
    .where('acceptance.signed_at', '>=', since)
    .where(isThere)
    .$if(owner !== undefined, (query) => query.where(isOf(owner)))
    .select(['acceptance.proposal_id', 'acceptance.signed_at as at'])
    .unionAll(
      db
        .selectFrom('decline')
        .innerJoin('proposal', 'proposal.id', 'decline.proposal_id')
        .where('decline.declined_at', '>=', since)
        .where(isThere)
        .$if(owner !== undefined, (query) => query.where(isOf(owner)))
        .select(['decline.proposal_id', 'decline.declined_at as at']),
    )
    .unionAll(
      proposals(db, owner)
        .select(['proposal.id as proposal_id', sql<number>`${sql.ref('proposal.won_at')}`.as('at')])
        .where('proposal.status', '=', sql.lit('won'))
        .where('proposal.won_at', '>=', since)
        .where('proposal.agree', 'is not', null),
    )
