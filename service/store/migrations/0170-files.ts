import { sql, type CreateTableBuilder, type Kysely } from 'kysely'
import { isPostgres } from '#service/store/db.ts'
import { accountTable, built, indexOn, moments, pointer, texts, unique } from './table.ts'

type Columns = CreateTableBuilder<string, string>

const counts =
  (...names: string[]) =>
  (table: Columns): Columns =>
    names.reduce((built, name) => built.addColumn(name, 'bigint', (column) => column.notNull()), table)

/** A pointer whose row goes with what it points to. */
const following =
  (column: string, target: string, { optional = false } = {}) =>
  (table: Columns): Columns =>
    table
      .addColumn(column, 'integer', (definition) => (optional ? definition : definition.notNull()))
      .addForeignKeyConstraint(
        `${column}_of_${target}`,
        ['account_id', column],
        target,
        ['account_id', 'id'],
        (constraint) => constraint.onDelete('cascade'),
      )

/** Pictures and attachments, their bytes, and what points to them. */
export async function up(db: Kysely<unknown>) {
  const bytes = isPostgres(db) ? sql`bytea` : sql`blob`
  await accountTable(
    db.schema,
    'file_content',
    built(
      texts('hash', 'stored_as'),
      counts('size'),
      moments('used_at'),
      unique('file_content_once', 'hash'),
      (table) => table.addColumn('bytes', bytes),
    ),
  )
  await accountTable(
    db.schema,
    'file',
    built(
      texts('kind', 'token', 'source_hash', 'media_type'),
      pointer('content_id', 'file_content'),
      pointer('small_content_id', 'file_content'),
      counts('width', 'height', 'small_width'),
      moments('used_at'),
      unique('file_once', 'kind', 'source_hash'),
      (table) => table.addUniqueConstraint('file_token', ['token']),
    ),
  )
  await accountTable(
    db.schema,
    'file_use',
    built(
      following('file_id', 'file'),
      following('version_id', 'proposal_version', { optional: true }),
      following('text_template_id', 'text_template', { optional: true }),
      following('product_id', 'product', { optional: true }),
    ),
  )
  await indexOn(db.schema)('file_uses', 'file_use', 'file_id')
  await indexOn(db.schema)('file_uses_of_version', 'file_use', 'version_id')
  await indexOn(db.schema)('file_uses_of_text_template', 'file_use', 'text_template_id')
  await indexOn(db.schema)('file_uses_of_product', 'file_use', 'product_id')
  await indexOn(db.schema)('files_of_content', 'file', 'content_id')
  await indexOn(db.schema)('files_of_small_content', 'file', 'small_content_id')
  await db.schema.createIndex('files_by_use').on('file').column('used_at').execute()
  await db.schema.createIndex('file_contents_by_use').on('file_content').column('used_at').execute()
}
