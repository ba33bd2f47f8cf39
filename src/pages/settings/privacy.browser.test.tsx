import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#src/testing/open-screen.tsx'
import { refusal, stubService } from '#src/testing/service.ts'
import { getAccount } from '#wire/account.ts'
import { deleteAccount } from '#wire/privacy.ts'
import { updateAccount } from '#wire/settings-account.ts'
import * as screen from './privacy.tsx'

const service = stubService()

function opened(fields: object = {}) {
  service.current.on(getAccount, () => ({
    account_name: 'vos',
    name: 'Vos & Zonen',
    currency: 'EUR',
    locale: 'nl-NL',
    trash_days: 90,
    visit_days: 730,
    mail_days: 0,
    event_days: 30,
    audit_days: 365,
    proof_years: 7,
    ...fields,
  }))
  const sent = service.current.on(updateAccount, () => ({ status: '200 OK' }))
  openScreen(screen, { path: '/settings/privacy' })
  return {
    form: page.getByRole('form', { name: 'How long things are kept' }),
    bodies: () => sent.map(({ body }) => body),
  }
}

test('how long things are kept is said in words, chosen and saved', async () => {
  const { form, bodies } = opened()
  await expect.element(form.getByRole('combobox', { name: 'Trash' })).toHaveValue('90 days')
  await expect.element(form.getByRole('combobox', { name: 'Visits' })).toHaveValue('2 years')
  await expect
    .element(form.getByRole('combobox', { name: 'Texts of emails' }))
    .toHaveValue('As long as the account exists')
  await expect.element(form.getByRole('combobox', { name: 'Audit log' })).toHaveValue('1 year')
  await form.getByRole('combobox', { name: 'Trash' }).click()
  await page.getByRole('option', { name: '180 days' }).click()
  await form.getByRole('button', { name: 'Save privacy' }).click()
  await expect.element(page.getByText('Privacy saved')).toBeVisible()
  expect(bodies()).toEqual([
    { trash_days: 180, visit_days: 730, mail_days: 0, event_days: 30, audit_days: 365, proof_years: 7 },
  ])
})

test('a number that a program set stays among the choices', async () => {
  const { form } = opened({ trash_days: 45 })
  await expect.element(form.getByRole('combobox', { name: 'Trash' })).toHaveValue('45 days')
})

test('deleting the account takes its name and the password, and keeps what is typed where it is refused', async () => {
  opened()
  const sent = service.current.on(deleteAccount, () =>
    refusal(400, 'One field is wrong', { name: ['Type the name of the account: Vos & Zonen'] }),
  )
  const form = page.getByRole('form', { name: 'Delete account' })
  await form.getByLabelText('Name of the account').fill('Vos')
  await form.getByLabelText('Current password').fill('old horse')
  await form.getByRole('button', { name: 'Delete account' }).click()
  await expect.element(form.getByText('Type the name of the account: Vos & Zonen').first()).toBeVisible()
  await expect.element(form.getByLabelText('Name of the account')).toHaveFocus()
  await expect.element(form.getByLabelText('Current password')).toHaveValue('old horse')
  expect(sent.map(({ body }) => body)).toEqual([{ name: 'Vos', current_password: 'old horse' }])
})
