import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#src/testing/open-screen.tsx'
import { stubService } from '#src/testing/service.ts'
import { getOwnMails, updateOwnMails } from '#wire/own-mails.ts'
import { OwnMails } from './mails.tsx'

const service = stubService()

test('each kind of mail is switched off by itself, and the language goes along', async () => {
  const notices = { opened: true, question: true, signed: true, declined: true, bounced: false, automation: true }
  service.current.on(getOwnMails, () => ({ language: null, account_language: 'nl' as const, notices }))
  const sent = service.current.on(updateOwnMails, () => ({ status: '200 OK' }))
  openScreen({ Component: OwnMails }, { path: '/' })
  const form = page.getByRole('form', { name: 'Emails about your proposals' })
  await expect.element(form.getByRole('checkbox', { name: 'An email to a receiver bounces' })).not.toBeChecked()
  await expect
    .element(form.getByRole('combobox', { name: 'Language of emails' }))
    .toHaveValue('As the account (Nederlands)')

  await form.getByRole('checkbox', { name: 'A receiver opens it for the first time' }).click()
  await form.getByRole('combobox', { name: 'Language of emails' }).click()
  await page.getByRole('option', { name: 'Deutsch' }).click()
  await form.getByRole('button', { name: 'Save emails' }).click()
  await expect.element(page.getByText('Emails saved')).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([{ language: 'de', notices: { ...notices, opened: false } }])
})
