import type { ContentChanges } from '#wire/proposal-content.ts'
import { keptRow } from '#wire/price-rows.ts'
import { cleanHtml } from './clean-html.ts'
import type { FaultList } from './fault-list.ts'
import type { Content } from './proposal-content.ts'

type GivenSection = NonNullable<ContentChanges['sections']>[number]
type GivenTable = NonNullable<ContentChanges['pricetables']>[number]
type GivenRow = NonNullable<GivenTable['rows']>[number]
type Table = Content['pricetables'][number]
/** A given table, its place in the body, and which table of the content it is. */
type Placed = { given: GivenTable; at: number; position: number }

/** The content after a change (wire section 8); every fault is added at its path in the body. */
export function changedContent(before: Content, { sections, pricetables }: ContentChanges, faults: FaultList): Content {
  const given = idsGivenIn(before)
  const sectionIds = new Ids('section', given.section, faults)
  const rowIds = new Ids('row', given.row, faults)
  return {
    sections: sections ? sectionsAfter(sections, sectionIds) : before.sections,
    pricetables: pricetables ? tablesAfter(before.pricetables, pricetables, rowIds, faults) : before.pricetables,
    last_ids: { section: sectionIds.last, row: rowIds.last },
  }
}

/** Whether two contents are the same to whoever reads them. */
export const isSameContent = (one: Content, other: Content) => written(one) === written(other)

const written = ({ sections, pricetables }: Content) =>
  JSON.stringify([
    sections.map(({ id, title, html }) => [id, title, html]),
    pricetables.map(({ id, title, settings, rows }) => [
      id,
      title,
      [settings.vat_default_percentage, settings.vat_hidden, settings.rows_include_vat],
      // In the order of the contract's fields, whoever wrote them.
      rows.map((row) => keptRow.parse(row)),
    ]),
  ])

/** The highest ids that sections and rows of these contents, of one proposal, were ever given. */
export const idsGivenIn = (...contents: readonly Content[]) => ({
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

/** Ids within a proposal. None is given twice, so one that was removed can come back as itself. */
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

  /** What keeps its place without being supplied. */
  stay(id: number) {
    this.#taken.add(id)
  }

  /** The id as given, or the next one. */
  of(given: number | undefined, path: string): number {
    if (given === undefined) return ++this.last
    if (given < 1 || given > this.#known)
      this.#faults.add(`${path}.id`, `This proposal has no ${this.#kind} ${given}. Leave the id out for a new one`)
    else if (this.#taken.has(given)) this.#faults.add(`${path}.id`, `The ${this.#kind} ${given} is here twice`)
    this.#taken.add(given)
    return given
  }
}

const sectionsAfter = (given: readonly GivenSection[], ids: Ids) =>
  given.map(({ id, title, html }, at) => ({ id: ids.of(id, `sections.${at}`), title, html: cleanHtml(html) }))

/** Tables that are not supplied keep their places; the supplied ones share theirs in the order given. */
function tablesAfter(before: readonly Table[], given: readonly GivenTable[], rowIds: Ids, faults: FaultList): Table[] {
  const placed = placedTables(before, given, faults)
  const replaced = new Set(placed.filter(({ given }) => given.rows).map(({ position }) => position))
  for (const [position, { rows }] of before.entries())
    if (!replaced.has(position)) for (const { id } of rows) rowIds.stay(id)

  const after = [...before]
  const places = placed.map(({ position }) => position).toSorted((a, b) => a - b)
  for (const [at, place] of places.entries()) {
    const one = placed[at]
    const table = one && before[one.position]
    if (table) after[place] = tableAfter(table, one, rowIds)
  }
  return after
}

function placedTables(before: readonly Table[], given: readonly GivenTable[], faults: FaultList): Placed[] {
  const taken = new Set<number>()
  return given.flatMap((table, at) => {
    const position = positionOf(before, table, `pricetables.${at}`, faults)
    if (position === undefined) return []
    if (taken.has(position)) faults.add(`pricetables.${at}`, 'This price table is here twice')
    taken.add(position)
    return [{ given: table, at, position }]
  })
}

function positionOf(before: readonly Table[], { id, position }: GivenTable, path: string, faults: FaultList) {
  const named = before.flatMap((table, at) => (table.id === id ? [at] : []))
  const [only, ...more] = position === undefined ? named : named.filter((at) => at === position)
  if (only === undefined)
    faults.add(`${path}.${named.length > 0 ? 'position' : 'id'}`, `This proposal has no such price table`)
  else if (more.length > 0) faults.add(`${path}.position`, 'Several price tables have this id: say which, from 0')
  return more.length > 0 ? undefined : only
}

function tableAfter(before: Table, { given, at }: Placed, rowIds: Ids): Table {
  const { vat_default_percentage, vat_hidden, rows_include_vat } = before.settings
  const settings = given.settings
  return {
    id: before.id,
    title: given.title ?? before.title,
    settings: {
      vat_default_percentage: settings?.vat_default_percentage ?? vat_default_percentage,
      vat_hidden: settings?.vat_hidden ?? vat_hidden,
      rows_include_vat: settings?.rows_include_vat ?? rows_include_vat,
    },
    rows: given.rows ? rowsAfter(given.rows, `pricetables.${at}.rows`, rowIds) : before.rows,
  }
}

const rowsAfter = (given: readonly GivenRow[], path: string, ids: Ids) =>
  given.map((row, at) => ({ ...row, id: ids.of(row.id, `${path}.${at}`) }))
