import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyState } from '#src/components/list/empty-state.tsx'
import { isNarrowed, type ListAddress } from '#src/components/proposals/list-address.ts'
import { ButtonLink } from '#src/components/ui/button-link.tsx'

/** Nothing was sent in the period, or nothing that the filters let through. */
export function ReportEmpty({ address }: { address: ListAddress }) {
  const { t } = useLingui()
  if (!isNarrowed(address))
    return (
      <EmptyState
        title={t`No proposals were sent in this period`}
        action={<ButtonLink to="/proposals?status=edit">{t`Show drafts`}</ButtonLink>}
      >
        <Trans>Send a proposal: it counts from the day it is sent.</Trans>
      </EmptyState>
    )
  return (
    <EmptyState
      title={t`No proposals were sent in this period`}
      action={<ButtonLink to="/reports">{t`Clear filters`}</ButtonLink>}
    >
      <Trans>Choose other days, or clear the filters.</Trans>
    </EmptyState>
  )
}
