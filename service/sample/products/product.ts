export type SampleProduct = {
  sku: string
  name: string
  /** Euros without VAT. */
  price: number
  /** VAT percentage. */
  vat: 21 | 9 | 0
  selectable: 'check' | 'radio' | null
  recurring: 'month' | 'year' | null
  description: string
}

type Special = Partial<Pick<SampleProduct, 'vat' | 'selectable' | 'recurring'>>

export const product = (
  sku: string,
  name: string,
  price: number,
  description: string,
  { vat = 21, selectable = null, recurring = null }: Special = {},
): SampleProduct => ({ sku, name, price, description, vat, selectable, recurring })
