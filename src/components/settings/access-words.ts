import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AssistantsFrom, SellersSee } from '#wire/roles.ts'

/** What sellers see of each other's work. */
export const sellersSeeWords: Record<SellersSee, MessageDescriptor> = {
  all: msg`All proposals and contacts`,
  own: msg`Their own proposals and contacts`,
}

/** Who may connect assistants. */
export const assistantsFromWords: Record<AssistantsFrom, MessageDescriptor> = {
  reader: msg`Everyone`,
  seller: msg`Sellers and admins`,
  admin: msg`Admins`,
  nobody: msg`Nobody`,
}
