import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { trashTo, type TrashAddress } from './trash-address.ts'

/** Nothing found, nothing on this page and nothing at all are three different things. */
export function TrashEmpty({ address }: { address: TrashAddress }) {
  const { t } = useLingui()
  const { page, kind, query } = address
  if (page > 1)
    return (
      <EmptyState
        title={t`There is no page ${page}`}
        action={
          <ButtonLink to={trashTo(address, {})}>
            <Trans>Go to the first page</Trans>
          </ButtonLink>
        }
      >
        <Trans>The list has become shorter than that.</Trans>
      </EmptyState>
    )
  if (query)
    return (
      <EmptyState
        title={t`Nothing found for “${query}”`}
        action={
          <ButtonLink to={trashTo(address, { query: '' })}>
            <Trans>Clear the search</Trans>
          </ButtonLink>
        }
      >
        <Trans>Every word has to occur. What is not in the trashcan is not searched here.</Trans>
      </EmptyState>
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
