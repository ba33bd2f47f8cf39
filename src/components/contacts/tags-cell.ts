import { exactKey } from './near-names.ts'

const separators = /[,;]/
const hasSeparator = (tag: string) => separators.test(tag)

/** Tags in one cell. One that holds what parts them stands in quotation marks, and its own are doubled there. */
export const tagsCell = (tags: readonly string[]) =>
  tags.map((tag) => (hasSeparator(tag) || tag.startsWith('"') ? `"${tag.replaceAll('"', '""')}"` : tag)).join('; ')

/** One tag in quotation marks or without, up to what parts it from the next. */
const one = /\s*"((?:[^"]|"")*)"\s*(?:[,;]|$)|([^,;]*)(?:[,;]|$)/y

/** The tags of a cell, parted by commas or semicolons. */
export const tagsOf = (cell = '') => tagsIn(cell, [])

type Row = Readonly<Record<string, string>>

/** Writes the tags of rows so that those which the account has and that hold a comma or semicolon stay whole. */
export function withKnownTags(known: readonly string[]) {
  const whole = known.filter(hasSeparator).toSorted((a, b) => b.length - a.length)
  return (row: Row): Row => {
    const { tags } = row
    return tags === undefined || whole.length === 0 ? row : { ...row, tags: tagsCell(tagsIn(tags, whole)) }
  }
}

/** `whole` are those to look for first, the longest first. */
function tagsIn(cell: string, whole: readonly string[]): string[] {
  const tags = new Set<string>()
  for (let at = 0; at < cell.length;) {
    const known = whole.find((tag) => exactKey(cell.slice(at, endOf(cell, at, tag))) === exactKey(tag))
    one.lastIndex = at
    const [text = '', quoted, plain = ''] = one.exec(cell) ?? []
    tags.add(known ?? (quoted?.replaceAll('""', '"') ?? plain).trim())
    at = known === undefined ? at + Math.max(text.length, 1) : endOf(cell, at, known) + 1
  }
  tags.delete('')
  return [...tags]
}

/** Where `tag` would end that begins at `from`: after as many parts. */
function endOf(cell: string, from: number, tag: string): number {
  const parts = cell.slice(from).split(separators, tag.split(separators).length)
  return from + parts.reduce((length, part) => length + part.length + 1, -1)
}
