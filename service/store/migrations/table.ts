import type { CreateTableBuilder, SchemaModule } from 'kysely'

type Columns = CreateTableBuilder<string, string>

/**
 * A table inside accounts: an id unique over all accounts, its account, and both together as the key that others
 * point to, so that a row can never point into another account.
 */
export const accountTable = (schema: SchemaModule, table: string, columns: (table: Columns) => Columns) =>
  columns(
    schema
      .createTable(table)
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('account_id', 'integer', (column) => column.notNull().references('account.id').onDelete('cascade')),
  )
    .addUniqueConstraint(`${table}_of_account`, ['account_id', 'id'])
    .execute()

/** A column that points to a row of the same account. */
export const pointer =
  (column: string, target: string, { optional = false } = {}) =>
  (table: Columns): Columns =>
    table
      .addColumn(column, 'integer', (definition) => (optional ? definition : definition.notNull()))
      .addForeignKeyConstraint(`${column}_to_${target}`, ['account_id', column], target, ['account_id', 'id'])

export const texts =
  (...names: string[]) =>
  (table: Columns): Columns =>
    names.reduce((built, name) => built.addColumn(name, 'text', (column) => column.notNull().defaultTo('')), table)

export const moments =
  (...names: string[]) =>
  (table: Columns): Columns =>
    names.reduce((built, name) => built.addColumn(name, 'bigint', (column) => column.notNull()), table)

export const optionalMoments =
  (...names: string[]) =>
  (table: Columns): Columns =>
    names.reduce((built, name) => built.addColumn(name, 'bigint'), table)

export const flag =
  (name: string, defaultTo: 0 | 1) =>
  (table: Columns): Columns =>
    table.addColumn(name, 'integer', (column) => column.notNull().defaultTo(defaultTo))

export const built =
  (...steps: ((table: Columns) => Columns)[]) =>
  (table: Columns) =>
    steps.reduce((done, step) => step(done), table)

export const unique =
  (name: string, ...columns: string[]) =>
  (table: Columns): Columns =>
    table.addUniqueConstraint(name, ['account_id', ...columns])

/** Every index begins with the account, as every query does. */
export const indexOn =
  (schema: SchemaModule) =>
  (name: string, table: string, ...columns: string[]) =>
    schema
      .createIndex(name)
      .on(table)
      .columns(['account_id', ...columns])
      .execute()
