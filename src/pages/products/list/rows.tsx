import { useLingui } from '@lingui/react/macro'
import { NoDirectories, NoProducts, NoProductsFound } from '#src/components/products/product-list-empty.tsx'
import { productAddress, type ProductAddress } from '#src/components/products/product-address.ts'
import { ProductTable } from '#src/components/products/product-table.tsx'
import { countWords } from '#src/components/products/product-words.ts'
import type { useSelection } from '#src/components/list/use-selection.ts'
import { QueryStates } from '#src/pages/shared/query-states.tsx'
import { WholeListFoot } from '#src/components/list/foot.tsx'
import { createProduct, type Product } from '#wire/products.ts'
import { useMay } from '#src/pages/shared/may.ts'
import { NewDirectory } from './directories.tsx'
import type { useProducts } from './queries.ts'

type Props = ReturnType<typeof useProducts> & {
  shown: readonly Product[]
  selection: ReturnType<typeof useSelection>
  here: ProductAddress
}

export function ProductListRows({ directories, list, shown, selection, here }: Props) {
  const { t } = useLingui()
  const mayCreate = useMay(createProduct)
  if (directories.data?.length === 0) return <NoDirectories action={<NewDirectory />} />
  const search = productAddress.write(here)
  const refetch = () => {
    void directories.refetch()
    if (here.directory_id !== undefined) void list.refetch()
  }
  return (
    <QueryStates
      query={{ data: list.data, error: directories.error ?? list.error, refetch }}
      failed={t`The products could not be loaded`}
      isEmpty={() => shown.length === 0}
      empty={
        here.query ? (
          <NoProductsFound query={here.query} to={`/products${productAddress.write({ ...here, query: '' })}`} />
        ) : (
          <NoProducts to={mayCreate ? `/products/new${search}` : undefined} />
        )
      }
    >
      {() => (
        <>
          <ProductTable
            items={shown}
            selection={selection}
            isOld={list.isPlaceholderData}
            to={({ id }) => `/products/${id}${search}`}
          />
          <WholeListFoot>{countWords(shown.length)}</WholeListFoot>
        </>
      )}
    </QueryStates>
  )
}
