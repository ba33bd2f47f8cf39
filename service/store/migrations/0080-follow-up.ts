import { sql, type Kysely } from 'kysely'
import { accountTable, built, indexOn, moments, optionalMoments, pointer, texts, unique } from './table.ts'

const whole = (name: string, { optional = false } = {}) => ({ name, optional })

/** Follow-up that runs by itself and sendings at a moment: when each is due, and what came of it. */
export async function up(db: Kysely<unknown>) {
  await steps(db)
  await sendings(db)
  await settings(db)
}

async function steps({ schema }: Kysely<unknown>) {
  const numbers = [
    whole('automation_set_id'),
    whole('automation_id'),
    whole('days'),
    whole('email_template_id', { optional: true }),
    whole('mail_id', { optional: true }),
  ]
  await accountTable(
    schema,
    'automation_step',
    built(
      pointer('proposal_id', 'proposal'),
      pointer('version_id', 'proposal_version'),
      pointer('contact_id', 'contact', { optional: true }),
      (table) =>
        numbers.reduce(
          (table, { name, optional }) =>
            table.addColumn(name, 'integer', (column) => (optional ? column : column.notNull())),
          table,
        ),
      texts('step_key', 'trigger', 'action', 'note', 'state', 'reason', 'person'),
      moments('due_at', 'created_at', 'modified_at'),
      optionalMoments('done_at', 'lease_until'),
      (table) => table.addColumn('lease_key', 'text'),
      unique('step_once', 'proposal_id', 'step_key'),
    ),
  )
  await indexOn(schema)('steps_by_contact', 'automation_step', 'contact_id', 'done_at')
  await queue(schema, 'automation_step', 'steps')
}

async function sendings({ schema }: Kysely<unknown>) {
  await accountTable(
    schema,
    'scheduled_sending',
    built(
      pointer('proposal_id', 'proposal'),
      pointer('version_id', 'proposal_version'),
      pointer('account_user_id', 'account_user'),
      texts('request', 'state', 'reason', 'person'),
      moments('due_at', 'created_at', 'modified_at'),
      optionalMoments('done_at', 'lease_until'),
      (table) => table.addColumn('lease_key', 'text'),
    ),
  )
  await indexOn(schema)('sendings_of_proposal', 'scheduled_sending', 'proposal_id')
  // A proposal waits for one moment at a time.
  await schema
    .createIndex('one_sending_due')
    .on('scheduled_sending')
    .columns(['account_id', 'proposal_id'])
    .unique()
    .where(sql.ref('state'), '=', sql.lit('due'))
    .execute()
  await queue(schema, 'scheduled_sending', 'sendings')
}

/** What is due is looked for over all accounts; the many that are done are in neither index. */
async function queue(schema: Kysely<unknown>['schema'], table: string, name: string) {
  await schema
    .createIndex(`${name}_due`)
    .on(table)
    .column('due_at')
    .where(sql.ref('state'), '=', sql.lit('due'))
    .execute()
  await schema
    .createIndex(`${name}_leased`)
    .on(table)
    .column('lease_until')
    .where('lease_until', 'is not', null)
    .execute()
}

async function settings(db: Kysely<unknown>) {
  const { schema } = db
  const defaults = { working_days: '1,2,3,4,5', send_from: '08:00', send_until: '18:00' }
  // One column a statement: SQLite knows no other way.
  for (const [name, value] of Object.entries(defaults))
    await schema
      .alterTable('account')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(value))
      .execute()
  await schema.alterTable('account').addColumn('automations_paused_at', 'bigint').execute()
  await schema.alterTable('receiver').addColumn('invited_at', 'bigint').execute()
  await sql`
    update receiver set invited_at = (
      select max(v.sent_at) from proposal_version v
      where v.proposal_id = receiver.proposal_id and v.account_id = receiver.account_id
    )
  `.execute(db)
}
