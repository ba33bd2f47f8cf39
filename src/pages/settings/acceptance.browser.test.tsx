import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreen } from '#src/testing/open-screen.tsx'
import { refusal, stubService, tagged } from '#src/testing/service.ts'
import { getAgreeDefaults, updateAgreeDefaults } from '#wire/settings-agree.ts'
import * as screen from './acceptance.tsx'

const service = stubService()

test('fields of a section within the section have room, and none lies on another', async () => {
  service.current.on(getAgreeDefaults, () => ({
    fields: [],
    terms: null,
    signers: 'all' as const,
    valid_days: 30,
    password: false,
  }))
  openScreen(screen, { path: '/settings/acceptance' })
  const signers = page.getByRole('combobox', { name: 'Required signatures' })
  const days = page.getByRole('textbox', { name: 'Validity in days' })
  await expect.element(days).toHaveValue('30')
  const [one, other] = [signers, days].map((field) => field.element().getBoundingClientRect())
  expect(one?.width).toBeGreaterThan(200)
  expect(other?.left).toBeGreaterThan(one?.right ?? Infinity)
})

test('what was typed is saved when asked once more, after somebody else saved meanwhile', async () => {
  const defaults = { fields: [], terms: null, signers: 'all' as const, valid_days: 30, password: false }
  service.current.on(getAgreeDefaults, () => tagged(defaults, '"1"'))
  const sent = service.current.on(updateAgreeDefaults, ({ headers }) =>
    headers['if-match'] === '"2"' ? { status: 'ok' } : refusal(412, 'It was changed meanwhile'),
  )
  openScreen(screen, { path: '/settings/acceptance' })
  const days = page.getByRole('textbox', { name: 'Validity in days' })
  const save = page.getByRole('button', { name: 'Save acceptance' })
  await days.fill('14')
  service.current.on(getAgreeDefaults, () => tagged({ ...defaults, password: true }, '"2"'))
  await save.click()
  await expect.element(page.getByText(/Somebody else changed this meanwhile/)).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'Require a password' })).toBeChecked()
  await expect.element(days).toHaveValue('14')
  await save.click()
  await expect.element(page.getByText('Acceptance settings saved')).toBeVisible()
  expect(sent.at(-1)?.body).toMatchObject({ valid_days: 14, password: true })
})

test('days that are no number are refused at their field, and never saved as no end', async () => {
  const defaults = { fields: [], terms: null, signers: 'all' as const, valid_days: 30, password: false }
  service.current.on(getAgreeDefaults, () => defaults)
  const sent = service.current.on(updateAgreeDefaults, ({ body }) =>
    body.valid_days === null
      ? { status: 'ok' }
      : refusal(400, 'One field is wrong', { valid_days: ['Enter a whole number'] }),
  )
  openScreen(screen, { path: '/settings/acceptance' })
  const days = page.getByRole('textbox', { name: 'Validity in days' })
  await days.fill('30 days')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent.map(({ body }) => body.valid_days)).toEqual(['30 days'])
  await expect.element(days).toBeInvalid()
  await expect.element(days).toHaveValue('30 days')
})
