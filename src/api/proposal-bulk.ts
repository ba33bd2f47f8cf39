import { ApiError } from '#wire/problem.ts'
import { deleteProposal, listProposals, updateProposal, type ProposalItem } from '#wire/proposals.ts'
import type { ListItem } from '#wire/proposal-list.ts'
import { pageSize } from '#wire/limits.ts'
import { restore } from '#wire/trashcan.ts'
import type { QueryClient } from '@tanstack/react-query'
import { call, callPage } from './client.ts'
import { longWork, type WorkDone } from './long-work.ts'
import type { CallOptions } from './new-client.ts'
import { proposalVersionQueries } from './proposal-versions.ts'
import { asVersion2, filled, proposalQueries, refreshLists, type ProposalFilter } from './proposals.ts'
import { searchQueries } from './search.ts'
import { trashQueries } from './trashcan.ts'

type Identified = Pick<ProposalItem, 'id'>

/** What came of a change of many; `gone` were not there any more, so nothing is left to do with them. */
export type BulkDone<Item> = WorkDone<Item> & { gone: ReadonlySet<number> }

/** Writes to each of the proposals in turn. `label` tells people what is being done. */
export async function eachProposal<Item extends Identified>(
  client: QueryClient,
  label: string,
  items: readonly Item[],
  write: (item: Item, options: CallOptions) => Promise<unknown>,
): Promise<BulkDone<Item>> {
  const gone = new Set<number>()
  const outcome = await longWork.run({
    label,
    items,
    of: () => items.length,
    // Long work waits by itself, and sends again under the same key.
    act: (item, idempotencyKey) =>
      write(item, { idempotencyKey, mostWaits: 0 }).catch((error: unknown) => {
        if (!(error instanceof ApiError && (error.status === 404 || error.status === 410))) throw error
        gone.add(item.id)
      }),
  })
  await refreshChanged(client)
  return { ...outcome, gone }
}

/** Records may be open behind the work: what they say is old now, and asked for again when they are shown. */
export const refreshChanged = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: proposalQueries.details() }),
    client.invalidateQueries({ queryKey: proposalVersionQueries.all() }),
    client.invalidateQueries({ queryKey: trashQueries.all() }),
    client.invalidateQueries({ queryKey: searchQueries.all(), refetchType: 'none' }),
    refreshLists(client),
  ])

/** Files many proposals, each in the directory that `directoryOf` says. */
export const fileProposals = <Item extends Identified>(
  client: QueryClient,
  label: string,
  items: readonly Item[],
  directoryOf: (item: Item) => number | null,
) =>
  eachProposal(client, label, items, (item, options) =>
    call(updateProposal, { params: { id: item.id }, body: { directory_id: directoryOf(item) } }, options),
  )

export const trashProposals = <Item extends Identified>(client: QueryClient, label: string, items: readonly Item[]) =>
  eachProposal(client, label, items, ({ id }, options) => call(deleteProposal, { params: { id } }, options))

/** Needs the app interface. */
export const restoreProposals = <Item extends Identified>(client: QueryClient, label: string, items: readonly Item[]) =>
  eachProposal(client, label, items, ({ id }, options) => call(restore, { params: { kind: 'proposal', id } }, options))

/** Every proposal of a list, page by page, from a service without an app interface; up to a stop or a failure. */
export async function everyProposal(label: string, filter: Omit<ProposalFilter, 'page'>) {
  const byId = new Map<number, ListItem>()
  let pages: number | undefined
  const isThere = (page: number) => pages === undefined || page <= pages
  function* numbers() {
    for (let page = 1; isThere(page); page += 1) yield page
  }
  const { stopped, error } = await longWork.run({
    label,
    items: numbers(),
    of: () => pages,
    act: async (page) => {
      // Long work waits by itself.
      const { items, total } = await callPage(listProposals, asVersion2(filled({ ...filter, page })), { mostWaits: 0 })
      // While pages are read the list may move: whatever comes twice is one.
      for (const item of items) byId.set(item.id, item)
      if (total !== undefined) pages = Math.ceil(total / pageSize)
      else if (items.length < pageSize) pages = page
    },
  })
  return { items: [...byId.values()], stopped, error }
}
