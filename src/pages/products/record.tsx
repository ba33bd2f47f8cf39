import { Trans, useLingui } from '@lingui/react/macro'
import { IconTrash } from '@tabler/icons-react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { data, isRouteErrorResponse, useLoaderData, useRouteError, type LoaderFunctionArgs } from 'react-router'
import { useUpdateProduct } from '#src/api/product-changes.ts'
import { productQueries, useDeleteProduct } from '#src/api/products.ts'
import { forgetRecord } from '#src/api/recent-records.ts'
import { changesOf } from '#src/components/form/changes.ts'
import { productAddress } from '#src/components/products/product-address.ts'
import { productFieldsOf, type ProductInput } from '#src/components/products/product-fields.ts'
import { Button } from '#src/components/ui/button.tsx'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { updateProduct, type Product } from '#wire/products.ts'
import { AskAdmin } from '#src/pages/shared/ask-admin.tsx'
import { useMay } from '#src/pages/shared/may.ts'
import { useForgotten } from '#src/pages/shared/record-error.tsx'
import { RouteError } from '#src/pages/shared/route-error.tsx'
import { ProductWindow, useCloseProduct, windowFacts } from './shared/window.tsx'
import { idIn } from '#src/pages/shared/id-in-address.ts'
import { useVisited } from '#src/pages/shared/visited.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'

/** There are no details of a product: it is found in its directory, the one in the address before the others. */
export const load =
  (client: QueryClient) =>
  async ({ params, request }: LoaderFunctionArgs): Promise<Product> => {
    const id = idIn(params['id'])
    const { directory_id } = productAddress.read(new URL(request.url).searchParams)
    const [directories] = await windowFacts(client)
    for (const directory of directories.toSorted(
      (a, b) => Number(b.id === directory_id) - Number(a.id === directory_id),
    )) {
      const products = await client.query(productQueries.list(directory.id))
      const product = products.find((product) => product.id === id)
      if (product) return product
    }
    throw data(null, { status: 404 })
  }

export function Component() {
  const product = useLoaderData<Product>()
  return <EditProduct key={product.id} opened={product} />
}

/** Over the list, which stays: a product that is not there is no trouble of the page. */
export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NoProduct /> : <RouteError />
}

const kinds = ['product'] as const

function NoProduct() {
  const { t } = useLingui()
  const close = useCloseProduct()
  useForgotten(kinds, true)
  return (
    <Dialog opened title={t`Page not found, or it was deleted`} onClose={() => close({ replace: true })}>
      <Trans>It was deleted, or the address is mistyped.</Trans>
    </Dialog>
  )
}

/** Sends only what differs from what was opened: the rest stays as it is, whoever changed it meanwhile. */
function EditProduct({ opened }: { opened: Product }) {
  const { t } = useLingui()
  const { id, name, sku, directory_id } = opened
  useVisited({ kind: 'product', id, name, sku, directory_id })
  const [fields] = useState(() => productFieldsOf(opened))
  const { mutateAsync } = useUpdateProduct()
  const mayChange = useMay(updateProduct)
  return (
    <ProductWindow
      title={name}
      act={t`Save changes`}
      fields={fields}
      save={async (next) => {
        // What was opened has a price and a directory; only the form may be without.
        const change = changesOf(fields as ProductInput, next)
        if (Object.keys(change).length > 0) await mutateAsync({ id, change })
      }}
      said={({ name }) => t`“${name}” saved`}
      other={<DeleteProduct id={id} name={name} />}
      locked={mayChange ? undefined : <AskAdmin />}
    />
  )
}

function DeleteProduct({ id, name }: Pick<Product, 'id' | 'name'>) {
  const { t } = useLingui()
  const [asking, setAsking] = useState(false)
  const { mutateAsync, isPending } = useDeleteProduct()
  const close = useCloseProduct()
  const client = useQueryClient()
  const remove = async () => {
    try {
      await mutateAsync(id)
    } catch (error) {
      return sayFailed(error)
    }
    void forgetRecord(client, { kind: 'product', id })
    close({ replace: true })
    await showToast({ text: t`“${name}” deleted` })
  }
  return (
    <>
      <Button variant="danger" icon={<Icon of={IconTrash} />} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <Trans>Delete</Trans>
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t`Delete “${name}”?`}
        confirm={t`Delete product`}
        danger
        busy={isPending}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        <Trans>Proposals keep their rows. This cannot be undone.</Trans>
      </ConfirmDialog>
    </>
  )
}
