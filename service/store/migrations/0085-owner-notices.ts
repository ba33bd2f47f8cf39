import type { Kysely } from 'kysely'
import { accountTable, built, indexOn, moments, optionalMoments, pointer, texts, unique } from './table.ts'

/** What the owner of a proposal is told by mail, when they were told last, and what each user wants to be told. */
export async function up(db: Kysely<unknown>) {
  const { schema } = db
  await accountTable(
    schema,
    'owner_notice',
    built(
      pointer('proposal_id', 'proposal'),
      texts('kind', 'facts'),
      moments('happened_at'),
      optionalMoments('settled_at'),
    ),
  )
  await accountTable(
    schema,
    'owner_mailing',
    built(
      pointer('proposal_id', 'proposal'),
      moments('told_at'),
      optionalMoments('due_at'),
      unique('one_owner_mailing', 'proposal_id'),
    ),
  )
  await accountTable(
    schema,
    'mail_choice',
    built(pointer('user_id', 'account_user'), texts('language', 'switched_off'), unique('one_mail_choice', 'user_id')),
  )
  await indexOn(schema)('notices_of_proposal', 'owner_notice', 'proposal_id')
  await schema
    .createIndex('owner_mailings_due')
    .on('owner_mailing')
    .column('due_at')
    .where('due_at', 'is not', null)
    .execute()
}
