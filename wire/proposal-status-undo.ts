import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { proposalStatus } from './proposal-status.ts'
import { byId, statusLine } from './scalars.ts'

const isMoment = (text: string) => text.length <= 40 && !Number.isNaN(Date.parse(text))

/**
 * Undoes a change of status without a trace: status and `date_modified` are restored, and its line in the log is
 * removed. 409 if it was not this user's last change, is older than `statusUndoLife`, or left won.
 */
export const undoProposalStatus = operation({
  id: 'proposals.undo-status',
  face: 'app',
  may: 'seller',
  methods: ['POST'],
  path: '/proposals/:id/undo-status',
  params: byId,
  body: z.strictObject({
    /** Before the change. */
    status: proposalStatus,
    date_modified: z
      .string('Send the date_modified from before')
      .check(z.refine<string>(isMoment, { error: 'Send the date_modified from before' })),
  }),
  answer: statusLine,
})
