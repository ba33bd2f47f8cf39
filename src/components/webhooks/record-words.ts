import type { DeliveryItem } from '#wire/deliveries.ts'

const kinds: Record<string, string> = {
  proposal: 'Proposal',
  organisation: 'Organisation',
  company: 'Company',
  person: 'Person',
  product: 'Product',
  product_directory: 'Product directory',
}

/** What a delivery is about, in words. */
export const recordWords = ({ record: { type, id } }: Pick<DeliveryItem, 'record'>) => `${kinds[type] ?? type} ${id}`
