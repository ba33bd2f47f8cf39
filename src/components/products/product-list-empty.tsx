import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { NothingFound } from '#src/components/ui/list-empty-parts.tsx'

/** Nothing yet in a directory. */
export const NoProducts = ({ to }: { to: string }) => {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`No products in this directory yet`}
      action={
        <ButtonLink to={to} icon={<Icon of={IconPlus} />}>
          <Trans>New product</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        A product fills a row of a proposal with its text, price and VAT. Add the first one, or move some here from
        another directory.
      </Trans>
    </EmptyState>
  )
}

export const NoProductsFound = ({ query, to }: { query: string; to: string }) => {
  const { t } = useLingui()
  return (
    <NothingFound title={t`No products found for “${query}”`} all={to}>
      <Trans>Names, SKUs and descriptions of this directory were searched. Every word has to occur.</Trans>
    </NothingFound>
  )
}

export const NoDirectories = ({ action }: { action: ReactNode }) => {
  const { t } = useLingui()
  return (
    <EmptyState title={t`No product directories yet`} action={action}>
      <Trans>Products lie in directories. Make the first one, then add products to it.</Trans>
    </EmptyState>
  )
}
