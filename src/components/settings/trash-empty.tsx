import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyState } from '#src/components/list/empty-state.tsx'
import { NoSuchPage, NothingFound } from '#src/components/list/empty-parts.tsx'
import { trashTo, type TrashAddress } from './trash-address.ts'

/** Nothing found, nothing on this page and nothing at all are three different things. */
export function TrashEmpty({ address }: { address: TrashAddress }) {
  const { t } = useLingui()
  const { page, kind, query } = address
  if (page > 1) return <NoSuchPage page={page} first={trashTo(address, {})} />
  if (query)
    return (
      <NothingFound title={t`No results for “${query}”`} all={trashTo(address, { query: '' })}>
        <Trans>Every word must match. Only the trash is searched.</Trans>
      </NothingFound>
    )
  if (kind !== 'all')
    return (
      <EmptyState title={kind === 'proposal' ? t`No proposals in the trash` : t`No contacts in the trash`}>
        <Trans>Deleted items appear here and can be restored.</Trans>
      </EmptyState>
    )
  return (
    <EmptyState title={t`The trash is empty`}>
      <Trans>Deleted items appear here and can be restored.</Trans>
    </EmptyState>
  )
}
