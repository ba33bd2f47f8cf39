import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useCreateProduct } from '#src/api/product-changes.ts'
import { productQueries } from '#src/api/products.ts'
import { productAddress } from '#src/components/products/product-address.ts'
import { emptyProduct } from '#src/components/products/product-fields.ts'
import { chosenOf } from './list/queries.ts'
import { ProductWindow, windowFacts } from './shared/window.tsx'

export const load = (client: QueryClient) => () => windowFacts(client)

/** A new product starts in the directory that is shown, with the highest VAT. */
export function Component() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const { data: directories } = useSuspenseQuery(productQueries.directories())
  const { data: vatGroups } = useSuspenseQuery(productQueries.vatGroups())
  const { mutateAsync } = useCreateProduct()
  const highest = vatGroups.toSorted((a, b) => b.percentage - a.percentage)[0]
  return (
    <ProductWindow
      title={t`New product`}
      act={t`Create product`}
      fields={emptyProduct(chosenOf(directories, productAddress.read(search))?.id ?? null, highest?.id ?? null)}
      save={mutateAsync}
      said={({ name }) => t`“${name}” created`}
    />
  )
}
