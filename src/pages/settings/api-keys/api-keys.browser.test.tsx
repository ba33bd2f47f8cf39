import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreen } from '#src/testing/open-screen.tsx'
import { refusal, stubService } from '#src/testing/service.ts'
import { listUsers } from '#wire/account.ts'
import { createApiKey, listApiKeys, revokeApiKey, updateApiKey } from '#wire/settings-api-keys.ts'
import * as screen from './api-keys.tsx'

const service = stubService()

const erp = {
  id: 7,
  name: 'ERP',
  start: 'proffer_AbCd',
  access: 'write' as const,
  user: null,
  role: 'seller' as const,
  rate_limit: 60,
  date_created: '2026-03-02T09:00:00.000000Z',
  date_expires: '2027-03-02T09:00:00.000000Z',
  expired: false,
  date_lastused: null,
}
const jan = {
  id: 3,
  email: 'jan@bakker.test',
  firstname: 'Jan',
  lastname: 'Smit',
  phone: '',
  jobtitle: '',
  date_lastlogin: null,
}

/** The list, with these keys on it. */
function open(keys: (typeof erp)[] = [erp]) {
  service.current.on(listApiKeys, () => keys)
  service.current.on(listUsers, () => [jan])
  openScreen(screen, { path: '/settings/api-keys' })
}

const dialog = page.getByRole('dialog')
const choose = async (field: string, option: string) => {
  await dialog.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}

test('the list says how a key begins, whose it is, what it may do and when it was used', async () => {
  open([erp, { ...erp, id: 8, name: 'Old', expired: true, access: 'read' as never }])
  const row = page.getByRole('row', { name: /ERP/ })
  for (const text of ['proffer_AbCd…', 'Account, Seller', 'Read and write', 'Never'])
    await expect.element(row.getByText(text)).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Old/ }).getByText('Expired')).toBeVisible()
})

test('a key of the account is made by the keyboard alone, shown once, and can be copied', async () => {
  open([])
  const sent = service.current.on(createApiKey, () => ({ id: 7, api_key: 'proffer_abc' }))
  await page.getByRole('button', { name: 'Create API key' }).first().click()
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await userEvent.keyboard('ERP{Enter}')
  await expect.element(dialog.getByLabelText('API key', { exact: true })).toHaveTextContent('proffer_abc')
  await expect.element(dialog.getByRole('button', { name: /Copy/ }).first()).toBeVisible()
  await expect
    .poll(() => dialog.getByLabelText('First call').element().textContent)
    .toMatch(/^curl 'http.+\/api\/v2\/test\/hello' -H 'Authorization: Bearer proffer_abc'$/)
  await expect
    .element(dialog.getByRole('link', { name: 'API reference' }))
    .toHaveAttribute('href', expect.stringMatching(/\/docs\?account=test$/))
  expect(sent.map(({ body }) => body)).toEqual([
    { name: 'ERP', access: 'read', role: 'seller', valid_days: 365, rate_limit: null },
  ])
  await dialog.getByRole('button', { name: 'I have saved it' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test("a person's key has no role of its own", async () => {
  open([])
  const sent = service.current.on(createApiKey, () => ({ id: 7, api_key: 'proffer_abc' }))
  await page.getByRole('button', { name: 'Create API key' }).first().click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Books')
  await choose('Belongs to', 'Jan Smit')
  await expect.element(dialog.getByRole('combobox', { name: 'Role' })).not.toBeInTheDocument()
  await choose('Access', 'Read and write')
  await choose('Expires after', 'No expiry')
  await dialog.getByRole('textbox', { name: 'Requests per minute' }).fill('60')
  await dialog.getByRole('button', { name: 'Create API key' }).click()
  await expect.element(dialog.getByLabelText('API key', { exact: true })).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([
    { name: 'Books', access: 'write', user_id: 3, valid_days: null, rate_limit: '60' },
  ])
})

test('what the service refuses stands at its field, and nothing typed is lost', async () => {
  open([])
  service.current.on(createApiKey, () => refusal(400, 'Enter 1 or more.', { rate_limit: ['Enter 1 or more'] }))
  await page.getByRole('button', { name: 'Create API key' }).first().click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('ERP')
  await dialog.getByRole('textbox', { name: 'Requests per minute' }).fill('0')
  await dialog.getByRole('button', { name: 'Create API key' }).click()
  await expect.element(dialog.getByText('Enter 1 or more').first()).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('ERP')
})

test('name and limit can be changed later', async () => {
  open()
  const sent = service.current.on(updateApiKey, () => ({ status: '200 OK' }))
  await page.getByRole('button', { name: 'ERP', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Requests per minute' }).fill('')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(page.getByText('API key saved')).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([{ name: 'ERP', rate_limit: null }])
})

test('a key is revoked after being asked once more', async () => {
  open()
  const sent = service.current.on(revokeApiKey, () => 'The key is revoked.')
  await page.getByRole('button', { name: 'Actions for ERP' }).click()
  await page.getByRole('menuitem', { name: 'Revoke' }).click()
  await expect.element(page.getByText('Revoke “ERP”?')).toBeVisible()
  expect(sent).toEqual([])
  await page.getByRole('button', { name: 'Revoke key' }).click()
  await expect.element(page.getByText('“ERP” revoked')).toBeVisible()
  expect(sent.map(({ params }) => params)).toEqual([{ id: '7' }])
})
