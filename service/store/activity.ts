import { sql } from 'kysely'
import type { Db } from './db.ts'
import { prepared } from './prepared.ts'
import { sellerOf } from './within-account.ts'

// What customers did and what was sent, over all proposals. `active_at` of a proposal is the moment of the newest of it.

/** Every moment of a proposal that activity tells. */
const moments = (db: Db, { proposalId }: { proposalId: number }) =>
  db
    .selectFrom('visit')
    .select('visit.started_at as at')
    .where('proposal_id', '=', proposalId)
    .where('human', '=', 1)
    .unionAll(db.selectFrom('acceptance').select('signed_at as at').where('proposal_id', '=', proposalId))
    .unionAll(db.selectFrom('decline').select('declined_at as at').where('proposal_id', '=', proposalId))
    .unionAll(db.selectFrom('choice_change').select('at').where('proposal_id', '=', proposalId))
    .unionAll(
      db
        .selectFrom('comment')
        .select('created_at as at')
        .where('proposal_id', '=', proposalId)
        .where('contact_id', 'is not', null),
    )
    .unionAll(
      db.selectFrom('log_entry').select('at').where('proposal_id', '=', proposalId).where('kind', '=', sql.lit('sent')),
    )

const keepNewest = prepared<{ proposalId: number }, unknown>((db, asked) =>
  db
    .updateTable('proposal')
    .set({
      active_at: db
        .selectFrom(moments(db, asked).as('entry'))
        .select(({ fn }) => fn.max<number | null>('entry.at').as('at')),
    })
    .where('id', '=', asked.proposalId),
)

/** Keeps when something of it happened last: call it in the transaction of whatever activity tells, after its row. */
export const keepActive = (db: Db, proposalId: number) => keepNewest(db, { proposalId })

export type ActiveProposal = { id: number; name: string; active_at: number }

const active = (db: Db) =>
  db
    .selectFrom('proposal')
    .select(['id', 'name', sql<number>`${sql.ref('active_at')}`.as('active_at')])
    .where('deleted_at', 'is', null)
    .where('active_at', 'is not', null)
    .orderBy('active_at', 'desc')
    .orderBy('id', 'desc')

const activeOf = prepared<{ most: number; owner: number | undefined }, ActiveProposal>(
  (db, { most, owner }) =>
    active(db)
      .$if(owner !== undefined, (all) => all.where('account_user_id', '=', owner ?? null))
      .limit(most),
  ['most'],
)

/** Those where something happened last, of one owner where one is named: the newest entries are among theirs. */
export const selectActive = (db: Db, most: number, owner = sellerOf(db)) => activeOf(db, { most, owner })

/** In these proposals, not before `from`. */
type Asked = { ids: readonly number[]; from: number }

export const selectVisitsIn = prepared((db, { ids, from }: Asked) =>
  db
    .selectFrom('visit')
    .innerJoin('contact', 'contact.id', 'visit.contact_id')
    .select(['visit.id', 'visit.proposal_id', 'visit.contact_id', 'visit.day', 'visit.seconds', 'visit.last_at'])
    .select(['visit.started_at as at', 'contact.fullname as person'])
    .where('visit.proposal_id', 'in', [...ids])
    .where('visit.human', '=', 1)
    .where('visit.started_at', '>=', from),
)

export const selectSignaturesIn = prepared((db, { ids, from }: Asked) =>
  db
    .selectFrom('acceptance')
    .innerJoin('contact', 'contact.id', 'acceptance.contact_id')
    .select(['acceptance.id', 'acceptance.proposal_id', 'acceptance.signed_at as at', 'contact.fullname as person'])
    .where('acceptance.proposal_id', 'in', [...ids])
    .where('acceptance.signed_at', '>=', from),
)

export const selectDeclinesIn = prepared((db, { ids, from }: Asked) =>
  db
    .selectFrom('decline')
    .innerJoin('contact', 'contact.id', 'decline.contact_id')
    .select(['decline.id', 'decline.proposal_id', 'decline.declined_at as at', 'contact.fullname as person'])
    .where('decline.proposal_id', 'in', [...ids])
    .where('decline.declined_at', '>=', from),
)

export const selectChoicesIn = prepared((db, { ids, from }: Asked) =>
  db
    .selectFrom('choice_change as change')
    .innerJoin('contact', 'contact.id', 'change.contact_id')
    .select(['change.id', 'change.proposal_id', 'change.at', 'contact.fullname as person'])
    .where('change.proposal_id', 'in', [...ids])
    .where('change.at', '>=', from),
)

export const selectQuestionsIn = prepared((db, { ids, from }: Asked) =>
  db
    .selectFrom('comment')
    .innerJoin('contact', 'contact.id', 'comment.contact_id')
    .select(['comment.id', 'comment.proposal_id', 'comment.created_at as at', 'contact.fullname as person'])
    .where('comment.proposal_id', 'in', [...ids])
    .where('comment.created_at', '>=', from),
)

export const selectSendingsIn = prepared((db, { ids, from }: Asked) =>
  db
    .selectFrom('log_entry as entry')
    .select(['entry.id', 'entry.proposal_id', 'entry.at', 'entry.person'])
    .where('entry.proposal_id', 'in', [...ids])
    .where('entry.kind', '=', sql.lit('sent'))
    .where('entry.at', '>=', from),
)
