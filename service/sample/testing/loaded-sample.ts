import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { contentIn } from '#service/domain/proposal-content.ts'
import type { Db } from '#service/store/db.ts'
import { everywhere, ownDb } from '#service/testing/database.ts'
import { loadSample } from '#service/sample/load-sample.ts'
import type { Stored, Table } from '#service/store/schema.ts'

export const now = Date.UTC(2026, 10, 21, 9, 41, 17)
export const passwords = { hash: async (password: string) => `hash of ${password}`, verify: async () => true }

export async function loaded(at = now) {
  const db = await ownDb()
  await loadSample(db, { now: at, passwords })
  return db
}

export const rowsOf = <T extends Table>(db: Db, table: T): Promise<Stored<T>[]> =>
  sql<Stored<T>>`select * from ${sql.table(table)} order by id`.execute(everywhere(db)).then(({ rows }) => rows)

export async function tablesIn(db: Db) {
  const tables = await db.introspection.getTables()
  // What is derived of them, indexes and counts, has no ids of its own.
  const withIds = tables.filter(({ columns }) => columns.some(({ name }) => name === 'id'))
  return withIds.map(({ name }) => name as Table).toSorted()
}

export async function fingerprint(db: Db) {
  const hash = createHash('sha256')
  for (const table of await tablesIn(db)) hash.update(JSON.stringify([table, await rowsOf(db, table)]))
  return hash.digest('hex')
}

export const countBy = <T>(items: readonly T[], key: (item: T) => string) =>
  Object.fromEntries(Array.from(Map.groupBy(items, key), ([name, { length }]) => [name, length]))

/** Each proposal with the content it holds now. */
export async function currentContents(db: Db) {
  const versions = await rowsOf(db, 'proposal_version')
  const contents = new Map(versions.map((version) => [version.id, contentIn(version)]))
  return (await rowsOf(db, 'proposal')).map((proposal) => {
    const content = contents.get(proposal.version_id ?? 0)
    if (!content) throw new Error(`${proposal.proposal_nr} has no content`)
    return { proposal, content }
  })
}

export const rowsOfAll = async (db: Db) =>
  (await currentContents(db)).flatMap(({ content }) => content.pricetables.flatMap(({ rows }) => rows))

export const priceRowsOfAll = async (db: Db) =>
  (await rowsOfAll(db)).flatMap((row) => (row.type === 'price' ? [row] : []))
