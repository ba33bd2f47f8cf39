import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { saidHere } from '#src/api/kept.ts'
import { proposalCustomerQueries } from '#src/api/proposal-customer.ts'
import { proposalVersionQueries } from '#src/api/proposal-versions.ts'
import { unanswered } from '#src/components/send/reminder.ts'
import type { KeptSending } from '#src/components/send/send-fields.ts'
import type { Proposal } from '#wire/proposal-details.ts'

/** Whether an address of the window says that it is to remind. */
export const isRemindingIn = (search: URLSearchParams) => search.get('remind') === 'true'

/** Who answered, and whether a newer version waits: both decide what the window opens with. */
export const factsForReminder = (client: QueryClient, id: number) => [
  client.query({ ...proposalCustomerQueries.customer(id), ...saidHere }),
  client.query({ ...proposalVersionQueries.list(id), ...saidHere }),
]

/**
 * Whom a reminder is for to begin with; undefined where it would be none: a version that nobody has seen is sent, and what
 * was scheduled goes on as it was written.
 */
export function useWaiting(
  { id, status }: Pick<Proposal, 'id' | 'status'>,
  { version, scheduled }: { version: number | undefined; scheduled: KeptSending | undefined },
): readonly number[] | undefined {
  const [search] = useSearchParams()
  const isWanted = isRemindingIn(search)
  const { data: customer } = useQuery({ ...proposalCustomerQueries.customer(id), enabled: isWanted })
  const isReminder = isWanted && status === 'open' && version === undefined && !scheduled
  return isReminder && customer ? unanswered(customer.receivers) : undefined
}
