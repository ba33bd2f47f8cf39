import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AgreeDefaults } from '#wire/agree.ts'

/** Who has to sign before a proposal is won. */
export const signerWords: Record<AgreeDefaults['signers'], MessageDescriptor> = {
  all: msg`Every receiver`,
  first: msg`First receiver`,
  anyone: msg`Anyone`,
}

/** What a field takes that is asked for when somebody accepts. */
export const agreeTypeWords: Record<AgreeDefaults['fields'][number]['type'], MessageDescriptor> = {
  text: msg`Text`,
  date: msg`Date`,
  choice: msg`Choice`,
}
