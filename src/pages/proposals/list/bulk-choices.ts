import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '#src/api/account.ts'
import { tagQueries } from '#src/api/tags.ts'
import { useMay } from '#src/pages/shared/may.ts'
import { ownersIn } from '#src/pages/shared/user-name.ts'
import { updateProposal } from '#wire/proposal-changes.ts'
import type { ListItem } from '#wire/proposal-list.ts'

/** To whom the selected proposals can be assigned, and with what tagged. Undefined `items` are not all known. */
export function useBulkChoices(items: readonly ListItem[] | undefined) {
  const users = useQuery(accountQueries.users()).data
  const tags = useQuery({ ...tagQueries.list(), enabled: useMay(updateProposal) }).data
  const account = useQuery(accountQueries.details()).data
  // Whoever sees only their own gives none away.
  const mayAssign = useMay('admin') || account?.sellers_see !== 'own'
  return {
    owners: mayAssign ? ownersIn(users) : undefined,
    tags,
    /** Those that each of them has. */
    carried: items && tags?.filter(({ id }) => items.every((item) => item.tags.some((tag) => tag.id === id))),
  }
}
