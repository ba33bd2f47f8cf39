import { useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { accountQueries } from '#src/api/account.ts'
import { saidHere } from '#src/api/kept.ts'
import { productQueries } from '#src/api/products.ts'
import { FormWindow } from '#src/components/form/form-window.tsx'
import { productAddress } from '#src/components/products/product-address.ts'
import { productResolver, type ProductInput, type ProductFields } from '#src/components/products/product-fields.ts'
import { ProductFormFields } from '#src/components/products/product-form-fields.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { AccountPictures } from '#src/pages/shared/account-pictures.tsx'
import { useSubmittedForm } from '#src/pages/shared/submitted-form.ts'

type Props = {
  title: string
  act: string
  fields: ProductFields
  save: (product: ProductInput) => Promise<unknown>
  /** What to say once it is saved. */
  said: (product: ProductFields) => string
  other?: ReactNode
  /** Why nothing can be changed here. */
  locked?: ReactNode
}

/** What the window is made of, whether it has an image too: what came after it would move what one presses. */
export const windowFacts = (client: QueryClient) =>
  Promise.all([
    client.query({ ...productQueries.directories(), ...saidHere }),
    client.query({ ...productQueries.vatGroups(), ...saidHere }),
    client.query(accountQueries.hello()),
  ])

/** A product's form, in a window over its directory. */
export function ProductWindow({ title, act, fields, save, said, other, locked }: Props) {
  const { data: directories } = useSuspenseQuery(productQueries.directories())
  const { data: vatGroups } = useSuspenseQuery(productQueries.vatGroups())
  const close = useCloseProduct()
  const view = useSubmittedForm({
    fields,
    resolver: productResolver,
    save,
    onSaved: () => {
      close()
      void showToast({ text: said(view.form.getValues()) })
    },
  })
  return (
    <>
      <title>{`${title} · Proffer`}</title>
      <FormWindow title={title} act={act} {...view} onClose={close} other={other} locked={locked}>
        <AccountPictures>
          <ProductFormFields directories={directories} vatGroups={vatGroups} />
        </AccountPictures>
      </FormWindow>
    </>
  )
}

/** Back to the list as it stands under the window. */
export function useCloseProduct() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  return (how: { replace?: boolean } = {}) =>
    void navigate(`/products${productAddress.write(productAddress.read(search))}`, how)
}
