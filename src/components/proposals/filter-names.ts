import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ListSort, NeedKind, ValidityFilter } from '#wire/proposal-list.ts'

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

export const sortWords: Record<ListSort, MessageDescriptor> = {
  name: msg`Name`,
  date_created: msg`Created`,
  date_modified: msg`Modified`,
  date_openclient: msg`Last viewed`,
  valid_until: msg`Valid until`,
}
