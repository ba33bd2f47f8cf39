import { priceTables } from '#pricing/price-tables.ts'
import { isRadio } from '#pricing/selection.ts'
import type { VatGroup } from '#wire/products.ts'
import { rowInput } from '#wire/price-rows.ts'
import { orderOfParts, partsInOrder, type ReadingOrder } from '#wire/reading-order.ts'
import type { AppPriceTable, AppRow } from '#wire/row-pictures.ts'
import type { KeptAttachment, Section, TableSettings, TemplateRow, TemplateTable } from './template-content.ts'

export type StoredRow = TemplateRow & { id: number }
export type StoredTable = {
  id: string | null
  /** Which it is; absent while that is its position, from 1 (`numberOf`). */
  number?: number
  title: string
  settings: TableSettings
  rows: StoredRow[]
}

/** What a version holds. Ids of sections and rows are unique within it. */
export type Content = {
  sections: (Section & { id: number })[]
  pricetables: StoredTable[]
  /** In which order both are read; absent while all sections come first. */
  order?: ReadingOrder
  /** What goes along; absent where nothing does. */
  attachments?: KeptAttachment[]
  /** The highest ids ever issued; absent while nothing was removed: then the highest in use are. */
  last_ids?: { section: number; row: number; table?: number }
}

/** A version's content with its receivers' choices applied. */
export function contentIn({ content, choices = null }: { content: string; choices?: string | null }): Content {
  // What its tags say is read by whoever fills them in (told-tags.ts), and goes into no copy.
  const { told: _, ...sent } = JSON.parse(content) as Content & { told?: unknown }
  return choices === null ? sent : withChoices(sent, JSON.parse(choices) as Choice[])
}

/** A receiver's choice for one row. */
export type Choice = { row_id: number; selected: boolean; quantity: number }

export function withChoices(content: Content, choices: readonly Choice[]): Content {
  const byRow = new Map(choices.map((choice) => [choice.row_id, choice]))
  const chosen = (row: StoredRow): StoredRow => {
    const choice = row.type === 'price' ? byRow.get(row.id) : undefined
    return choice && row.type === 'price' ? { ...row, user_selected: choice.selected, quantity: choice.quantity } : row
  }
  const pricetables = content.pricetables.map((table) => ({ ...table, rows: table.rows.map(chosen) }))
  return { ...content, pricetables }
}

export const rowIn = ({ pricetables }: Content, id: number) =>
  pricetables.flatMap(({ rows }) => rows).find((row) => row.id === id)
export const sectionIn = ({ sections }: Content, id: number) => sections.find((section) => section.id === id)

/** What the row or section that a comment is about is called; "" for the whole proposal. */
export const subjectIn = (content: Content, { row_id, section_id }: Subject) =>
  (row_id !== undefined ? rowIn(content, row_id)?.content : undefined) ??
  (section_id !== undefined ? sectionIn(content, section_id)?.title : undefined) ??
  ''

type Subject = { row_id?: number | undefined; section_id?: number | undefined }

/** Rows to add to a table of the template, named by its Unique ID. */
export type AddedRows = { id: string; rows: readonly TemplateRow[] }

/**
 * The content a proposal starts with: the template's texts, tables and attachments, added rows after the table's own
 * (interface, section 2.1).
 */
export function startingContent(
  sections: readonly Section[],
  tables: readonly TemplateTable[],
  added: readonly AddedRows[],
  { attachments = [], order }: { attachments?: KeptAttachment[]; order?: ReadingOrder | undefined } = {},
): Content {
  let rows = 0
  const placed = orderOfParts(partsInOrder(order, { sections: sections.length, tables: tables.length }))
  return {
    sections: sections.map(({ title, html }, at) => ({ id: at + 1, title, html })),
    pricetables: tables.map(({ id, title, settings, rows: own }) => ({
      id,
      title,
      settings,
      rows: [...own.map(wholeRow), ...added.filter((table) => table.id === id).flatMap((table) => table.rows)].map(
        (row) => ({ ...row, id: ++rows }),
      ),
    })),
    ...(placed && { order: placed }),
    ...(attachments.length > 0 && { attachments }),
  }
}

/** With the defaults of what was not known when it was kept. */
function wholeRow(row: TemplateRow): TemplateRow {
  if (row.type !== 'price' || !row.picture) return rowInput.parse(row)
  const { picture, ...fields } = row
  return { ...rowInput.parse(fields), picture } as TemplateRow
}

/** What the tables come to without VAT, in the account's currency. */
export const calculatedTotal = ({ pricetables }: Content) => priceTables(pricetables).price_total_original

/**
 * The tables as details show them: every row with what it comes to, VAT by percentage and name (interface, section 3); of a
 * radio group the one row that counts is chosen, whatever was sent (section 4.2).
 */
export function tablesAnswer({ pricetables }: Content, vatGroups: readonly VatGroup[]): AppPriceTable[] {
  const { tables } = priceTables(pricetables)
  const names = new Map(vatGroups.map(({ percentage, name }) => [percentage, name]))
  return pricetables.map(({ id, number, title, settings, rows }, at) => {
    const prices = tables[at]
    if (!prices) throw new Error('A table was left unpriced')
    const { subtotal, total, vat, recurring } = prices
    return {
      id,
      ...(number !== undefined && { number }),
      title,
      subtotal,
      total,
      settings,
      vat: vat.map(({ percentage, total }) => ({
        percentage,
        group_name: names.get(percentage) ?? `${percentage} %`,
        total,
      })),
      recurring,
      rows: rows.map((row, at): AppRow => {
        const { subtotal = null, selected = false } = prices.rows[at] ?? {}
        return row.type === 'price' && isRadio(row)
          ? { ...row, subtotal, user_selected: selected }
          : { ...row, subtotal }
      }),
    }
  })
}
