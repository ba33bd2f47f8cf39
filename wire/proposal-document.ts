import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { byId, fileInPath, integer, uuid } from './scalars.ts'
import { byToken } from './viewer.ts'

/** A tagged PDF. `Content-Disposition` names it after the proposal. */
const pdf = z.string()

/**
 * What a receiver sees, as a document (interface, section 9); once somebody signed, with the proof at its end. 404, 403
 * and 410 as for the proposal itself.
 */
export const downloadAsViewer = operation({
  id: 'viewer.document',
  face: 'viewer',
  may: 'receiver',
  methods: ['GET'],
  path: '/viewer/:token/document.pdf',
  params: byToken,
  gives: 'pdf',
  answer: pdf,
})

/**
 * The same for the account's users, as one of the receivers sees it (the first by default): of the version that was sent
 * last, or of the one being written. 409 while there is no receiver, and of `sent` while nothing was.
 */
export const downloadProposal = operation({
  id: 'proposals.document',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: '/proposals/:id/document.pdf',
  params: byId,
  query: z.strictObject({
    version: z._default(z.enum(['sent', 'draft'], { error: 'Use sent or draft' }), 'sent'),
    contact_people_id: z.optional(integer),
  }),
  gives: 'pdf',
  answer: pdf,
})

/**
 * An attachment of the version this receiver sees. `visit` is the `visit_id` of the opening it is asked for in: then it
 * counts once that visit is told of. 404, 403 and 410 as for the proposal itself.
 */
export const downloadAttachmentAsViewer = operation({
  id: 'viewer.attachment',
  face: 'viewer',
  may: 'receiver',
  methods: ['GET'],
  path: '/viewer/:token/attachments/:file',
  params: z.object({ ...byToken.shape, file: fileInPath }),
  query: z.strictObject({
    visit: z.optional(uuid),
  }),
  gives: 'pdf',
  answer: z.string(),
})
