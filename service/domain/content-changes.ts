import type { ContentChanges } from '#wire/proposal-content.ts'
import type { PlacedPicture } from '#wire/pictures.ts'
import { type PictureInput } from '#wire/placed-picture.ts'
import { orderOfParts, partsInOrder, wholeOrder, type ReadingOrder } from '#wire/reading-order.ts'
import { appKeptRow } from '#wire/row-pictures.ts'
import { cleanSectionHtml } from './clean-html.ts'
import type { FaultList } from './fault-list.ts'
import type { Content, StoredRow } from './proposal-content.ts'

type SectionInput = NonNullable<ContentChanges['sections']>[number]
type TableInput = NonNullable<ContentChanges['pricetables']>[number]
type RowInput = NonNullable<TableInput['rows']>[number]
type PriceInput = Extract<RowInput, { type: 'price' }>
type Table = Content['pricetables'][number]
/** A supplied table, its index in the body, and the index of the table in the content. */
type Placement = { input: TableInput; at: number; position: number }

/** The picture that a request names, as it is kept. */
type KnownPicture = (picture: PictureInput) => PlacedPicture | undefined

/** The content after a change (interface, section 8.2); every fault is added at its path in the body. */
export function changedContent(
  before: Content,
  { sections, pricetables, order }: ContentChanges,
  faults: FaultList,
  known: KnownPicture,
): Content {
  const issued = issuedIds(before)
  const sectionIds = new Ids('section', issued.section, faults)
  const rowIds = new Ids('row', issued.row, faults)
  const rows = { ids: rowIds, known, pictures: picturesOf(before) }
  const after = {
    sections: sections ? sectionsAfter(sections, sectionIds) : before.sections,
    pricetables: pricetables ? tablesAfter(before.pricetables, pricetables, rows, faults) : before.pricetables,
  }
  const kept = orderAfter(order ?? before.order, after, order ? faults : undefined)
  return {
    ...after,
    ...(kept && { order: kept }),
    ...(before.attachments && { attachments: before.attachments }),
    last_ids: { section: sectionIds.last, row: rowIds.last },
  }
}

/** With the parts there are by then. One that was supplied has to name each of them once. */
function orderAfter(
  order: ReadingOrder | undefined,
  { sections, pricetables }: Pick<Content, 'sections' | 'pricetables'>,
  faults: FaultList | undefined,
) {
  const parts = partsInOrder(order, { sections: sections.length, tables: pricetables.length })
  const whole = wholeOrder(parts)
  const isWhole = order?.length === whole.length && order.every((part, at) => part === whole[at])
  if (!isWhole)
    faults?.add(
      'order',
      `Name every part once: 'section' for each of ${sections.length}, and the position of each price table`,
    )
  return orderOfParts(parts)
}

/** Whether two contents read the same. */
export const isSameContent = (one: Content, other: Content) => written(one) === written(other)

const written = ({ sections, pricetables, order, attachments = [] }: Content) =>
  JSON.stringify([
    order,
    sections.map(({ id, title, html }) => [id, title, html]),
    pricetables.map(({ id, title, settings, rows }) => [
      id,
      title,
      [settings.vat_default_percentage, settings.vat_hidden, settings.rows_include_vat],
      // Parsed, so that fields are in the contract's order.
      rows.map((row) => appKeptRow.parse(row)),
    ]),
    attachments.map(({ file, name }) => [file, name]),
  ])

/** The highest ids ever issued to sections and rows in these contents of one proposal. */
export const issuedIds = (...contents: readonly Content[]) => ({
  section: highest(contents.flatMap(({ sections, last_ids }) => [last_ids?.section, ...sections.map(idOf)])),
  row: highest(
    contents.flatMap(({ pricetables, last_ids }) => [
      last_ids?.row,
      ...pricetables.flatMap(({ rows }) => rows.map(idOf)),
    ]),
  ),
})

const idOf = ({ id }: { id: number }) => id
const highest = (ids: readonly (number | undefined)[]) => ids.reduce<number>((most, id = 0) => Math.max(most, id), 0)

/** Issues ids within a proposal. None is reused, so a removed part can come back under its own id. */
class Ids {
  last: number
  readonly #kind: string
  readonly #known: number
  readonly #faults: FaultList
  readonly #taken = new Set<number>()

  constructor(kind: string, last: number, faults: FaultList) {
    this.#kind = kind
    this.#known = last
    this.#faults = faults
    this.last = last
  }

  /** Reserves the id of a part that stays without being supplied. */
  stay(id: number) {
    this.#taken.add(id)
  }

  /** The supplied id, or the next one. */
  of(id: number | undefined, path: string): number {
    if (id === undefined) return ++this.last
    if (id < 1 || id > this.#known)
      this.#faults.add(`${path}.id`, `This proposal has no ${this.#kind} ${id}. Leave the id out for a new one`)
    else if (this.#taken.has(id)) this.#faults.add(`${path}.id`, `The ${this.#kind} ${id} is here twice`)
    this.#taken.add(id)
    return id
  }
}

const sectionsAfter = (input: readonly SectionInput[], ids: Ids) =>
  input.map(({ id, title, html }, at) => ({ id: ids.of(id, `sections.${at}`), title, html: cleanSectionHtml(html) }))

/** Tables that are not supplied keep their positions; the supplied ones fill theirs in the order supplied. */
function tablesAfter(before: readonly Table[], input: readonly TableInput[], rows: Rows, faults: FaultList): Table[] {
  const placed = placedTables(before, input, faults)
  const replaced = new Set(placed.filter(({ input }) => input.rows).map(({ position }) => position))
  for (const [position, { rows: kept }] of before.entries())
    if (!replaced.has(position)) for (const { id } of kept) rows.ids.stay(id)

  const after = [...before]
  const places = placed.map(({ position }) => position).toSorted((a, b) => a - b)
  for (const [at, index] of places.entries()) {
    const one = placed[at]
    const table = one && before[one.position]
    if (table) after[index] = tableAfter(table, one, rows)
  }
  return after
}

function placedTables(before: readonly Table[], input: readonly TableInput[], faults: FaultList): Placement[] {
  const taken = new Set<number>()
  return input.flatMap((table, at) => {
    const position = positionOf(before, table, `pricetables.${at}`, faults)
    if (position === undefined) return []
    if (taken.has(position)) faults.add(`pricetables.${at}`, 'This price table is here twice')
    taken.add(position)
    return [{ input: table, at, position }]
  })
}

function positionOf(before: readonly Table[], { id, position }: TableInput, path: string, faults: FaultList) {
  const named = before.flatMap((table, at) => (table.id === id ? [at] : []))
  const [only, ...more] = position === undefined ? named : named.filter((at) => at === position)
  if (only === undefined)
    faults.add(`${path}.${named.length > 0 ? 'position' : 'id'}`, `This proposal has no such price table`)
  else if (more.length > 0) faults.add(`${path}.position`, 'Several price tables have this id: say which, from 0')
  return more.length > 0 ? undefined : only
}

function tableAfter(before: Table, { input, at }: Placement, rows: Rows): Table {
  const { vat_default_percentage, vat_hidden, rows_include_vat } = before.settings
  const settings = input.settings
  return {
    id: before.id,
    title: input.title ?? before.title,
    settings: {
      vat_default_percentage: settings?.vat_default_percentage ?? vat_default_percentage,
      vat_hidden: settings?.vat_hidden ?? vat_hidden,
      rows_include_vat: settings?.rows_include_vat ?? rows_include_vat,
    },
    rows: input.rows ? rowsAfter(input.rows, `pricetables.${at}.rows`, rows) : before.rows,
  }
}

/** What rows are made of: their ids, the pictures they may name, and those they have, by id. */
type Rows = { ids: Ids; known: KnownPicture; pictures: ReadonlyMap<number, PlacedPicture> }

const picturesOf = ({ pricetables }: Content) =>
  new Map(
    pricetables.flatMap(({ rows }) =>
      rows.flatMap((row) => (row.type === 'price' && row.picture ? [[row.id, row.picture] as const] : [])),
    ),
  )

const rowsAfter = (input: readonly RowInput[], path: string, { ids, ...pictures }: Rows): StoredRow[] =>
  input.map((row, at) => {
    const id = ids.of(row.id, `${path}.${at}`)
    return row.type === 'price' ? { ...withPicture(row, pictures), id } : { ...row, id }
  })

/** One that says nothing of its picture keeps the one it has: whoever wrote it knows of none. */
function withPicture({ picture: input, ...row }: PriceInput, { known, pictures }: Omit<Rows, 'ids'>) {
  const picture = input === undefined ? pictures.get(row.id ?? 0) : input === null ? undefined : known(input)
  return { ...row, ...(picture && { picture }) }
}
