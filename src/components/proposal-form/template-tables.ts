import { unknownRate, type RowsBefore } from '#src/draft/prices.ts'
import { templateRows, type DraftTable } from '#src/draft/table.ts'
import type { FavoriteTemplateSettings } from '#wire/settings-favorite-templates.ts'
import type { FavoriteTemplate } from '#wire/templates.ts'

/** What version 2 does not tell of a template's tables; the proposal itself has it, once it is there. */
const settings = { vat_default_percentage: unknownRate, vat_hidden: false, rows_include_vat: false }

/**
 * The price tables to fill in after another template is chosen. Rows already written stay: in the table of the same
 * Unique ID, or else in the first one.
 */
export function tablesFor(
  { pricetables }: Pick<FavoriteTemplate, 'pricetables'>,
  before: readonly DraftTable[],
): DraftTable[] {
  const known = new Set(pricetables.map(({ id }) => id))
  const homeless = before.filter(({ id }) => !known.has(id ?? '')).flatMap(({ rows }) => rows)
  return pricetables.map(({ id, title }, at) => {
    const own = before.find((table) => table.id === id)?.rows ?? []
    return { key: `table-${id}`, id, title, settings, rows: at === 0 ? [...own, ...homeless] : own }
  })
}

type Own = Pick<FavoriteTemplateSettings, 'pricetables'> | undefined

const ownTable = (own: Own, id: string | null) => own?.pricetables.find((table) => table.id === id)

/** The tables with the settings the template gives them; one that has them already stays the same object. */
export const withSettings = (tables: readonly DraftTable[], own: Own): readonly DraftTable[] =>
  tables.map((table) => {
    const settings = ownTable(own, table.id)?.settings
    return settings === undefined || settings === table.settings ? table : { ...table, settings }
  })

/** The rows that a proposal gets of its template, before those that are written. */
export const rowsBefore = (tables: readonly DraftTable[], own: Own): RowsBefore =>
  new Map(tables.map(({ key, id }) => [key, templateRows(ownTable(own, id)?.rows ?? [], key)]))

/** The template's custom fields with what was already typed into those of the same name. */
export const customValuesFor = (
  { custom_fields }: Pick<FavoriteTemplate, 'custom_fields'>,
  before: readonly { name: string; value: string }[],
) => custom_fields.map(({ name }) => ({ name, value: before.find((field) => field.name === name)?.value ?? '' }))
