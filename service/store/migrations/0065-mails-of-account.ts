import { sql, type Kysely } from 'kysely'
import { isPostgres } from '#service/store/db.ts'
import { accountTable, built, indexOn, moments, optionalMoments, pointer, texts } from './table.ts'

const columns = `
  id account_id proposal_id receiver_id recipient subject body state reason message_id reply_to reply_to_name
  tries next_try_at lease_until lease_key created_at modified_at
`
  .trim()
  .split(/\s+/)

/** A mail may be about the account itself, and then belongs to no proposal. SQLite lets no column become optional. */
export async function up(db: Kysely<unknown>) {
  const { schema } = db
  if (isPostgres(db)) {
    await schema
      .alterTable('mail')
      .alterColumn('proposal_id', (column) => column.dropNotNull())
      .execute()
    return
  }
  await schema.alterTable('mail').renameTo('mail_before').execute()
  await accountTable(
    schema,
    'mail',
    built(
      pointer('proposal_id', 'proposal', { optional: true }),
      pointer('receiver_id', 'receiver', { optional: true }),
      texts('recipient', 'subject', 'body', 'state', 'reason', 'message_id', 'reply_to', 'reply_to_name'),
      (table) => table.addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0)),
      optionalMoments('next_try_at', 'lease_until'),
      (table) => table.addColumn('lease_key', 'text'),
      moments('created_at', 'modified_at'),
    ),
  )
  const all = sql.join(columns.map((name) => sql.ref(name)))
  await sql`insert into mail (${all}) select ${all} from mail_before`.execute(db)
  await schema.dropTable('mail_before').execute()
  await indexOn(schema)('mails_of_proposal', 'mail', 'proposal_id', 'created_at')
  for (const name of ['next_try_at', 'lease_until'])
    await schema.createIndex(`mails_by_${name}`).on('mail').column(name).where(name, 'is not', null).execute()
}
