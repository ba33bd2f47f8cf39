import type { Product } from '#wire/products.ts'
import { newRow, type RowDraft } from './draft-row.ts'

/** A price row filled from a product; what the row already says of quantity and discount stays. */
export function withProduct(row: RowDraft | undefined, product: Product, startVat: number | null): RowDraft {
  const base = row?.type === 'price' ? row : newRow('price', startVat)
  if (base.type !== 'price') return base
  return {
    ...base,
    content: product.name,
    price: product.price,
    vat_percentage: product.vat_percentage,
    selectable: product.selectable,
    recurring_type: product.recurring,
    product_id: product.id,
    sku: product.sku,
  }
}
