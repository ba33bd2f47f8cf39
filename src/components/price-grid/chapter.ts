import type { DraftRow } from '#src/draft/table.ts'

/** Price rows that stand together, by key; the title over them, where there is one. */
export type Chapter = { title: string | undefined; rows: readonly string[] }

/** The chapter that a row stands in: from the title before it to the next one. */
export function chapterOf(rows: readonly DraftRow[], key: string): Chapter {
  const at = rows.findIndex((row) => row.key === key)
  const isTitle = ({ type }: DraftRow) => type === 'title'
  const first = rows.slice(0, at + 1).findLastIndex(isTitle)
  const next = rows.findIndex((row, index) => index > at && isTitle(row))
  const within = rows.slice(first + 1, next === -1 ? undefined : next).filter(({ type }) => type === 'price')
  return { title: rows[first]?.content || undefined, rows: within.map((row) => row.key) }
}

/** The row alone; of a title also all that stands below it up to the next. */
export function withChapter(rows: readonly DraftRow[], key: string): readonly DraftRow[] {
  const at = rows.findIndex((row) => row.key === key)
  if (rows[at]?.type !== 'title') return rows.slice(at, at + 1)
  const next = rows.findIndex(({ type }, index) => index > at && type === 'title')
  return rows.slice(at, next === -1 ? undefined : next)
}
