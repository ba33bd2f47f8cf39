import { sql } from 'kysely'
import { dayIn } from '#wire/calendar-day.ts'
import { day, writtenDate } from '#service/sample/calendar.ts'
import { sha256 } from '#service/domain/token-hash.ts'
import { acrossAccounts, type Db } from '#service/store/db.ts'

/** Columns of milliseconds, by their names; a text of such a name is a day, or a time of day. */
const moments = sql<{ table: string; column: string }>`
  select sqlite_master.name as "table", info.name as "column"
  from sqlite_master, pragma_table_info(sqlite_master.name) as info
  where sqlite_master.type = 'table' and info.type not like '%text%'
    and ('_' || info.name glob '*_at' or '_' || info.name glob '*_until' or '_' || info.name glob '*_since')
  order by sqlite_master.name, info.cid
`

/** Where the sample writes dates inside texts. */
const texts = [
  { table: 'proposal_version', column: 'content' },
  { table: 'proposal', column: 'agree' },
  { table: 'acceptance', column: 'document' },
] as const

/**
 * Shifts all dates in the database by whole days. The sample is built once; whoever opens it later must find a firm
 * that worked until today.
 */
export async function shiftDates(db: Db, by: number) {
  if (by === 0) return
  const { rows } = await moments.execute(db)
  for (const [table, columns] of Map.groupBy(rows, ({ table }) => table)) {
    const later = columns.map(({ column }) => sql`${sql.ref(column)} = ${sql.ref(column)} + ${by * day}`)
    await sql`update ${sql.table(table)} set ${sql.join(later)}`.execute(db)
  }
  await sql`update ${sql.table('proposal')} set valid_until = date(valid_until, ${`${by} days`})`.execute(db)
  await dayOfVisits(db)
  for (const { table, column } of texts) await shiftTexts(db, table, column, by)
  await signAnew(db)
}

async function shiftTexts(db: Db, table: string, column: string, by: number) {
  const result = await sql<{ id: number; text: string }>`
    select id, ${sql.ref(column)} as text from ${sql.table(table)} where ${sql.ref(column)} is not null
  `.execute(db)
  for (const { id, text } of result.rows) {
    const shifted = shiftedText(text, by)
    if (shifted !== text)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${shifted} where id = ${id}`.execute(db)
  }
}

/** The account's day on which each began: where the clocks are set back in between it is not as many days later. */
async function dayOfVisits(db: Db) {
  const visits = await acrossAccounts(db)
    .selectFrom('visit')
    .innerJoin('account', 'account.id', 'visit.account_id')
    .select(['visit.id', 'visit.started_at', 'account.time_zone'])
    .execute()
  for (const [day, these] of Map.groupBy(visits, ({ time_zone, started_at }) => dayIn(time_zone, started_at)))
    await acrossAccounts(db)
      .updateTable('visit')
      .set({ day })
      .where(
        'id',
        'in',
        these.map(({ id }) => id),
      )
      .execute()
}

/** A signature's hash is that of its document; the sample has one signature for a version, so none covers another. */
async function signAnew(db: Db) {
  const signed = acrossAccounts(db)
  for (const { id, document } of await signed.selectFrom('acceptance').select(['id', 'document']).execute())
    await signed
      .updateTable('acceptance')
      .set({ hash: await sha256(document) })
      .where('id', '=', id)
      .execute()
}

const languages = ['nl', 'en'] as const

/** Month by its name in one of the sample's languages; the names are those that `writtenDate` writes. */
const months = new Map(
  languages.flatMap((language) =>
    Array.from({ length: 12 }, (_, month) => {
      const [, name = ''] = writtenDate(Date.UTC(2026, month, 1), language).split(' ')
      return [name, { language, month }] as const
    }),
  ),
)
const written = new RegExp(String.raw`\b(\d{1,2}) (${[...months.keys()].join('|')}) (\d{4})\b`, 'g')
const iso = /\b(\d{4})-(\d\d)-(\d\d)(?=[T ]\d\d:)/g

/** Text with its dates shifted: "19 november 2026", and those of timestamps. */
export const shiftedText = (text: string, days: number) =>
  text
    .replace(written, (match, date: string, name: string, year: string) => {
      const known = months.get(name)
      if (!known) return match
      return writtenDate(Date.UTC(Number(year), known.month, Number(date) + days), known.language)
    })
    .replace(iso, (_, year: string, month: string, date: string) =>
      new Date(Date.UTC(Number(year), Number(month) - 1, Number(date) + days)).toISOString().slice(0, 10),
    )
