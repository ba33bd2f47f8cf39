import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { To } from 'react-router'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { EmptyState } from './empty-state.tsx'

/** The list has rows, but not on this page. */
export function NoSuchPage({ page, first }: { page: number; first: To }) {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`No page ${page}`}
      action={
        <ButtonLink to={first}>
          <Trans>Go to the first page</Trans>
        </ButtonLink>
      }
    >
      <Trans>The list is shorter now.</Trans>
    </EmptyState>
  )
}

type NothingFoundProps = {
  title: string
  /** The same list without the search. */
  all: To
  /** What was searched, and how. */
  children: ReactNode
}

export const NothingFound = ({ title, all, children }: NothingFoundProps) => (
  <EmptyState
    title={title}
    action={
      <ButtonLink to={all}>
        <Trans>Clear search</Trans>
      </ButtonLink>
    }
  >
    {children}
  </EmptyState>
)
