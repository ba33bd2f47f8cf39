import type { CreateTableBuilder, Kysely, SchemaModule } from 'kysely'
import { accountTable, built, flag, indexOn, moments, optionalMoments, pointer, texts, unique } from './table.ts'

/** Events and the webhooks they are delivered to (interface, section 7). */
export async function up({ schema }: Kysely<unknown>) {
  await webhooks(schema)
  await events(schema)
  await deliveries(schema)
}

const counts =
  (...names: string[]) =>
  (table: CreateTableBuilder<string, string>) =>
    names.reduce((built, name) => built.addColumn(name, 'integer', (column) => column.notNull()), table)

async function webhooks(schema: SchemaModule) {
  await accountTable(
    schema,
    'webhook',
    built(
      counts('place', 'api_version'),
      texts('payload_url', 'content_type', 'events'),
      flag('active', 1),
      moments('created_at', 'modified_at'),
      optionalMoments('failed_at'),
      unique('webhook_place', 'place'),
    ),
  )
  await accountTable(
    schema,
    'webhook_secret',
    built(pointer('webhook_id', 'webhook'), texts('secret'), moments('created_at'), optionalMoments('expires_at')),
  )
  await indexOn(schema)('secrets_of_webhook', 'webhook_secret', 'webhook_id')
}

async function events(schema: SchemaModule) {
  await accountTable(
    schema,
    'event',
    built(
      texts('type', 'record_kind'),
      counts('record_id'),
      (table) => table.addColumn('payload_v1', 'text').addColumn('payload_v2', 'text'),
      flag('test', 0),
      flag('sealed', 0),
      moments('created_at'),
    ),
  )
  await indexOn(schema)('events_by_age', 'event', 'created_at')
  await indexOn(schema)('events_of_record', 'event', 'record_kind', 'record_id', 'created_at')
}

async function deliveries(schema: SchemaModule) {
  await accountTable(
    schema,
    'delivery',
    built(
      pointer('webhook_id', 'webhook'),
      pointer('event_id', 'event'),
      texts('message_id', 'content_type', 'state'),
      (table) => table.addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0)),
      optionalMoments('next_try_at', 'lease_until'),
      (table) => table.addColumn('lease_key', 'text'),
      moments('created_at'),
      unique('event_once_a_webhook', 'event_id', 'webhook_id'),
    ),
  )
  await indexOn(schema)('deliveries_of_webhook', 'delivery', 'webhook_id', 'id')
  // Due and claimed deliveries are looked for over all accounts; the many that are done are in neither index.
  for (const column of ['next_try_at', 'lease_until'])
    await schema
      .createIndex(`deliveries_by_${column}`)
      .on('delivery')
      .column(column)
      .where(column, 'is not', null)
      .execute()
  await accountTable(
    schema,
    'delivery_try',
    built(
      pointer('delivery_id', 'delivery'),
      texts('payload_url', 'request_headers', 'response_headers', 'response_body', 'error'),
      counts('duration_ms'),
      (table) => table.addColumn('status', 'integer'),
      flag('response_cut', 0),
      moments('at'),
    ),
  )
  await indexOn(schema)('tries_of_delivery', 'delivery_try', 'delivery_id', 'id')
}
