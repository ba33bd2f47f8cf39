import type { QueryClient } from '@tanstack/react-query'
import { updateProposal } from '#wire/proposal-changes.ts'
import { getProposal } from '#wire/proposal-details.ts'
import { call, callWithTag } from './client.ts'
import { eachProposal } from './proposal-bulk.ts'

type Identified = { id: number }

/** Assigns many proposals, each to the user that `ownerOf` says. */
export const assignProposals = <Item extends Identified>(
  client: QueryClient,
  label: string,
  items: readonly Item[],
  ownerOf: (item: Item) => number,
) =>
  eachProposal(client, label, items, (item, options) =>
    call(updateProposal, { params: { id: item.id }, body: { account_user_id: ownerOf(item) } }, options),
  )

/** Adds a tag to many proposals or removes it. Version 2 takes all tags of one, so what others added is read first. */
export const tagProposals = <Item extends Identified>(
  client: QueryClient,
  label: string,
  items: readonly Item[],
  { id: tagId, name }: { id: number; name: string },
  has: boolean,
) =>
  eachProposal(client, label, items, async ({ id }, options) => {
    const params = { id }
    const { tags, etag } = await callWithTag(getProposal, { params }, { mostWaits: options.mostWaits })
    const others = tags.flatMap((tag) => (tag.id === tagId ? [] : [tag.name]))
    const body = { tags: has ? [...others, name] : others }
    return call(updateProposal, { params, body }, { ...options, ifMatch: etag })
  })
