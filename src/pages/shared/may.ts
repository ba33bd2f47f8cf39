import { useQuery } from '@tanstack/react-query'
import { accountQueries, roleIn } from '#src/api/account.ts'
import type { Operation } from '#wire/operation.ts'
import { reaches, type Role } from '#wire/roles.ts'

type Op = Pick<Operation, 'may'>

/**
 * Whether the person may use an operation, as the contract says, or has at least a role. Until theirs is known it is
 * offered: nothing waits for it, and the service decides in any case.
 */
export function useMay(wanted: Op | Role) {
  const { data } = useQuery(accountQueries.hello())
  return !data || reaches(roleIn(data), typeof wanted === 'string' ? wanted : leastOf(wanted))
}

/** On the customer's page nobody has a role; its operations are not asked about here. */
export const leastOf = ({ may }: Op): Role => (may === 'receiver' ? 'reader' : may)
