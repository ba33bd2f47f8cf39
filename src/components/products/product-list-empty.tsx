import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { EmptyState } from '#src/components/list/empty-state.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { NothingFound } from '#src/components/list/empty-parts.tsx'

/** Nothing yet in a directory; `to` where one can be made. */
export const NoProducts = ({ to }: { to: string | undefined }) => {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`No products in this directory yet`}
      action={
        to !== undefined && (
          <ButtonLink to={to} icon={<Icon of={IconPlus} />}>
            <Trans>New product</Trans>
          </ButtonLink>
        )
      }
    >
      <Trans>Products fill the rows of a proposal with text, price and VAT. Add one or move some here.</Trans>
    </EmptyState>
  )
}

export const NoProductsFound = ({ query, to }: { query: string; to: string }) => {
  const { t } = useLingui()
  return (
    <NothingFound title={t`No products match “${query}”`} all={to}>
      <Trans>Searched names, SKUs and descriptions in this directory. Every word must match.</Trans>
    </NothingFound>
  )
}

export const NoDirectories = ({ action }: { action: ReactNode }) => {
  const { t } = useLingui()
  return (
    <EmptyState title={t`No product directories yet`} action={action}>
      <Trans>Create a directory, then add products to it.</Trans>
    </EmptyState>
  )
}
