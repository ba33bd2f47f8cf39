import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { newQueryClient } from '#src/api/query-client.ts'
import { render } from '#src/testing/render.tsx'
import { organisation } from '#src/testing/records.ts'
import { stubService, tagged } from '#src/testing/service.ts'
import { getContact, updateContact } from '#wire/contacts.ts'
import * as screen from '#src/pages/contacts/edit.tsx'

const service = stubService()
const city = page.getByRole('textbox', { name: 'City' })
const save = page.getByRole('button', { name: 'Save changes' })
const question = page.getByRole('dialog', { name: 'Leave without saving?' })
const record = page.getByRole('heading', { name: 'Contact', exact: true })

test('what is typed while a record is saved is asked about, and then saved on top of it', async () => {
  let version = 1
  service.current.on(getContact, () => tagged(organisation(7, 'De Korenaar'), `"${version}"`))
  const { promise: allowed, resolve: answer } = Promise.withResolvers<void>()
  const sent = service.current.on(updateContact, async () => {
    await allowed
    version += 1
    return { status: 'ok' }
  })
  const client = newQueryClient()
  onTestFinished(() => client.cancelQueries())
  const pages = [
    { path: '/contacts/:id/edit', Component: screen.Component, loader: screen.load(client) },
    { path: '/contacts/7', element: <h1>Contact</h1> },
  ]
  const router = createMemoryRouter(pages, { initialEntries: ['/contacts/7/edit'] })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await city.fill('Zeist')
  await save.click()
  await expect.poll(() => sent.length).toBe(1)
  await city.fill('Zeist-West')
  answer()
  await expect.element(question).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).last().click()
  await expect.element(city).toHaveValue('Zeist-West')
  await save.click()
  await expect.element(record).toBeVisible()
  expect(sent.map(({ body, headers }) => [body, headers['if-match']])).toEqual([
    [{ city: 'Zeist' }, '"1"'],
    [{ city: 'Zeist-West' }, '"2"'],
  ])
})
