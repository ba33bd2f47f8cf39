import * as z from 'zod/mini'
import { maxAttachments } from './limits.ts'
import { operation } from './operation.ts'
import { atMostOf, byId, fileInPath, fileToken, flag, integer, name } from './scalars.ts'
import { viewedAttachment } from './viewed-attachment.ts'

/** In the order they are listed. What one is called stands with the proposal, and not with the file. */
export const attachmentInput = z.array(z.strictObject({ file: fileToken, name })).check(
  atMostOf(maxAttachments, 'attachments'),
  z.refine((all) => new Set(all.map(({ file }) => file)).size === all.length, 'A file is attached twice'),
)
export type AttachmentInput = z.output<typeof attachmentInput>

const uploaded = z.object({ file: z.string(), size: z.int() })
export type UploadedAttachment = z.output<typeof uploaded>

/**
 * Takes in an attachment: the body is the file itself, a PDF of at most `maxAttachmentBytes`, kept as it is. What it is,
 * is read from its bytes. The same file again gives the same `file`. 413 for one too large, 400 for what is no PDF, 409
 * where the account's files take up `maxAccountFileBytes` already.
 */
export const uploadAttachment = operation({
  id: 'attachments.upload',
  face: 'app',
  may: 'seller',
  methods: ['POST'],
  path: '/attachments',
  takes: 'file',
  status: 201,
  answer: uploaded,
})

export const proposalAttachments = z.object({ attachments: z.array(viewedAttachment) })
export type ProposalAttachments = z.output<typeof proposalAttachments>

/** Of the version that is being written, or was sent last. */
export const getProposalAttachments = operation({
  id: 'proposals.attachments',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: '/proposals/:id/attachments',
  params: byId,
  answer: proposalAttachments,
})

/**
 * Replaces them as a whole. They are part of the version: one that was sent keeps its own, and this starts the next.
 * `reopen` as when content is saved.
 */
export const setProposalAttachments = operation({
  id: 'proposals.set-attachments',
  face: 'app',
  may: 'seller',
  methods: ['PUT', 'PATCH'],
  path: '/proposals/:id/attachments',
  params: byId,
  mustMatch: true,
  body: z.strictObject({ attachments: attachmentInput, reopen: z._default(flag, false) }),
  answer: proposalAttachments,
})
export type SetAttachments = z.output<(typeof setProposalAttachments)['body']>

/** An attachment of any version of the proposal, as the file it is. */
export const downloadAttachment = operation({
  id: 'proposals.attachment',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: '/proposals/:id/attachments/:file',
  params: z.object({ id: integer, file: fileInPath }),
  gives: 'pdf',
  answer: z.string(),
})
