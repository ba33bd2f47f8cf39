import { sql, type ExpressionBuilder } from 'kysely'
import type { Db } from './db.ts'
import type { Tables } from './schema.ts'

type LineOf = ExpressionBuilder<Tables & { receiver: Tables['receiver']; mail: Tables['mail'] }, 'receiver' | 'mail'>

/**
 * The last mail to each receiver, where it did not arrive and nothing was heard of them since: what their line says too
 * (`receiverLineOf`), except while they read.
 */
export const lostMails = (db: Db) =>
  db
    .selectFrom('mail')
    .innerJoin('receiver', 'receiver.id', 'mail.receiver_id')
    .where(sql<boolean>`${sql.ref('mail.state')} in ('bounced', 'failed')`)
    .where((is) => is.not(is.or([isFollowed(is), wasSeen(is), hasSigned(is), hasDeclined(is)])))

const isFollowed = (is: LineOf) =>
  is.exists(
    is
      .selectFrom('mail as later')
      .select('later.id')
      .whereRef('later.receiver_id', '=', 'mail.receiver_id')
      .whereRef('later.id', '>', 'mail.id'),
  )

/** On the page, after the mail was lost. */
const wasSeen = (is: LineOf) =>
  is.exists(
    is
      .selectFrom('visit')
      .select('visit.id')
      .whereRef('visit.proposal_id', '=', 'receiver.proposal_id')
      .whereRef('visit.contact_id', '=', 'receiver.contact_id')
      .where('visit.human', '=', 1)
      .whereRef('visit.last_at', '>=', 'mail.modified_at'),
  )

const hasSigned = (is: LineOf) =>
  is.exists(
    is
      .selectFrom('acceptance')
      .select('acceptance.id')
      .whereRef('acceptance.proposal_id', '=', 'receiver.proposal_id')
      .whereRef('acceptance.contact_id', '=', 'receiver.contact_id')
      .where('acceptance.version_id', '=', lastSent(is)),
  )

const hasDeclined = (is: LineOf) =>
  is.exists(
    is
      .selectFrom('decline')
      .select('decline.id')
      .whereRef('decline.proposal_id', '=', 'receiver.proposal_id')
      .whereRef('decline.contact_id', '=', 'receiver.contact_id')
      .where('decline.version_id', '=', lastSent(is)),
  )

const lastSent = (is: LineOf) =>
  is
    .selectFrom('proposal_version as sent')
    .select('sent.id')
    .whereRef('sent.proposal_id', '=', 'receiver.proposal_id')
    .where('sent.sent_at', 'is not', null)
    .orderBy('sent.number', 'desc')
    .limit(1)

/**
 * Keeps when the last mail of a proposal was lost that nothing was heard of since: call it in the transaction of whatever
 * can change that.
 */
export async function keepLost(db: Db, proposalId: number) {
  const { at } = await lostMails(db)
    .where('mail.proposal_id', '=', proposalId)
    .select(({ fn }) => fn.max<number | null>('mail.modified_at').as('at'))
    .executeTakeFirstOrThrow()
  await db.updateTable('proposal').set({ lost_at: at }).where('id', '=', proposalId).execute()
}

/** The same where something may have ended it: most proposals have none. */
export async function keepLostAfter(db: Db, proposalId: number) {
  const known = await db.selectFrom('proposal').select('lost_at').where('id', '=', proposalId).executeTakeFirst()
  if (known?.lost_at !== null && known?.lost_at !== undefined) await keepLost(db, proposalId)
}
