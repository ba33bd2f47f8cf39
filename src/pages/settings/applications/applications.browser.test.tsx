import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#src/testing/open-screen.tsx'
import { stubService } from '#src/testing/service.ts'
import { getAccount } from '#wire/account.ts'
import { updateAccount } from '#wire/settings-account.ts'
import { listApplications } from '#wire/settings-applications.ts'
import * as screen from './applications.tsx'

const service = stubService()

const account = { account_name: 'test', name: 'Test', currency: 'EUR', locale: 'nl-NL' }
const url = 'https://offers.test/mcp/test'

function open(assistants_url: string | null) {
  service.current.on(listApplications, () => [
    {
      id: 4,
      client_id: 'c1',
      name: 'Claude',
      confidential: false,
      redirect_uris: ['https://claude.ai/cb'],
      self_registered: true,
      date_created: '2026-03-02T09:00:00.000000Z',
      current: false,
    },
  ])
  service.current.on(getAccount, () => ({ ...account, assistants_url, assistants_from: 'reader' as const }))
  openScreen(screen, { path: '/settings/applications' })
}

test('the address for assistants can be copied, and an admin says who may connect one', async () => {
  open(url)
  const form = page.getByRole('form', { name: 'Assistants' })
  await expect.element(form.getByText(url)).toBeVisible()
  await expect.element(form.getByRole('button', { name: 'Copy' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Claude/ }).getByText('Assistant')).toBeVisible()
  const sent = service.current.on(updateAccount, () => ({ status: '200 OK' }))
  await form.getByRole('combobox', { name: 'Who may connect assistants' }).click()
  await page.getByRole('option', { name: 'Nobody' }).click()
  await expect.element(form.getByText('Assistants that are connected are refused at once.')).toBeVisible()
  await form.getByRole('button', { name: 'Save access' }).click()
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ assistants_from: 'nobody' }])
})

test('where the installation offers no assistants, nothing is said of them', async () => {
  open(null)
  await expect.element(page.getByRole('row', { name: /Claude/ })).toBeVisible()
  expect(page.getByRole('form', { name: 'Assistants' }).query()).toBeNull()
})
