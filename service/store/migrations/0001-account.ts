import type { Kysely, SchemaModule } from 'kysely'
import { accountTable, built, flag, indexOn, moments, optionalMoments, pointer, texts, unique } from './table.ts'

export async function up(db: Kysely<unknown>) {
  const { schema } = db
  await schema
    .createTable('account')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('last_proposal_number', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await signIn(schema)
  await settings(schema)
  const on = indexOn(schema)
  await on('tokens_of_family', 'oauth_token', 'family')
  await on('failures_by_name', 'sign_in_failure', 'name_key', 'at')
  await on('failures_by_address', 'sign_in_failure', 'address', 'at')
  await on('products_by_directory', 'product', 'product_directory_id', 'name_key', 'id')
}

async function signIn(schema: SchemaModule) {
  await accountTable(
    schema,
    'account_user',
    built(
      texts('email', 'email_key', 'firstname', 'lastname', 'phone', 'jobtitle', 'password_hash'),
      flag('active', 1),
      optionalMoments('last_login_at'),
      unique('user_by_email', 'email_key'),
    ),
  )
  await accountTable(
    schema,
    'oauth_client',
    built(
      texts('client_id', 'name', 'redirect_uris'),
      (table) => table.addColumn('secret_hash', 'text'),
      moments('created_at'),
      unique('client_by_client_id', 'client_id'),
    ),
  )
  await accountTable(
    schema,
    'session',
    built(
      texts('token_hash'),
      pointer('user_id', 'account_user', { optional: true }),
      moments('created_at', 'expires_at'),
      unique('session_by_token', 'token_hash'),
    ),
  )
  await accountTable(
    schema,
    'consent',
    built(
      pointer('user_id', 'account_user'),
      pointer('oauth_client_id', 'oauth_client'),
      moments('given_at'),
      unique('one_consent', 'user_id', 'oauth_client_id'),
    ),
  )
  await accountTable(
    schema,
    'oauth_code',
    built(
      texts('code_hash', 'redirect_uri', 'family'),
      pointer('oauth_client_id', 'oauth_client'),
      pointer('user_id', 'account_user'),
      (table) => table.addColumn('code_challenge', 'text'),
      moments('expires_at'),
      optionalMoments('used_at'),
      unique('code_by_hash', 'code_hash'),
    ),
  )
  await accountTable(
    schema,
    'oauth_token',
    built(
      texts('token_hash', 'kind', 'family'),
      pointer('oauth_client_id', 'oauth_client'),
      pointer('user_id', 'account_user'),
      moments('created_at', 'expires_at'),
      optionalMoments('used_at', 'revoked_at'),
      (table) => table.addUniqueConstraint('token_by_hash', ['token_hash']),
    ),
  )
  await accountTable(schema, 'sign_in_failure', built(texts('name_key', 'address'), moments('at')))
}

async function settings(schema: SchemaModule) {
  const named = (table: string, ...columns: string[]) => accountTable(schema, table, texts('name', ...columns))
  await accountTable(schema, 'tag', built(texts('name', 'name_key'), unique('tag_by_name', 'name_key')))
  await accountTable(
    schema,
    'custom_field',
    built(texts('subject', 'name', 'label', 'type'), flag('required', 0), unique('field_by_name', 'subject', 'name')),
  )
  await accountTable(
    schema,
    'vat_group',
    built(texts('name'), (table) => table.addColumn('percentage', 'real', (column) => column.notNull())),
  )
  await named('design_template', 'colors', 'font', 'logo_url')
  await named('text_template', 'language', 'sections')
  await named('email_template', 'subject', 'message')
  await named('automation_set', 'automations')
  await accountTable(
    schema,
    'favorite_template',
    built(
      texts('name', 'custom_fields', 'pricetables'),
      pointer('text_template_id', 'text_template', { optional: true }),
      pointer('design_template_id', 'design_template', { optional: true }),
      pointer('automation_set_id', 'automation_set', { optional: true }),
    ),
  )
  await named('product_directory', 'name_key')
  await accountTable(
    schema,
    'product',
    built(
      pointer('product_directory_id', 'product_directory'),
      texts('name', 'name_key', 'sku', 'price', 'descr_short'),
      pointer('vat_group_id', 'vat_group', { optional: true }),
      (table) => table.addColumn('selectable', 'text').addColumn('recurring', 'text'),
    ),
  )
  await named('proposal_directory', 'name_key')
}
