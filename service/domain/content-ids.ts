import type { FaultList } from './fault-list.ts'
import type { Content, StoredTable } from './proposal-content.ts'

/** Which table of the proposal it is, at a position of its list. */
export const numberOf = ({ number }: Pick<StoredTable, 'number'>, position: number) => number ?? position + 1

/** The highest ids ever issued to sections, price tables and rows in these contents of one proposal. */
export const issuedIds = (...contents: readonly Content[]) => ({
  section: highest(contents.flatMap(({ sections, last_ids }) => [last_ids?.section, ...sections.map(idOf)])),
  table: highest(contents.flatMap(({ pricetables, last_ids }) => [last_ids?.table, ...pricetables.map(numberOf)])),
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
export class Ids {
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

  /** The supplied id, or the next one; `path` is where it was supplied. */
  of(id: number | undefined, path: string): number {
    if (id === undefined) return ++this.last
    if (id < 1 || id > this.#known)
      this.#faults.add(path, `This proposal has no ${this.#kind} ${id}. Leave it out for a new one`)
    else if (this.#taken.has(id)) this.#faults.add(path, `The ${this.#kind} ${id} is here twice`)
    this.#taken.add(id)
    return id
  }
}
