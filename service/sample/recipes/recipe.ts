import type { RowDraft } from '#wire/price-rows.ts'
import type { Random } from '#service/sample/random.ts'

/** Who asks: a household, a firm or institution, or whoever manages homes. */
export type Audience = 'home' | 'business' | 'block'

export type Where = {
  /** Street and number, or the name of a building. */
  address: string
  city: string
  /** Homes in the building, for those who manage some. */
  homes: number
  /** A building with many rooms, rather than a shop or a practice. */
  isLarge: boolean
}

/** What tells customers of one audience apart. */
export type Customer = { audience: Audience; language: 'nl' | 'en'; isLarge: boolean; isRented: boolean }

export type TableSettings = { vat_default_percentage: number; vat_hidden: boolean; rows_include_vat: boolean }

export type TableDraft = {
  /** The Unique ID by which a request finds the table in its template. */
  id: string | null
  title: string
  settings: TableSettings
  rows: RowDraft[]
}

/**
 * What one job comes to, before it is anybody's proposal. Texts are HTML of the allowed elements (interface, section
 * 5).
 */
export type Job = {
  name: string
  /** Why this job, in a paragraph or two. */
  lead: string[]
  /** What the customer gets, in points. */
  points: string[]
  steps: string[]
  /** Guarantee and what comes after. */
  care: string
  tables: TableDraft[]
  /** What customers ask, and what the firm answers. */
  questions: readonly (readonly [question: string, answer: string])[]
  tags: string[]
}

export type Recipe = {
  key: string
  audience: Audience
  language: 'nl' | 'en'
  /** The favorite template it was made from. */
  template: string
  /** Left out: any customer of the audience. */
  suits?: (customer: Customer) => boolean
  job: (random: Random, where: Where) => Job
}

export const table = (
  heading: string,
  rows: RowDraft[],
  { id = null, ...settings }: Partial<TableSettings> & { id?: string | null } = {},
): TableDraft => ({
  id,
  title: heading,
  settings: { vat_default_percentage: 21, vat_hidden: false, rows_include_vat: false, ...settings },
  rows,
})

/** Half of the firm's proposals carry the address in their name. */
export const named = (random: Random, what: string, { address }: Where) =>
  random.chance(0.55) ? `${what}, ${address}` : what
