import * as store from '#service/store/files.ts'
import { fileTokenIn, type PlacedPicture } from '#wire/pictures.ts'
import type { PictureInput } from '#wire/placed-picture.ts'
import type { appRowInput } from '#wire/row-pictures.ts'
import type * as z from 'zod/mini'
import type { FaultList } from './fault-list.ts'
import type { TemplateRow } from './template-content.ts'
import type { Unit } from './unit.ts'

type Named = { picture: PictureInput | null | undefined; path: string }

/**
 * Pictures that a request names, with the size they are kept at, by what names them. What the account does not have is a
 * fault at its path.
 */
export async function knownPictures(
  { db }: Unit,
  named: readonly Named[],
  faults: FaultList,
): Promise<(picture: PictureInput) => PlacedPicture | undefined> {
  const wanted = named.flatMap(({ picture, path }) =>
    picture ? [{ token: fileTokenIn(picture.src) ?? '', path }] : [],
  )
  const kept = await store.selectFiles(db, [...new Set(wanted.map(({ token }) => token))])
  const known = new Map(kept.filter(({ kind }) => kind === 'picture').map((file) => [file.token, file]))
  for (const { token, path } of wanted)
    if (!known.has(token)) faults.add(path, 'This picture is not kept here any more. Remove it or add it again')
  return ({ src, alt }) => {
    const file = known.get(fileTokenIn(src) ?? '')
    const words = alt.replace(/\s+/g, ' ').trim().toWellFormed()
    return file && { src, alt: words, width: file.width, height: file.height }
  }
}

type Sent = z.output<typeof appRowInput>

/** Rows of a template as they are kept; `path` is that of the tables. */
export async function withRowPictures<Table extends { rows: Sent[] }>(
  unit: Unit,
  tables: readonly Table[],
  faults: FaultList,
  path: string,
): Promise<(Omit<Table, 'rows'> & { rows: TemplateRow[] })[]> {
  const named = tables.flatMap(({ rows }, table) =>
    rows.flatMap((row, at) =>
      row.type === 'price' ? [{ picture: row.picture, path: `${path}.${table}.rows.${at}.picture` }] : [],
    ),
  )
  const known = await knownPictures(unit, named, faults)
  const kept = (row: Sent): TemplateRow => {
    if (row.type !== 'price') return row
    const { picture: input, ...fields } = row
    const picture = input && known(input)
    return { ...fields, ...(picture && { picture }) }
  }
  return tables.map((table) => ({ ...table, rows: table.rows.map(kept) }))
}

type WithPicture = { type: string; picture?: PlacedPicture | undefined }
/** The files that rows show, each once. */
export const tokensOfRows = (tables: readonly { rows: readonly WithPicture[] }[]) => [
  ...new Set(tables.flatMap(({ rows }) => rows.flatMap(({ picture }) => (picture && fileTokenIn(picture.src)) ?? []))),
]

/** A record as version 1 and 2 have it. */
export function withoutPicture<T extends object>(record: T): Omit<T, 'picture'> {
  if (!('picture' in record)) return record
  const { picture: _, ...rest } = record
  return rest
}
