import { sql } from 'kysely'
import { day, writtenDate } from '#service/sample/calendar.ts'
import type { Db } from '#service/store/db.ts'

const isMoment = (column: string) => /(^|_)(at|until)$/.test(column)

/** Where the sample writes dates inside texts. */
const texts = [
  { table: 'proposal_version', column: 'content' },
  { table: 'proposal', column: 'agree' },
] as const

/**
 * Shifts all dates in the database by whole days. The sample is built once; whoever opens it later must find a firm
 * that worked until today.
 */
export async function shiftDates(db: Db, days: number) {
  if (days === 0) return
  for (const { name, columns, isView } of await db.introspection.getTables()) {
    const moments = columns.map((column) => column.name).filter(isMoment)
    if (moments.length === 0 || isView) continue
    const later = moments.map((moment) => sql`${sql.ref(moment)} = ${sql.ref(moment)} + ${days * day}`)
    await sql`update ${sql.table(name)} set ${sql.join(later)}`.execute(db)
  }
  for (const { table, column } of texts) await shiftTexts(db, table, column, days)
}

async function shiftTexts(db: Db, table: string, column: string, days: number) {
  const result = await sql<{ id: number; text: string }>`
    select id, ${sql.ref(column)} as text from ${sql.table(table)} where ${sql.ref(column)} is not null
  `.execute(db)
  for (const { id, text } of result.rows) {
    const shifted = shiftedText(text, days)
    if (shifted !== text)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${shifted} where id = ${id}`.execute(db)
  }
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
