import { hasWords } from '#src/components/ui/plain-text.ts'
import type { Product } from '#wire/products.ts'

/** The products in which every word occurs, in any order, without regard to case or accents. */
export function matching(products: readonly Product[], query: string): readonly Product[] {
  const isFound = hasWords(query)
  return products.filter(({ name, sku, descr_short }) => isFound(name, sku, descr_short))
}
