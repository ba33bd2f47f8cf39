import { Hono } from 'hono'
import { keepAttachment, prepareAttachment } from '#service/domain/attachments.ts'
import {
  getProposalAttachments,
  proposalAttachment,
  setProposalAttachments,
} from '#service/domain/proposal-attachments.ts'
import { forgetUnkept } from '#service/domain/unused-files.ts'
import type { Ports } from '#service/ports.ts'
import * as wire from '#wire/attachments.ts'
import { maxAttachmentBytes } from '#wire/limits.ts'
import type { ServiceEnv } from './env.ts'
import { mount, mountDocument } from './mount.ts'
import { mountUpload } from './mount-upload.ts'

/** Attachments of proposals, on their way in and back to the account's users. */
export function attachments(ports: Pick<Ports, 'files' | 'log'>) {
  const api = new Hono<ServiceEnv>()
  mountUpload(api, wire.uploadAttachment, {
    limit: maxAttachmentBytes,
    before: (unit, bytes) => prepareAttachment(ports, unit, bytes),
    run: keepAttachment,
    after: (unit, prepared) => forgetUnkept(ports, unit, 'content' in prepared ? [prepared.content] : []),
  })
  mount(api, wire.getProposalAttachments, (unit, { params }) => getProposalAttachments(unit, params.id), {
    edited: (answer) => answer,
  })
  mount(api, wire.setProposalAttachments, (unit, { params, body }) => setProposalAttachments(unit, params.id, body), {
    edited: (answer) => answer,
    current: (unit, { params }) => getProposalAttachments(unit, params.id),
  })
  mountDocument(
    api,
    wire.downloadAttachment,
    (unit, { params }) => proposalAttachment(unit, params.id, params.file, ports.files),
    { isForeign: true },
  )
  return api
}
