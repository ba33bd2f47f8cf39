import { unknownRate } from '#src/components/price-grid/draft-prices.ts'
import type { DraftTable } from '#src/components/price-grid/draft-table.ts'
import type { FavoriteTemplate } from '#wire/templates.ts'

/** What a template does not tell of its tables; the proposal itself has it, once it is there. */
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

/** The template's custom fields with what was already typed into those of the same name. */
export const customValuesFor = (
  { custom_fields }: Pick<FavoriteTemplate, 'custom_fields'>,
  before: readonly { name: string; value: string }[],
) => custom_fields.map(({ name }) => ({ name, value: before.find((field) => field.name === name)?.value ?? '' }))
