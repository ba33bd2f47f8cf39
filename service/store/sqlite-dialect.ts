import { SqliteAdapter, SqliteDialect } from 'kysely'
import { SteadySqliteCompiler } from './steady-plans.ts'

/** Kysely says SQLite cannot roll DDL back. It can, and a failed migration must leave nothing behind. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** What SQLite is asked through in every host; each has a driver of its own. */
export abstract class OwnSqliteDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalSqliteAdapter()
  }
  override createQueryCompiler() {
    return new SteadySqliteCompiler()
  }
}
