import type { RowDraft } from '#src/components/price-table/draft-row.ts'
import type { FavoriteTemplate } from '#wire/templates.ts'

type Tables = { id: string; rows: RowDraft[] }[]

/**
 * The price tables to fill in after another template is chosen. Rows already written stay: in the table of the same
 * Unique ID, or else in the first one.
 */
export function tablesFor({ pricetables }: Pick<FavoriteTemplate, 'pricetables'>, before: Tables): Tables {
  const known = new Set(pricetables.map(({ id }) => id))
  const homeless = before.filter(({ id }) => !known.has(id)).flatMap(({ rows }) => rows)
  return pricetables.map(({ id }, at) => {
    const own = before.find((table) => table.id === id)?.rows ?? []
    return { id, rows: at === 0 ? [...own, ...homeless] : own }
  })
}

/** The template's custom fields with what was already typed into those of the same name. */
export const customValuesFor = (
  { custom_fields }: Pick<FavoriteTemplate, 'custom_fields'>,
  before: readonly { name: string; value: string }[],
) => custom_fields.map(({ name }) => ({ name, value: before.find((field) => field.name === name)?.value ?? '' }))
