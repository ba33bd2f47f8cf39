import type { Kysely, SchemaModule } from 'kysely'
import { accountTable, built, flag, indexOn, moments, pointer, texts, unique } from './table.ts'

/** What the customer's page keeps: choices, questions, visits, signatures, and how long and by whom it is accepted. */
export async function up({ schema }: Kysely<unknown>) {
  await columns(schema)
  const number = (name: string) => (table: Parameters<ReturnType<typeof built>>[0]) =>
    table.addColumn(name, 'integer', (column) => column.notNull())
  await accountTable(
    schema,
    'acceptance',
    built(
      pointer('proposal_id', 'proposal'),
      pointer('version_id', 'proposal_version'),
      pointer('contact_id', 'contact'),
      number('position'),
      texts('name', 'fields', 'signature', 'hash', 'document'),
      moments('signed_at'),
      unique('one_acceptance', 'version_id', 'contact_id'),
      unique('acceptance_in_chain', 'version_id', 'position'),
    ),
  )
  await schema.createIndex('acceptances_by_hash').on('acceptance').column('hash').execute()
  await accountTable(
    schema,
    'decline',
    built(
      pointer('proposal_id', 'proposal'),
      pointer('version_id', 'proposal_version'),
      pointer('contact_id', 'contact'),
      texts('reason', 'comment'),
      moments('declined_at'),
      unique('one_decline', 'version_id', 'contact_id'),
    ),
  )
  await accountTable(
    schema,
    'visit',
    built(
      pointer('proposal_id', 'proposal'),
      pointer('version_id', 'proposal_version'),
      pointer('contact_id', 'contact'),
      texts('visit_key', 'device', 'sections'),
      number('seconds'),
      flag('human', 0),
      moments('started_at', 'last_at'),
      unique('one_visit', 'proposal_id', 'contact_id', 'visit_key'),
    ),
  )
  await accountTable(schema, 'viewer_session', built(number('receiver_id'), texts('token_hash'), moments('expires_at')))
  const on = indexOn(schema)
  await on('acceptances_of_proposal', 'acceptance', 'proposal_id')
  await on('declines_of_proposal', 'decline', 'proposal_id')
  await on('sessions_of_receiver', 'viewer_session', 'receiver_id')
}

/** One column a statement: SQLite knows no other way. */
async function columns(schema: SchemaModule) {
  const add = (table: string) => schema.alterTable(table)
  await add('account')
    .addColumn('time_zone', 'text', (column) => column.notNull().defaultTo('Europe/Amsterdam'))
    .execute()
  await add('account')
    .addColumn('agree_setup', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await add('proposal').addColumn('agree_setup', 'text').execute()
  await add('proposal').addColumn('valid_until', 'text').execute()
  await add('proposal')
    .addColumn('asks_password', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await add('proposal_version').addColumn('choices', 'text').execute()
  await add('proposal_version')
    .addColumn('choices_count', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await add('proposal_version').addColumn('choices_at', 'bigint').execute()
  await add('proposal_version').addColumn('choices_by', 'integer').execute()
  await add('comment')
    .addColumn('audience', 'text', (column) => column.notNull().defaultTo('customer'))
    .execute()
  await add('comment').addColumn('row_id', 'integer').execute()
  await add('comment').addColumn('section_id', 'integer').execute()
}
