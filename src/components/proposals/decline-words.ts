import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CustomerDecline } from '#wire/proposal-customer.ts'

/** Why a customer said no, as they chose it from the list. */
export const declineWords: Record<CustomerDecline['reason'], MessageDescriptor> = {
  price: msg`The price`,
  timing: msg`The timing`,
  other_supplier: msg`Another supplier`,
  not_needed: msg`No longer needed`,
  other: msg`Another reason`,
}
