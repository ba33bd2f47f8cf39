import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '#src/testing/render.tsx'
import { CustomerField, type Customer, type CustomerMatch, type CustomerSearch } from './customer-field.tsx'
import type { NewProposalFields } from './fields.ts'

const bakery = { key: '1', id: 1, type: 'organisation', name: 'Bakkerij Hoekstra', place: 'Zwolle' } as const
const mill = { key: '2', id: 2, type: 'organisation', name: 'De Molen', place: '' } as const

type Given = {
  isFirst?: boolean
  search?: Partial<CustomerSearch>
  customer?: Customer
  onNew?: (name: string) => Promise<CustomerMatch | undefined>
}

function Chosen() {
  const id = useWatch<NewProposalFields, 'contact_id'>({ name: 'contact_id' })
  return <output>{id}</output>
}

function opened({ search, onNew, ...rest }: Given) {
  const onChosen = vi.fn()
  function Form() {
    const form = useForm<NewProposalFields>({ defaultValues: { contact_id: null } })
    return (
      <FormProvider {...form}>
        <CustomerField
          search={{ matches: [], state: 'done', onSearch: () => undefined, ...search }}
          customer={undefined}
          onChosen={onChosen}
          onNew={onNew}
          {...rest}
        />
        <Chosen />
      </FormProvider>
    )
  }
  render(<Form />)
  return { onChosen }
}

const field = page.getByRole('textbox', { name: 'Customer' }).or(page.getByRole('combobox', { name: 'Customer' }))
const option = (name: string) => page.getByRole('option', { name })

test('a form that begins with the customer has the focus there, its list still closed', async () => {
  opened({ isFirst: true })
  await expect.element(field).toHaveFocus()
  await expect.element(page.getByText('No matching organisation or person')).not.toBeVisible()
})

test('a customer who is not there yet is added by the name that was typed, and chosen', async () => {
  const onNew = vi.fn(() => Promise.resolve(mill))
  const { onChosen } = opened({ onNew })
  await field.click()
  await expect.element(option('New customer…')).toBeVisible()
  await userEvent.keyboard('De Molen')
  await expect.element(option('Add “De Molen”…')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(onNew).toHaveBeenCalledExactlyOnceWith('De Molen')
  await expect.poll(() => onChosen.mock.calls).toEqual([[mill]])
  await expect.element(page.getByRole('status')).toHaveTextContent('2')
})

test('of what was found Enter takes the only one, whoever was chosen before, though another could be added', async () => {
  const onNew = vi.fn()
  const { onChosen } = opened({ onNew, customer: mill, search: { matches: [bakery] } })
  await field.fill('hoek')
  await expect.element(option('Add “hoek”…')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(onChosen.mock.calls).toEqual([[bakery]])
  expect(onNew).not.toHaveBeenCalled()
})

test('nobody is added who was not wanted in the end', async () => {
  const { onChosen } = opened({ onNew: () => Promise.resolve(undefined) })
  await field.fill('De Molen')
  await option('Add “De Molen”…').click()
  await expect.element(option('Add “De Molen”…')).not.toBeInTheDocument()
  expect(onChosen).not.toHaveBeenCalled()
})

test('a name that is pasted into the closed field is looked for', async () => {
  const onSearch = vi.fn()
  opened({ search: { onSearch } })
  await field.fill('De Molen')
  await expect.poll(() => onSearch.mock.lastCall).toEqual(['De Molen'])
})

test('whether somebody has to be added is only known once they were looked for', async () => {
  opened({ onNew: vi.fn(), search: { state: 'searching' } })
  await field.fill('De Molen')
  await expect.element(page.getByText('Searching')).toBeVisible()
  await expect.element(option('Add “De Molen”…')).not.toBeInTheDocument()
})
