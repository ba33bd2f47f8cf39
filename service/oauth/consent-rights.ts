import type { AuthorizeRequest } from '#service/oauth/authorize-request.ts'
import { createComment } from '#wire/proposal-comments.ts'
import { saveContent } from '#wire/proposal-content.ts'
import { deleteProposal, sendProposal } from '#wire/proposal-changes.ts'
import { listProposals } from '#wire/proposals.ts'
import { reaches, type Role } from '#wire/roles.ts'
import { updateAccount } from '#wire/settings-account.ts'
import { invite } from '#wire/settings-invitations.ts'
import { restore } from '#wire/trashcan.ts'
import { createWebhook } from '#wire/webhooks.ts'

/** What an application may be let do, each by an operation that takes the same role as the rest of it. */
const operations = {
  look: listProposals,
  work: deleteProposal,
  restore,
  webhooks: createWebhook,
  settings: updateAccount,
  people: invite,
  find: listProposals,
  write: saveContent,
  comment: createComment,
  send: sendProposal,
} as const

export type ConsentRight = keyof typeof operations

/** By who asks: the account's own app, another application, or an assistant. */
const rights = {
  ownApp: ['look', 'work', 'restore', 'webhooks', 'settings', 'people'],
  otherApp: ['look', 'work', 'webhooks'],
  assistant: ['find', 'write', 'comment', 'send'],
} as const satisfies Record<string, readonly ConsentRight[]>

export type Asking = keyof typeof rights

export const askingOf = ({ audience, client }: Pick<AuthorizeRequest, 'audience' | 'client'>): Asking =>
  audience === 'mcp' ? 'assistant' : client.first_party === 1 ? 'ownApp' : 'otherApp'

/** What it could do for somebody of this role: a token never does more than its person may (decision 0061). */
export const rightsOf = (asking: Asking, role: Role): ConsentRight[] =>
  rights[asking].filter((right) => {
    const { may } = operations[right]
    return may !== 'receiver' && reaches(role, may)
  })
