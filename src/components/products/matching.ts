import type { Product } from '#wire/products.ts'

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The products in which every word occurs, in any order, without regard to case or accents. */
export function matching(products: readonly Product[], query: string): readonly Product[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return products
  return products.filter(({ name, sku, descr_short }) => {
    const text = plain([name, sku, descr_short].join('\n'))
    return words.every((word) => text.includes(word))
  })
}
