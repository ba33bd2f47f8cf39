import type { QueryClient } from '@tanstack/react-query'
import type { ShownProposal } from '#wire/app-proposal.ts'
import { getProposalRecord } from '#wire/proposal-record.ts'
import { getProposal } from '#wire/proposal-details.ts'
import { attachmentQueries } from './attachments.ts'
import { callWithTag } from './client.ts'
import type { Tagged } from './new-client.ts'
import { proposalCustomerQueries } from './proposal-customer.ts'
import { asked } from './proposal-record-asked.ts'
import { timelineQuery } from './timeline.ts'

/**
 * The details of a proposal, in the one answer that all of its record opens with: what else is in it is there for those
 * who show it, without a request of their own.
 */
export async function openRecord(client: QueryClient, id: number): Promise<Tagged<ShownProposal>> {
  const answer = callWithTag(getProposalRecord, { params: { id } })
  asked.begin(id, answer)
  // Each takes its part of this request; whether that comes, the details say.
  void client.prefetchQuery(proposalCustomerQueries.customer(id))
  void client.prefetchQuery(attachmentQueries.of(id))
  void client.prefetchInfiniteQuery(timelineQuery(id, { filter: undefined, machines: false }))
  const { details, etag } = await answer
  return { ...details, etag }
}

/** The details alone, from a service without an app interface. */
export const openDetails = (id: number, signal: AbortSignal): Promise<Tagged<ShownProposal>> =>
  callWithTag(getProposal, { params: { id } }, { signal })
