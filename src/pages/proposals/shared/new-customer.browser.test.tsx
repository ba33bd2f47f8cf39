import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { newQueryClient } from '#src/api/query-client.ts'
import { LeaveGuard } from '#src/components/form/leave-guard.tsx'
import { LongForm } from '#src/components/form/long-form.tsx'
import { organisation, organisationItem, person } from '#src/testing/records.ts'
import { render } from '#src/testing/render.tsx'
import { helloOf, refusal, stubService } from '#src/testing/service.ts'
import { hello } from '#wire/account.ts'
import { createContact, createOrganisationPerson, listOrganisations, listPeople } from '#wire/contacts.ts'
import type { Role } from '#wire/roles.ts'
import { useNewCustomer } from './new-customer.tsx'

const service = stubService()

/** A long form from which somebody is added, and what came of it. */
function opened(role: Role = 'seller') {
  service.current.on(hello, () => helloOf({ role }))
  service.current.on(listOrganisations, () => [])
  service.current.on(listPeople, () => [])
  const onSubmit = vi.fn()
  const answers: unknown[] = []
  const Ask = ({ label, ask }: { label: string; ask: (() => Promise<unknown>) | undefined }) => (
    <button type="button" disabled={!ask} onClick={() => void ask?.().then((answer) => answers.push(answer))}>
      {label}
    </button>
  )
  function Form() {
    const { onCustomer, onPerson, windows } = useNewCustomer()
    const [molen] = useState({ id: 7, type: 'organisation', name: 'De Molen', place: '' } as const)
    return (
      <LongForm label="Proposal" busy={false} onSubmit={onSubmit}>
        <Ask label="Add a customer" ask={onCustomer && (() => onCustomer('De Molen'))} />
        <Ask label="Add a person" ask={onPerson && (() => onPerson(molen))} />
        {windows}
        <LeaveGuard dirty={() => false} title="Leave the new proposal?" leave="Leave without creating" />
      </LongForm>
    )
  }
  const client = newQueryClient()
  onTestFinished(() => client.cancelQueries())
  const pages = [
    { path: '/proposals', element: <h1>Proposals</h1> },
    { path: '/proposals/new', element: <Form /> },
  ]
  const router = createMemoryRouter(pages, { initialEntries: pages.map(({ path }) => path) })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { onSubmit, answers, back: () => router.navigate(-1) }
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const type = page.getByRole('combobox', { name: 'Contact type' }).or(field('Contact type'))
const molen = { key: '7', id: 7, type: 'organisation', name: 'De Molen', place: 'Utrecht' }

test('an organisation and who receives its proposals are made by Enter, and the form below hears nothing of it', async () => {
  const { answers, onSubmit } = opened()
  const made = service.current.on(createContact, () => organisation(7, 'De Molen'))
  const people = service.current.on(createOrganisationPerson, () => person(8, 'Anna Smit'))
  await button('Add a customer').click()
  await expect.element(field('Name')).toHaveValue('De Molen')
  await expect.element(field('Name')).toHaveFocus()
  await field('Contact person optional').fill('Anna Smit')
  await field('Email optional').fill('anna@molen.example')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => answers)
    .toEqual([{ ...molen, person: { id: 8, name: 'Anna Smit', email: 'anna@molen.example' } }])
  expect(made.map(({ body }) => body)).toEqual([{ type: 'organisation', name: 'De Molen' }])
  expect(people.map(({ params, body }) => [params['id'], body])).toEqual([
    ['7', { fullname: 'Anna Smit', email: 'anna@molen.example' }],
  ])
  expect(onSubmit).not.toHaveBeenCalled()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('a private person receives their proposals themselves', async () => {
  const { answers } = opened()
  const made = service.current.on(createContact, () => person(9, 'De Molen'))
  await button('Add a customer').click()
  await type.click()
  await page.getByRole('option', { name: 'Private person' }).click()
  await expect.element(field('Contact person optional')).not.toBeInTheDocument()
  await field('Email optional').fill('molen@example.com')
  await button('Add customer').click()
  const received = { id: 9, name: 'De Molen', email: 'molen@example.com' }
  await expect.poll(() => answers).toMatchObject([{ id: 9, type: 'person', person: received }])
  expect(made.map(({ body }) => body)).toEqual([{ type: 'person', fullname: 'De Molen', email: 'molen@example.com' }])
})

test('an organisation with a name like it is taken instead', async () => {
  const { answers } = opened()
  const made = service.current.on(createContact, () => organisation(7, 'De Molen'))
  service.current.on(listOrganisations, () => [organisationItem(3, 'De Moolen')])
  await button('Add a customer').click()
  await button('De Moolen').click()
  await expect.poll(() => answers).toEqual([{ ...molen, key: '3', id: 3, name: 'De Moolen' }])
  expect(made).toEqual([])
})

test('an address without a name is not taken: it is whose?', async () => {
  const { answers } = opened()
  await button('Add a customer').click()
  await field('Email optional').fill('anna@molen.example')
  await button('Add customer').click()
  await expect.element(field('Contact person optional')).toHaveFocus()
  await expect.element(page.getByText('Enter a name').first()).toBeVisible()
  expect(answers).toEqual([])
})

test('an organisation whose person is refused is not made twice, and is the customer also where the person is given up', async () => {
  const { answers } = opened()
  const made = service.current.on(createContact, () => organisation(7, 'De Molen'))
  const people = service.current.on(createOrganisationPerson, () =>
    refusal(400, 'Check the fields', { email: ['This address bounces'] }),
  )
  await button('Add a customer').click()
  await field('Contact person optional').fill('Anna Smit')
  await field('Email optional').fill('anna@molen.example')
  await button('Add customer').click()
  await expect.element(page.getByText('This address bounces')).toBeVisible()
  await expect.element(field('Name')).toHaveAttribute('readonly')
  await button('Add customer').click()
  await expect.poll(() => people.length).toBe(2)
  await button('Cancel').click()
  await button('Discard changes').click()
  await expect.poll(() => answers).toEqual([molen])
  expect(made.length).toBe(1)
})

test('somebody more of an organisation is added by name and address; Ctrl+S saves the window, not the form below', async () => {
  const { answers, onSubmit } = opened()
  const people = service.current.on(createOrganisationPerson, () => person(8, 'Anna Smit'))
  await button('Add a person').click()
  await expect.element(page.getByRole('dialog', { name: 'New person of De Molen' })).toBeVisible()
  await field('Name').fill('Anna Smit')
  await field('Email optional').fill('anna@molen.example')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => answers).toEqual([{ id: 8, name: 'Anna Smit', email: 'anna@molen.example' }])
  expect(people.map(({ params }) => params['id'])).toEqual(['7'])
  expect(onSubmit).not.toHaveBeenCalled()
})

test('whoever may not add contacts is offered neither', async () => {
  opened('reader')
  await expect.element(button('Add a customer')).toBeDisabled()
  await expect.element(button('Add a person')).toBeDisabled()
})

test('going back asks before what was typed into the window is lost, and goes where nothing was', async () => {
  const { back } = opened()
  await button('Add a customer').click()
  await field('Contact person optional').fill('Anna Smit')
  await back()
  await expect.element(page.getByRole('dialog', { name: 'Leave the new proposal?' })).toBeVisible()
  await button('Cancel').last().click()
  await expect.element(field('Contact person optional')).toHaveValue('Anna Smit')

  await field('Contact person optional').fill('')
  await back()
  await expect.element(page.getByRole('heading', { name: 'Proposals' })).toBeVisible()
})
