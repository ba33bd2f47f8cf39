import { ApiError } from '#wire/problem.ts'
import { deleteProposal, listProposals, updateProposal, type ProposalItem } from '#wire/proposals.ts'
import { pageSize } from '#wire/scalars.ts'
import { restore } from '#wire/trashcan.ts'
import type { QueryClient } from '@tanstack/react-query'
import { call, callPage } from './client.ts'
import { longWork, type WorkDone } from './long-work.ts'
import { filled, proposalQueries, refreshLists, type ProposalChange, type ProposalFilter } from './proposals.ts'
import { trashQueries } from './trashcan.ts'

type Change = Pick<ProposalChange, 'status' | 'directory_id'>

/** What came of a change of many; `gone` were not there any more, so nothing is left to do with them. */
export type BulkDone = WorkDone<ProposalItem> & { gone: ReadonlySet<number> }

/** Long work waits by itself, and asks again under the same key. */
const once = (idempotencyKey: string) => ({ idempotencyKey, mostWaits: 0 })

async function each(
  client: QueryClient,
  label: string,
  items: readonly ProposalItem[],
  act: (item: ProposalItem, key: string) => Promise<unknown>,
): Promise<BulkDone> {
  const gone = new Set<number>()
  const outcome = await longWork.run({
    label,
    items,
    of: () => items.length,
    act: (item, key) =>
      act(item, key).catch((error: unknown) => {
        if (!(error instanceof ApiError && (error.status === 404 || error.status === 410))) throw error
        gone.add(item.id)
      }),
  })
  // Records may be open behind the work: what they say is old now, and asked for again when they are shown.
  await Promise.all([
    client.invalidateQueries({ queryKey: proposalQueries.details() }),
    client.invalidateQueries({ queryKey: trashQueries.all() }),
    refreshLists(client),
  ])
  return { ...outcome, gone }
}

/** Changes many proposals, each the way `change` says. `label` tells people what is being done. */
export const changeProposals = (
  client: QueryClient,
  label: string,
  items: readonly ProposalItem[],
  change: (item: ProposalItem) => Change,
) =>
  each(client, label, items, (item, key) =>
    call(updateProposal, { params: { id: item.id }, body: change(item) }, once(key)),
  )

export const trashProposals = (client: QueryClient, label: string, items: readonly ProposalItem[]) =>
  each(client, label, items, ({ id }, key) => call(deleteProposal, { params: { id } }, once(key)))

/** Needs the app interface. */
export const restoreProposals = (client: QueryClient, label: string, items: readonly ProposalItem[]) =>
  each(client, label, items, ({ id }, key) => call(restore, { params: { kind: 'proposal', id } }, once(key)))

/** Every proposal of a list, page by page; the items that came before a stop or a failure come along. */
export async function everyProposal(label: string, filter: Omit<ProposalFilter, 'page'>) {
  const found = new Map<number, ProposalItem>()
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
      const { items, total } = await callPage(listProposals, filled({ ...filter, page }), { mostWaits: 0 })
      // While pages are read the list may move: whatever comes twice is one.
      for (const item of items) found.set(item.id, item)
      if (total !== undefined) pages = Math.ceil(total / pageSize)
      else if (items.length < pageSize) pages = page
    },
  })
  return { items: [...found.values()], stopped, error }
}
