import { electricProducts } from './electric.ts'
import { heatingProducts } from './heating.ts'
import type { SampleProduct } from './product.ts'
import { waterAndLabourProducts } from './water-and-labour.ts'

export const productDirectories = [
  { name: 'Verwarming, koeling en ventilatie', products: heatingProducts },
  { name: 'Elektra en zonnestroom', products: electricProducts },
  { name: 'Sanitair, arbeid en onderhoud', products: waterAndLabourProducts },
]

const bySku = new Map(productDirectories.flatMap(({ products }) => products).map((product) => [product.sku, product]))

export function productOf(sku: string): SampleProduct {
  const product = bySku.get(sku)
  if (!product) throw new RangeError(`No sample product has the sku ${sku}`)
  return product
}
