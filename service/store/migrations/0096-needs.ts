import { sql, type Kysely } from 'kysely'
import { accountTable, built, indexOn, moments, optionalMoments, pointer, texts } from './table.ts'

/** What needs a seller, found without reading what does not; and what of it is put off. */
export async function up(db: Kysely<unknown>) {
  const { schema } = db
  await accountTable(
    schema,
    'need_put_off',
    built(
      pointer('proposal_id', 'proposal'),
      pointer('user_id', 'account_user', { optional: true }),
      texts('kind', 'began'),
      moments('put_off_at'),
      optionalMoments('until_at'),
    ),
  )
  await indexOn(schema)('needs_put_off', 'need_put_off', 'proposal_id', 'kind')
  await sql`
    create index mails_not_delivered on mail (account_id, created_at, proposal_id)
      where state in ('bounced', 'failed') and receiver_id is not null
  `.execute(db)
  await indexOn(schema)('mails_of_receiver', 'mail', 'receiver_id', 'id')
  await indexOn(schema)('acceptances_by_moment', 'acceptance', 'signed_at', 'proposal_id')
  await indexOn(schema)('declines_by_moment', 'decline', 'declined_at', 'proposal_id')
  // Sums of what each user won and of what each has are read in the index alone.
  await sql`
    create index proposals_by_owner_and_win
      on proposal (account_id, account_user_id, won_at, override_cents, total_cents)
      where status = 'won' and deleted_at is null
  `.execute(db)
  await sql`
    create index proposals_by_owner on proposal (account_id, account_user_id, status, directory_id, override_cents, total_cents)
      where deleted_at is null
  `.execute(db)
}
