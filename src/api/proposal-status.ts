import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { newStore } from '#src/new-store.ts'
import { ApiError } from '#wire/problem.ts'
import { undoProposalStatus } from '#wire/proposal-status-undo.ts'
import type { ShownProposal } from '#wire/app-proposal.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import { updateProposal } from '#wire/proposal-changes.ts'
import type { ProposalItem } from '#wire/proposals.ts'
import { hasAppInterface } from './account.ts'
import { call } from './client.ts'
import type { CallOptions } from './new-client.ts'
import { eachProposal } from './proposal-bulk.ts'

/** A proposal as it was before its status was changed. */
export type StatusBefore = Pick<ProposalItem, 'id' | 'name' | 'status' | 'date_modified'> &
  Pick<ShownProposal, 'loss_reason'>

/** `to` is a status, or `before`: the one each of the items had. `label` tells people what is being done. */
export type StatusMove = { label: string; items: readonly StatusBefore[]; to: ProposalStatus | 'before' }

/** Those that are under way, the newest last. */
let moves: readonly StatusMove[] = []
const pending = newStore<ReadonlyMap<number, ProposalStatus>>(new Map())

function setMoves(next: readonly StatusMove[]) {
  moves = next
  const each = moves.flatMap(({ items, to }) =>
    items.map(({ id, status }) => [id, to === 'before' ? status : to] as const),
  )
  pending.set(new Map(each))
}

/**
 * The one way a status is changed, of one proposal or of many. Where it goes shows at once, by `usePendingStatuses`: the
 * service answers with exactly the status it was given.
 */
export async function moveStatuses(client: QueryClient, move: StatusMove) {
  const { label, items, to } = move
  setMoves([...moves, move])
  try {
    return await eachProposal(client, label, items, (item, options) =>
      to === 'before'
        ? takeStatusBack(client, item, options)
        : call(updateProposal, { params: { id: item.id }, body: { status: to } }, options),
    )
  } finally {
    setMoves(moves.filter((other) => other !== move))
  }
}

/** Where proposals are on their way to, until what is shown was fetched again; of two moves the later one counts. */
export const pendingStatuses = pending.get

export const usePendingStatuses = () => useSyncExternalStore(pending.subscribe, pending.get)

/**
 * Takes a change of status back as if it had not been. Where something came after it, or the service does not know how,
 * it is changed once more.
 */
async function takeStatusBack(client: QueryClient, { id, status, date_modified }: StatusBefore, options: CallOptions) {
  const params = { id }
  try {
    if (await hasAppInterface(client))
      return await call(undoProposalStatus, { params, body: { status, date_modified } }, options)
  } catch (error) {
    if (!(error instanceof ApiError && [404, 405, 409].includes(error.status))) throw error
  }
  // Another request, so not under the same key.
  return call(updateProposal, { params, body: { status } }, { ...options, idempotencyKey: undefined })
}
