import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { NoSuchPage, NothingFound } from '#src/components/ui/list-empty-parts.tsx'
import { trashTo, type TrashAddress } from './trash-address.ts'

/** Nothing found, nothing on this page and nothing at all are three different things. */
export function TrashEmpty({ address }: { address: TrashAddress }) {
  const { t } = useLingui()
  const { page, kind, query } = address
  if (page > 1) return <NoSuchPage page={page} first={trashTo(address, {})} />
  if (query)
    return (
      <NothingFound title={t`Nothing found for “${query}”`} all={trashTo(address, { query: '' })}>
        <Trans>Every word has to occur. What is not in the trashcan is not searched here.</Trans>
      </NothingFound>
    )
  if (kind !== 'all')
    return (
      <EmptyState title={kind === 'proposal' ? t`No proposals in the trashcan` : t`No contacts in the trashcan`}>
        <Trans>What is deleted comes here first, and can be restored.</Trans>
      </EmptyState>
    )
  return (
    <EmptyState title={t`The trashcan is empty`}>
      <Trans>What is deleted comes here first, and can be restored.</Trans>
    </EmptyState>
  )
}
