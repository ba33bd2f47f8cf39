import { sql } from 'kysely'
import type { Db } from '#service/store/db.ts'
import * as z from 'zod/mini'
import { sampleAccount } from '#service/sample/settings.ts'
import { catcherAnswers } from '#wire/demo.ts'

/** Settings of the demo, in a table of its own beside those of the service. */
const shape = z.object({
  /** Milliseconds its clock is ahead of the real one. */
  ahead: z._default(z.int(), 0),
  /** The account the app opens. */
  account: z._default(z.string(), sampleAccount),
  /** Whether it was reset, and the data from before is still stored. */
  can_undo: z._default(z.boolean(), false),
  catcher: z._default(z.enum(catcherAnswers), catcherAnswers[0]),
  /** Session tokens of the authorize pages, by path; cookies on other hosts. */
  sessions: z._default(z.record(z.string(), z.string()), {}),
})
type Settings = z.infer<typeof shape>

type HomeTables = { home_setting: { key: string; value: string } }
const tablesOf = (db: Db) => db.$extendTables<HomeTables>()

export type HomeSettings = {
  readonly now: Settings
  /** Resolves once it is stored. */
  set: (changes: Partial<Settings>) => Promise<void>
}

/** The table is created with the sample in one transaction: without it the database is new. */
export async function hasHomeTable(db: Db) {
  // Kysely's introspection would look at each column of each table.
  const { rows } = await sql`select 1 from sqlite_master where name = 'home_setting'`.execute(db)
  return rows.length > 0
}

export const createHomeTable = (db: Db) =>
  tablesOf(db)
    .schema.createTable('home_setting')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()

/** Settings are cached in memory, since nobody else writes the rows. */
export async function openHomeSettings(db: Db): Promise<HomeSettings> {
  const rows = await tablesOf(db).selectFrom('home_setting').selectAll().execute()
  let now = shape.parse(Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value) as unknown])))
  return {
    get now() {
      return now
    },
    set: async (changes) => {
      const changed = Object.entries(changes).map(([key, value]) => ({ key, value: JSON.stringify(value) }))
      await tablesOf(db)
        .insertInto('home_setting')
        .values(changed)
        .onConflict((conflict) => conflict.column('key').doUpdateSet((is) => ({ value: is.ref('excluded.value') })))
        .execute()
      now = { ...now, ...changes }
    },
  }
}
