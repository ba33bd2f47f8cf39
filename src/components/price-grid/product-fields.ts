import type { AppProduct } from '#wire/product-pictures.ts'
import type { RowFields } from '#src/draft/table.ts'

/** What a product fills in of a row; what the row says of quantity and discount stays. */
export const productFields = (product: AppProduct) =>
  ({
    content: product.name,
    price: product.price,
    vat_percentage: product.vat_percentage,
    selectable: product.selectable,
    recurring_type: product.recurring,
    product_id: product.id,
    sku: product.sku,
    picture: product.picture ?? null,
  }) satisfies RowFields
