import { downloadProposal } from '#wire/proposal-document.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { download } from './client.ts'

/** The proposal as a PDF: a draft as it stands, anything else as it was sent last. */
export const proposalDocument = ({ id, status }: Pick<Proposal, 'id' | 'status'>) =>
  download(downloadProposal, { params: { id }, query: { version: status === 'edit' ? 'draft' : 'sent' } })
