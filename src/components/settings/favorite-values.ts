import { defaultsFormOf, type AgreeDefaultsForm } from '#src/components/agree/agree-values.ts'
import { newKey, templateRows, wireRows, type DraftTable } from '#src/draft/table.ts'
import type { ViewedAttachment } from '#wire/viewer.ts'
import type { FavoriteTemplateSettings } from '#wire/settings-favorite-templates.ts'

/** A favorite template as its form holds it; the tables are the grid's. */
export type FavoriteFields = {
  name: string
  text_template_id: number | null
  design_template_id: number | null
  automations_set_id: number | null
  custom_fields: string[]
  pricetables: readonly DraftTable[]
  /** What accepting asks for; null for what the account's settings say. */
  acceptance: AgreeDefaultsForm | null
  /** What proposals begin with. */
  attachments: readonly ViewedAttachment[]
}

export const emptyFavorite: FavoriteFields = {
  name: '',
  text_template_id: null,
  design_template_id: null,
  automations_set_id: null,
  custom_fields: [],
  pricetables: [],
  acceptance: null,
  attachments: [],
}

/** What the form starts from. */
export const favoriteFieldsOf = ({
  name,
  text_template_id,
  design_template_id,
  automations_set_id,
  custom_fields,
  pricetables,
  acceptance,
  attachments,
}: FavoriteTemplateSettings): FavoriteFields => ({
  name,
  text_template_id,
  design_template_id,
  automations_set_id,
  custom_fields,
  attachments,
  acceptance: acceptance && defaultsFormOf(acceptance),
  pricetables: pricetables.map(({ rows, ...table }, at) => ({
    ...table,
    key: `table-${at}`,
    rows: templateRows(rows, String(at)),
  })),
})

/** As the contract takes them: the tables without the keys of the grid. */
export const templateTables = (tables: readonly DraftTable[]) =>
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
