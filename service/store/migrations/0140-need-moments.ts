import { sql, type Kysely } from 'kysely'
import { isPostgres } from '#service/store/db.ts'

/**
 * Since when a customer is silent and a mail is lost, kept in the transaction of whatever changes either; and for each
 * kind of need an index that it is counted in alone, whoever owns the proposal.
 */
export async function up(db: Kysely<unknown>) {
  for (const column of ['silent_since', 'lost_at'])
    await db.schema.alterTable('proposal').addColumn(column, 'bigint').execute()
  const latest = sql.raw(isPostgres(db) ? 'greatest' : 'max')
  await sql`
    update proposal set silent_since = ${latest}(
      viewed_at,
      coalesce((select max(receiver.invited_at) from receiver where receiver.proposal_id = proposal.id), 0)
    ) where viewed_at is not null
  `.execute(db)
  await sql`
    update proposal set lost_at = (select max(mail.modified_at) from ${lost} and mail.proposal_id = proposal.id)
    where id in (select mail.proposal_id from mail where mail.state in ('bounced', 'failed') and mail.receiver_id is not null)
  `.execute(db)
  await db.schema.dropIndex('mails_not_delivered').execute()
  if (!isPostgres(db))
    for (const index of ['proposals_by_change', 'proposals_by_validity']) await db.schema.dropIndex(index).execute()
  for (const index of [...indexes, ...(isPostgres(db) ? ofPostgres : ofSqlite)])
    await sql.raw(`create index ${index}`).execute(db)
}

/** As `lostMails` of lost-mails.ts had it. */
const lost = sql`
  mail join receiver on receiver.id = mail.receiver_id
  where mail.state in ('bounced', 'failed')
    and not exists (select 1 from mail as later where later.receiver_id = mail.receiver_id and later.id > mail.id)
    and not exists (
      select 1 from visit where visit.proposal_id = receiver.proposal_id and visit.contact_id = receiver.contact_id
        and visit.human = 1 and visit.last_at >= mail.modified_at)
    and not exists (
      select 1 from acceptance as decision where decision.proposal_id = receiver.proposal_id
        and decision.contact_id = receiver.contact_id and decision.version_id = ${lastSent()})
    and not exists (
      select 1 from decline as decision where decision.proposal_id = receiver.proposal_id
        and decision.contact_id = receiver.contact_id and decision.version_id = ${lastSent()})`

function lastSent() {
  return sql`(
    select sent.id from proposal_version as sent
    where sent.proposal_id = receiver.proposal_id and sent.sent_at is not null order by sent.number desc limit 1)`
}

const indexes = [
  `proposals_by_silence on proposal (account_id, silent_since, account_user_id)
    where status = 'open' and deleted_at is null`,
  `proposals_by_loss on proposal (account_id, lost_at, status, account_user_id)
    where lost_at is not null and deleted_at is null`,
  `acceptances_by_win on proposal (account_id, won_at, account_user_id)
    where status = 'won' and deleted_at is null and agree is not null`,
  `questions_waiting on comment (account_id, proposal_id, waiting_since) where waiting_since is not null`,
]

const ofPostgres = [
  `proposals_by_expiry on proposal (account_id, valid_until, account_user_id)
    where status = 'open' and deleted_at is null`,
  `drafts_by_change on proposal (account_id, modified_at, account_user_id)
    where status = 'edit' and deleted_at is null`,
]

/** SQLite takes the indexes of the lists for these whatever else there is: now they say whose each is. */
const ofSqlite = [
  'proposals_by_change on proposal (account_id, deleted_at, status, modified_at, id, account_user_id)',
  'proposals_by_validity on proposal (account_id, deleted_at, status, valid_until, id, account_user_id)',
]
