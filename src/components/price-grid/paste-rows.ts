import { parseAmount, type Notation } from '#pricing/amount.ts'
import { newPriceRow, newRow, type DraftRow } from '#src/draft/table.ts'
import { discountIn, figureIn } from './figures.ts'
import type { Role } from './paste-columns.ts'

/**
 * Rows of pasted cells, whose columns are `roles`. A figure that cannot be read stays the text it is. A line of words
 * among lines with figures is a title. `vat` is the rate of rows that bring none.
 */
export function pastedRows(
  cells: readonly (readonly string[])[],
  roles: readonly Role[],
  { vat, notation }: { vat: number | null; notation: Notation },
): DraftRow[] {
  const withFigures = roles.some((role) => figures.has(role))
  return cells.map((line) => {
    const said = (role: Role) => (roles.includes(role) ? (line[roles.indexOf(role)] ?? '') : '')
    const content = said('content')
    if (withFigures && content !== '' && roles.every((role) => !figures.has(role) || said(role) === ''))
      return { ...newRow('title'), content }
    const quantity = said('quantity')
    return {
      ...newPriceRow(),
      content,
      quantity: quantity === '' ? 1 : figureIn(quantity, notation),
      price: figureIn(said('price'), notation),
      ...discountIn(said('discount'), notation),
      vat_percentage: parseAmount(said('vat'), notation) ?? vat,
      sku: said('sku'),
    }
  })
}

const figures: ReadonlySet<Role> = new Set(['quantity', 'price', 'discount'])
