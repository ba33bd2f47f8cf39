import { ApiError } from '#wire/problem.ts'
import { deleteProposal, updateProposal } from '#wire/proposal-changes.ts'
import type { ProposalItem } from '#wire/proposals.ts'
import { restore } from '#wire/trashcan.ts'
import type { QueryClient } from '@tanstack/react-query'
import { call } from './client.ts'
import { longWork, type WorkDone } from './long-work.ts'
import type { CallOptions } from './new-client.ts'
import { proposalVersionsKey } from './proposal-versions-key.ts'
import { proposalQueries, refreshLists } from './proposals.ts'
import { searchKey } from './search-key.ts'
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
    client.invalidateQueries({ queryKey: proposalVersionsKey }),
    client.invalidateQueries({ queryKey: trashQueries.all() }),
    client.invalidateQueries({ queryKey: searchKey, refetchType: 'none' }),
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
