import { t } from '@lingui/core/macro'
import type { ProposalMatches } from '#src/api/bulk-changes.ts'
import { everyProposal } from '#src/api/every-proposal.ts'
import { assignProposals, tagProposals } from '#src/api/proposal-owner-tags.ts'
import type { OwnerChoice, TagChoice } from '#src/components/proposals/bulk-items.ts'
import { ownerChangeWords, tagChangeWords } from '#src/components/proposals/rarer-change-words.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'
import type { ListItem } from '#wire/proposal-list.ts'
import type { BulkContext } from './bulk-acts.ts'
import { runWanted } from './run-change.ts'

// By a request for each, where the service cannot find and change many itself.

type Items = readonly ListItem[]

export const assignTo = ({ client, listener }: BulkContext, chosen: Items, { id, name }: OwnerChoice) =>
  runWanted(
    {
      items: chosen.filter(({ account_user_id }) => account_user_id !== id),
      words: ownerChangeWords(name),
      act: (label, items) => assignProposals(client, label, items, () => id),
      undo: {
        items: (done) => done,
        act: (label, items) => assignProposals(client, label, items, ({ account_user_id }) => account_user_id),
      },
    },
    chosen,
    listener,
  )

export const setTag = ({ client, listener }: BulkContext, chosen: Items, tag: TagChoice, has: boolean) =>
  runWanted(
    {
      items: chosen.filter(({ tags }) => tags.some(({ id }) => id === tag.id) !== has),
      words: tagChangeWords(tag.name, has),
      act: (label, items) => tagProposals(client, label, items, tag, has),
      undo: {
        items: (done) => done,
        act: (label, items) => tagProposals(client, label, items, tag, !has),
      },
    },
    chosen,
    listener,
  )

type Matches = Extract<ProposalMatches, { except: unknown }>

/** Reads all that match, for what is done to each. */
export async function readMatches({ filter, except }: Matches, act: (items: Items) => void) {
  const { stopped, error, items } = await everyProposal(t`Collecting matches`, filter)
  if (error !== undefined) return sayFailed(error)
  return stopped ? undefined : act(items.filter(({ id }) => !except.has(id)))
}
