import type { getAccount, hello } from '#wire/account.ts'
import type { Answer } from '#wire/operation.ts'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { accountQueries, roleIn } from './account.ts'

type Details = Answer<typeof getAccount> | null

/** Whether this is an answer that says what the person may see: their role, or what sellers see. */
export const tellsSight = ([kind, what]: QueryKey) => kind === 'account' && (what === 'hello' || what === 'details')

/** Whether they may see something else by such an answer than by the one before it; what sellers see is theirs alone. */
export function isOtherSight(client: QueryClient, [, what]: QueryKey, before: unknown, after: unknown) {
  if (what === 'hello') return roleIn(before as Answer<typeof hello>) !== roleIn(after as Answer<typeof hello>)
  const said = client.getQueryData(accountQueries.hello().queryKey)
  const isSeller = said === undefined || roleIn(said) === 'seller'
  return isSeller && (before as Details)?.sellers_see !== (after as Details)?.sellers_see
}
