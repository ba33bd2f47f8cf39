import type { Stored } from '#service/store/schema.ts'
import type { RowDraft } from '#wire/price-rows.ts'
import type { ReadingOrder } from '#wire/reading-order.ts'
import type { Pictured } from '#wire/row-pictures.ts'

export type TableSettings = { vat_default_percentage: number; vat_hidden: boolean; rows_include_vat: boolean }
export type Section = { title: string; html: string }

export type TemplateRow = Pictured<RowDraft>

/** A price table of a favorite template; `id` is its Unique ID. Rows are as in a request. */
export type TemplateTable = { id: string; title: string; settings: TableSettings; rows: TemplateRow[] }

/** A PDF that goes along, as a version names it; `hash` is the SHA-256 of its bytes, `size` how many they are. */
export type KeptAttachment = { file: string; name: string; size: number; hash: string }

export const templateTables = ({ pricetables }: Pick<Stored<'favorite_template'>, 'pricetables'>) =>
  JSON.parse(pricetables) as TemplateTable[]

export const templateSections = ({ sections }: Pick<Stored<'text_template'>, 'sections'>) =>
  JSON.parse(sections) as Section[]

/** Undefined where all texts come first. */
export const orderIn = ({ reading_order }: Pick<Stored<'favorite_template'>, 'reading_order'>) =>
  reading_order === null ? undefined : (JSON.parse(reading_order) as ReadingOrder)

/** What its proposals begin with. */
export const attachmentsIn = ({ attachments }: Pick<Stored<'favorite_template'>, 'attachments'>) =>
  JSON.parse(attachments) as KeptAttachment[]
