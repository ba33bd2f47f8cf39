import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { NeedKind, ValidityFilter } from '#wire/proposal-list.ts'

export const validityFilterWords: Record<ValidityFilter, MessageDescriptor> = {
  expiring: msg`Expires within 7 days`,
  expired: msg`Expired`,
}

export const needFilterWords: Record<NeedKind, MessageDescriptor> = {
  question: msg`Unanswered question`,
  bounced: msg`Mail not delivered`,
  decided: msg`Signed or declined`,
  expiring: msg`Expiring`,
  silent: msg`Opened, then silent`,
  draft: msg`Untouched draft`,
}
