import { sql, type CreateTableBuilder, type Kysely } from 'kysely'
import { isPostgres } from '#service/store/db.ts'
import { accountTable, built, indexOn, moments, pointer, texts, unique } from './table.ts'

type Columns = CreateTableBuilder<string, string>

/** What points to a file, each gone with what it is of; the last two are new. */
const owners = [
  ['version_id', 'proposal_version'],
  ['text_template_id', 'text_template'],
  ['product_id', 'product'],
  ['favorite_template_id', 'favorite_template'],
  ['design_template_id', 'design_template'],
] as const
const added = owners.slice(3)

const keyTo = (column: string, target: string) =>
  [`${column}_of_${target}`, ['account_id', column], target, ['account_id', 'id']] as const

const following =
  (column: string, target: string, { optional = false } = {}) =>
  (table: Columns): Columns => {
    const [name, columns, to, keys] = keyTo(column, target)
    return table
      .addColumn(column, 'integer', (definition) => (optional ? definition : definition.notNull()))
      .addForeignKeyConstraint(name, [...columns], to, [...keys], (constraint) => constraint.onDelete('cascade'))
  }

/** Attachments of proposals and favorite templates, who opened one, and pictures of design templates. */
export async function up(db: Kysely<unknown>) {
  await (isPostgres(db) ? widenedUses(db) : rebuiltUses(db))
  const index = indexOn(db.schema)
  for (const [column, target] of added) await index(`file_uses_of_${target}`, 'file_use', column)
  await db.schema
    .alterTable('favorite_template')
    .addColumn('attachments', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
  await accountTable(
    db.schema,
    'attachment_download',
    built(
      pointer('proposal_id', 'proposal'),
      following('visit_id', 'visit'),
      texts('file_token', 'name'),
      (table) => table.addColumn('times', 'integer', (column) => column.notNull()),
      moments('last_at'),
      unique('attachment_download_once', 'visit_id', 'file_token'),
    ),
  )
  await index('downloads_of_proposal', 'attachment_download', 'proposal_id')
}

async function widenedUses(db: Kysely<unknown>) {
  for (const [column, target] of added) {
    const [name, columns, to, keys] = keyTo(column, target)
    await db.schema.alterTable('file_use').addColumn(column, 'integer').execute()
    await db.schema
      .alterTable('file_use')
      .addForeignKeyConstraint(name, [...columns], to, [...keys])
      .onDelete('cascade')
      .execute()
  }
}

/** SQLite adds no key to a table that is there. */
async function rebuiltUses(db: Kysely<unknown>) {
  await db.schema.alterTable('file_use').renameTo('file_use_before').execute()
  await accountTable(
    db.schema,
    'file_use',
    built(following('file_id', 'file'), ...owners.map(([column, to]) => following(column, to, { optional: true }))),
  )
  const kept = ['id', 'account_id', 'file_id', 'version_id', 'text_template_id', 'product_id']
  const all = sql.join(kept.map((name) => sql.ref(name)))
  await sql`insert into file_use (${all}) select ${all} from file_use_before`.execute(db)
  await db.schema.dropTable('file_use_before').execute()
  const index = indexOn(db.schema)
  await index('file_uses', 'file_use', 'file_id')
  await index('file_uses_of_version', 'file_use', 'version_id')
  await index('file_uses_of_text_template', 'file_use', 'text_template_id')
  await index('file_uses_of_product', 'file_use', 'product_id')
}
