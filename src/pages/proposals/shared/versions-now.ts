import { useQuery } from '@tanstack/react-query'
import { proposalVersionQueries } from '#src/api/proposal-versions.ts'
import { versionsNow } from '#src/components/proposals/version-words.ts'
import type { Proposal } from '#wire/proposal-details.ts'

/** Which version is worked on and which the customer sees; nothing is asked of a draft, which has one. */
export function useVersionsNow(proposal: Pick<Proposal, 'id' | 'version_id' | 'status'>) {
  const { data } = useQuery({ ...proposalVersionQueries.list(proposal.id), enabled: proposal.status !== 'edit' })
  return versionsNow(proposal, data)
}
