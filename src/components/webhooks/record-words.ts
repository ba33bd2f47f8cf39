import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { DeliveryItem } from '#wire/deliveries.ts'

const kinds: Record<string, MessageDescriptor> = {
  proposal: msg`Proposal`,
  organisation: msg`Organisation`,
  company: msg`Company`,
  person: msg`Person`,
  product: msg`Product`,
  product_directory: msg`Product directory`,
}

/** What a delivery is about, in words. */
export function recordWords({ record: { type, id }, test }: Pick<DeliveryItem, 'record' | 'test'>) {
  if (test) return t`Sample record`
  const kind = kinds[type]
  return `${kind ? t(kind) : type} ${id}`
}
