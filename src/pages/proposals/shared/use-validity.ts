import { useQuery } from '@tanstack/react-query'
import { proposalCustomerQueries } from '#src/api/proposal-customer.ts'
import { useNow } from '#src/components/proposals/use-now.ts'
import { validityWords } from '#src/components/proposals/validity.ts'
import { useDayOf } from '#src/components/ui/account-zone.ts'
import type { Proposal } from '#wire/proposal-details.ts'

/**
 * Until when a proposal can be accepted, and in words; undefined until it is known, and where nobody says. Where a
 * timeline stands, it tells, and nobody asks apart.
 */
export function useValidity({ id, status }: Pick<Proposal, 'id' | 'status'>, { isTold = false } = {}) {
  const { data: agreement } = useQuery({ ...proposalCustomerQueries.validity(id), enabled: !isTold })
  const today = useDayOf(useNow())
  if (!agreement) return undefined
  return { agreement, today, words: validityWords(agreement, status, today) }
}
