import type { Content } from '#service/domain/proposal-content.ts'
import type { Section } from '#service/domain/template-content.ts'
import { priceTables } from '#pricing/price-tables.ts'
import type { Random } from '#service/sample/random.ts'
import type { TableDraft } from '#service/sample/recipes/recipe.ts'
import type { RowDraft } from '#wire/price-rows.ts'

/** Numbers what is in a proposal, and points rows with a sku at their product. */
export function contentOf(
  sections: readonly Section[],
  tables: readonly TableDraft[],
  productIds: ReadonlyMap<string, number>,
): Content {
  let rows = 0
  const numbered = (row: RowDraft) => ({ ...withProduct(row, productIds), id: ++rows })
  return {
    sections: sections.map((section, at) => ({ id: at + 1, ...section })),
    pricetables: tables.map((table) => ({ ...table, rows: table.rows.map(numbered) })),
  }
}

/** A row with a sku points at its product. */
export const withProduct = (row: RowDraft, productIds: ReadonlyMap<string, number>): RowDraft =>
  row.type === 'price' && row.sku !== '' ? { ...row, product_id: productIds.get(row.sku) ?? null } : row

/** How the tables were in the version before: without discount rows, or else without their last row. */
export function tablesBefore(tables: readonly TableDraft[]): TableDraft[] {
  const [first, ...others] = tables
  if (!first) return []
  const undiscounted = first.rows.filter(({ type }) => type !== 'discount')
  const rows = undiscounted.length < first.rows.length ? undiscounted : first.rows.slice(0, -1)
  return [{ ...first, rows }, ...others]
}

export const totalOf = (tables: readonly TableDraft[]) => priceTables(tables).price_total_original

/** A round figure a little below what the tables come to, in whole euros; undefined for small ones and when it is round already. */
export function roundedDown(total: number): number | undefined {
  if (total < 750) return undefined
  const step = total > 20_000 ? 250 : total > 2000 ? 50 : 10
  const rounded = Math.floor(total / step) * step
  return rounded > 0 && rounded !== total ? rounded : undefined
}

/** Some of what could be chosen is chosen otherwise by who accepted it. */
export const withChoices = (random: Random, tables: readonly TableDraft[]): TableDraft[] =>
  tables.map((table) => ({
    ...table,
    rows: table.rows.map((row) =>
      row.type === 'price' && row.selectable === 'check' && random.chance(0.3)
        ? { ...row, user_selected: !row.user_selected }
        : row,
    ),
  }))
