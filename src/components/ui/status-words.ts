import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ProposalStatus } from '#wire/proposal-status.ts'

/** In English two of them are also verbs, hence the context. */
export const statusWords: Record<ProposalStatus, MessageDescriptor> = {
  edit: msg({ message: 'Draft', context: 'status' }),
  open: msg({ message: 'Open', context: 'status' }),
  won: msg({ message: 'Won', context: 'status' }),
  lost: msg({ message: 'Lost', context: 'status' }),
  closed: msg({ message: 'Closed', context: 'status' }),
}
