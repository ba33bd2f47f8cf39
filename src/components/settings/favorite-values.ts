import { newKey, templateRows, wireRows, type DraftTable } from '#src/components/price-grid/draft-table.ts'
import type { FavoriteTemplateSettings, NewFavoriteTemplate } from '#wire/settings-favorite-templates.ts'

/** A favorite template as its form holds it; the tables are the grid's. */
export type FavoriteFields = {
  name: string
  text_template_id: number | null
  design_template_id: number | null
  automations_set_id: number | null
  custom_fields: string[]
  pricetables: readonly DraftTable[]
}

export const emptyFavorite: FavoriteFields = {
  name: '',
  text_template_id: null,
  design_template_id: null,
  automations_set_id: null,
  custom_fields: [],
  pricetables: [],
}

/** What the form starts from. */
export const favoriteFieldsOf = ({ id: _id, pricetables, ...seen }: FavoriteTemplateSettings): FavoriteFields => ({
  ...seen,
  pricetables: pricetables.map(({ rows, ...table }, at) => ({
    ...table,
    key: `table-${at}`,
    rows: templateRows(rows, String(at)),
  })),
})

/** What the contract checks: the tables without the keys of the grid. */
export const tablesGiven = (tables: readonly DraftTable[]): NewFavoriteTemplate['pricetables'] =>
  tables.map(({ id, title, settings, rows }) => ({ id: id ?? '', title, settings, rows: wireRows(rows) }))

/** A table that is ready to be written in; its Unique ID is free among the others. */
export function newTable(others: readonly DraftTable[], vat: number): DraftTable {
  const taken = new Set(others.map(({ id }) => id))
  let number = others.length + 1
  while (taken.has(`prices-${number}`)) number += 1
  return {
    key: newKey(),
    id: `prices-${number}`,
    title: '',
    settings: { vat_default_percentage: vat, vat_hidden: false, rows_include_vat: false },
    rows: [],
  }
}
