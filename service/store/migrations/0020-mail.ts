import { sql, type Kysely, type SchemaModule } from 'kysely'

type Before = { mail: { id: number; message_id: string; state: string } }

/** What handing mails to a mail server needs: whom to answer, one id over all tries, and when the next try is. */
export async function up(db: Kysely<Before>) {
  await columns(db.schema)
  await sql`
    update mail set next_try_at = created_at, reply_to = coalesce((
      select u.email from proposal p join account_user u on u.id = p.account_user_id where p.id = mail.proposal_id
    ), '') where state = 'queued'
  `.execute(db)
  const queued = await db.selectFrom('mail').select('id').where('state', '=', 'queued').execute()
  for (const { id } of queued) {
    const message_id = `<${crypto.randomUUID()}@proffer.invalid>`
    await db.updateTable('mail').set({ message_id }).where('id', '=', id).execute()
  }
}

async function columns(schema: SchemaModule) {
  // One column a statement: SQLite knows no other way.
  for (const name of ['message_id', 'reply_to', 'reply_to_name', 'lease_key'])
    await schema
      .alterTable('mail')
      .addColumn(name, 'text', (column) => (name === 'lease_key' ? column : column.notNull().defaultTo('')))
      .execute()
  await schema
    .alterTable('mail')
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  // Due and claimed mails are looked for over all accounts; the many that are done are in neither index.
  for (const name of ['next_try_at', 'lease_until']) {
    await schema.alterTable('mail').addColumn(name, 'bigint').execute()
    await schema.createIndex(`mails_by_${name}`).on('mail').column(name).where(name, 'is not', null).execute()
  }
}
