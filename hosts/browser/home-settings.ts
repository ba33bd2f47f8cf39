import type { Kysely } from 'kysely'
import type { Db } from '#service/store/db.ts'
import * as z from 'zod/mini'
import { catcherAnswers } from '#wire/demo.ts'

/** What the demo's home remembers for itself, in a table of its own beside those of the service. */
const shape = z.object({
  /** Milliseconds that its clock is ahead of the real one. */
  ahead: z._default(z.int(), 0),
  /** The account the app opens. */
  account: z._default(z.string(), 'van-vliet'),
  catcher: z._default(z.enum(catcherAnswers), '200'),
  /** What the browser carries at the authorize pages, by their path; elsewhere that is a cookie. */
  sessions: z._default(z.record(z.string(), z.string()), {}),
})
type Settings = z.infer<typeof shape>

type HomeTables = { home_setting: { key: string; value: string } }
const tablesOf = (db: Db) => db as unknown as Kysely<HomeTables>

export type HomeSettings = {
  readonly now: Settings
  /** Resolves once it is kept. */
  set: (changes: Partial<Settings>) => Promise<void>
}

/** The table comes with the sample, in one transaction: without it the database is one that nobody has used yet. */
export const hasHomeTable = async (db: Db) =>
  (await db.introspection.getTables()).some(({ name }) => name === 'home_setting')

export const createHomeTable = (db: Db) =>
  tablesOf(db)
    .schema.createTable('home_setting')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()

/** Rows are the truth; what is in memory is what was read of them, since nobody else writes them. */
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
