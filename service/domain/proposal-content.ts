import { priceTables } from '#pricing/price-tables.ts'
import type { VatGroup } from '#wire/products.ts'
import { rowInput, type PriceTable, type Row, type RowDraft } from '#wire/price-rows.ts'
import type { Section, TableSettings, TemplateTable } from './template-content.ts'

type StoredRow = RowDraft & { id: number }
type StoredTable = { id: string | null; title: string; settings: TableSettings; rows: StoredRow[] }

/** What a version holds. Ids of sections and rows are unique within it. */
export type Content = {
  sections: (Section & { id: number })[]
  pricetables: StoredTable[]
  /** The highest that were ever given; as long as nothing has been removed, the highest there are. */
  last_ids?: { section: number; row: number }
}

export const contentIn = ({ content }: { content: string }) => JSON.parse(content) as Content

/** Rows for a table of the template, named by its Unique ID. */
export type AddedRows = { id: string; rows: readonly RowDraft[] }

/** The content a proposal starts with: the template's texts and tables, added rows after the table's own (wire section 2). */
export function startingContent(
  sections: readonly Section[],
  tables: readonly TemplateTable[],
  added: readonly AddedRows[],
): Content {
  let rows = 0
  return {
    sections: sections.map(({ title, html }, at) => ({ id: at + 1, title, html })),
    pricetables: tables.map(({ id, title, settings, rows: own }) => ({
      id,
      title,
      settings,
      rows: [
        ...own.map((row) => rowInput.parse(row)),
        ...added.filter((table) => table.id === id).flatMap((table) => table.rows),
      ].map((row) => ({ ...row, id: ++rows })),
    })),
  }
}

/** What the tables come to without VAT, in the account's currency. */
export const calculatedTotal = ({ pricetables }: Content) => priceTables(pricetables).price_total_original

/** The tables as details show them: every row with what it comes to, VAT by percentage and name (wire section 3). */
export function tablesSeen({ pricetables }: Content, vatGroups: readonly VatGroup[]): PriceTable[] {
  const { tables } = priceTables(pricetables)
  const names = new Map(vatGroups.map(({ percentage, name }) => [percentage, name]))
  return pricetables.map(({ id, title, settings, rows }, at) => {
    const prices = tables[at]
    if (!prices) throw new Error('A table was left unpriced')
    const { subtotal, total, vat, recurring } = prices
    return {
      id,
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
      rows: rows.map((row, at): Row => ({ ...row, subtotal: prices.rows[at]?.subtotal ?? null })),
    }
  })
}
