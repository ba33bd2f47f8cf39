import { Trans, useLingui } from '@lingui/react/macro'
import { messageFor } from '#src/api/error-message.ts'
import { NoDirectories, NoProducts, NoProductsFound } from '#src/components/products/product-list-empty.tsx'
import { productSearchOf, type ProductAddress } from '#src/components/products/product-address.ts'
import { ProductTable } from '#src/components/products/product-table.tsx'
import { countWords } from '#src/components/products/product-words.ts'
import type { useSelection } from '#src/components/products/use-selection.ts'
import { ErrorState } from '#src/components/ui/error-state.tsx'
import { WholeListFoot } from '#src/components/ui/list-foot.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import { SkeletonRows } from '#src/components/ui/skeleton-rows.tsx'
import type { Product } from '#wire/products.ts'
import { NewDirectory } from './product-directories.tsx'
import type { useProducts } from './product-list-queries.ts'

type Props = ReturnType<typeof useProducts> & {
  shown: readonly Product[]
  selection: ReturnType<typeof useSelection>
  here: ProductAddress
}

/** Data first, then what went wrong, then waiting: a failed refresh never takes the rows away. */
export function ProductListRows({ directories, list, shown, selection, here }: Props) {
  const { t } = useLingui()
  const error = directories.error ?? list.error
  const again = () => {
    void directories.refetch()
    if (here.directory_id !== undefined) void list.refetch()
  }
  if (directories.data?.length === 0) return <NoDirectories action={<NewDirectory />} />
  if (!list.data)
    return error ? (
      <ErrorState title={t`The products did not come`} onRetry={again}>
        {messageFor(error)}
      </ErrorState>
    ) : (
      <SkeletonRows />
    )
  const search = productSearchOf(here)
  const { query } = here
  return (
    <>
      {error && (
        <Notice
          action={
            <button type="button" onClick={again}>
              <Trans>Try again</Trans>
            </button>
          }
        >
          <Trans>These rows may be out of date.</Trans> {messageFor(error)}
        </Notice>
      )}
      {shown.length > 0 ? (
        <>
          <ProductTable
            items={shown}
            selection={selection}
            isOld={list.isPlaceholderData}
            to={({ id }) => `/products/${id}${search}`}
          />
          <WholeListFoot>{countWords(shown.length)}</WholeListFoot>
        </>
      ) : query ? (
        <NoProductsFound query={query} to={`/products${productSearchOf({ ...here, query: '' })}`} />
      ) : (
        <NoProducts to={`/products/new${search}`} />
      )}
    </>
  )
}
