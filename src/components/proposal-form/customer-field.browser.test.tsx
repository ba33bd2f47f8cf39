import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#src/testing/render.tsx'
import { CustomerField } from './customer-field.tsx'
import type { NewProposalFields } from './fields.ts'

function Form({ isFirst }: { isFirst: boolean }) {
  const form = useForm<NewProposalFields>({ defaultValues: { contact_id: null } })
  return (
    <FormProvider {...form}>
      <CustomerField
        search={{ matches: [], state: 'done', onSearch: () => undefined }}
        customer={undefined}
        onChosen={() => undefined}
        isFirst={isFirst}
      />
    </FormProvider>
  )
}

test('a form that begins with the customer has the focus there, its list still closed', async () => {
  render(<Form isFirst />)
  const field = page.getByRole('textbox', { name: 'Customer' }).or(page.getByRole('combobox', { name: 'Customer' }))
  await expect.element(field).toHaveFocus()
  await expect.element(page.getByText('No matching organisation or person')).not.toBeVisible()
})
