import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { LossFilter, LossReason } from '#wire/loss-reasons.ts'

/** Why a proposal was lost, for who sells; what customers choose from has words of its own (decline-words.ts). */
export const lossWords: Record<LossFilter, MessageDescriptor> = {
  price: msg`Price`,
  other_supplier: msg`Chose another supplier`,
  timing: msg`Postponed`,
  not_needed: msg`Did not go ahead`,
  no_reaction: msg`No reaction`,
  other: msg`Another reason`,
  none: msg`No reason given`,
}

/** Null where nobody gave one. */
export const lossText = (reason: LossReason | null) => t(lossWords[reason ?? 'none'])
