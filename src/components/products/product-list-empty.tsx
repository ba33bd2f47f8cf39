import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { Icon } from '#src/components/ui/icon.tsx'

/** Nothing yet in a directory. */
export const NoProducts = ({ to }: { to: string }) => (
  <EmptyState
    title="No products in this directory yet"
    action={
      <ButtonLink to={to} icon={<Icon of={IconPlus} />}>
        New product
      </ButtonLink>
    }
  >
    A product fills a row of a proposal with its text, price and VAT. Add the first one, or move some here from another
    directory.
  </EmptyState>
)

export const NoProductsFound = ({ query, to }: { query: string; to: string }) => (
  <EmptyState title={`No products found for “${query}”`} action={<ButtonLink to={to}>Clear the search</ButtonLink>}>
    Names, SKUs and descriptions of this directory were searched. Every word has to occur.
  </EmptyState>
)

export const NoDirectories = ({ action }: { action: ReactNode }) => (
  <EmptyState title="No product directories yet" action={action}>
    Products lie in directories. Make the first one, then add products to it.
  </EmptyState>
)
