import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { accountQueries } from '#src/api/account.ts'
import { newQueryClient } from '#src/api/query-client.ts'
import { Toasts } from '#src/components/ui/toasts.tsx'
import { render } from '#src/testing/render.tsx'
import { stubService } from '#src/testing/service.ts'
import { getAccount } from '#wire/account.ts'
import { updateAccount } from '#wire/settings-account.ts'
import * as screen from '#src/pages/settings/account.tsx'

const service = stubService()
const name = page.getByRole('textbox', { name: 'Name' })
const save = page.getByRole('button', { name: 'Save account' })
const question = page.getByRole('dialog', { name: 'Leave without saving?' })

/** The section of an account called Vos, whose service answers a save once it is let. */
async function openAccount() {
  const known = { name: 'Vos', currency: 'EUR', time_zone: 'Europe/Amsterdam' }
  service.current.on(getAccount, () => ({ account_name: 'vos', locale: 'nl-NL', ...known }))
  const { promise: allowed, resolve: answer } = Promise.withResolvers<void>()
  const sent = service.current.on(updateAccount, async ({ body }) => {
    await allowed
    Object.assign(known, body)
    return { status: '200 OK' }
  })
  const client = newQueryClient()
  onTestFinished(() => client.cancelQueries())
  const pages = [
    { path: '/settings/account', Component: screen.Component, loader: screen.load(client) },
    { path: '/settings', element: <h1>Settings</h1> },
  ]
  const router = createMemoryRouter(pages, { initialEntries: ['/settings/account'] })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toasts />
    </QueryClientProvider>,
  )
  await expect.element(name).toHaveValue('Vos')
  /** Somebody else, or the service, says otherwise. */
  const learn = (more: Partial<typeof known>) => {
    Object.assign(known, more)
    return client.invalidateQueries({ queryKey: accountQueries.all() })
  }
  return { answer, learn, leave: () => router.navigate('/settings'), names: () => sent.map(({ body }) => body.name) }
}

test('what is typed while a section saves stays to be saved, and is not left without a question', async () => {
  const { answer, leave, names } = await openAccount()
  await name.fill('Vos & Zonen')
  await save.click()
  await expect.poll(names).toEqual(['Vos & Zonen'])
  await name.fill('Vos & Zonen BV')
  answer()
  await expect.element(page.getByText('Account saved')).toBeVisible()
  await expect.element(name).toHaveValue('Vos & Zonen BV')
  await leave()
  await expect.element(question).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await save.click()
  await expect.poll(names).toEqual(['Vos & Zonen', 'Vos & Zonen BV'])
  await expect.poll(() => save.element().getAttribute('aria-busy')).not.toBe('true')
  await leave()
  await expect.element(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible()
})

test('what is typed is asked about also after something else of the section changed meanwhile', async () => {
  const { learn, leave } = await openAccount()
  await name.fill('Vos & Zonen')
  await learn({ currency: 'USD' })
  await expect.element(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('USD, US Dollar')
  await expect.element(name).toHaveValue('Vos & Zonen')
  await leave()
  await expect.element(question).toBeVisible()
})
