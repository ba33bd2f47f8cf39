import { addComment } from './add-comment.ts'
import { createProposal } from './create-proposal.ts'
import { findContacts, readContact } from './find-contacts.ts'
import { findProposals } from './find-proposals.ts'
import { findTemplates } from './find-templates.ts'
import { readProposal } from './read-proposal.ts'
import { sendProposal } from './send-proposal.ts'
import { setPriceRows } from './set-price-rows.ts'
import type { Tool } from './tool.ts'

/** All that an assistant can do, in the order of a piece of work. */
export const tools: readonly Tool[] = [
  findContacts,
  readContact,
  findProposals,
  readProposal,
  findTemplates,
  createProposal,
  setPriceRows,
  sendProposal,
  addComment,
]
