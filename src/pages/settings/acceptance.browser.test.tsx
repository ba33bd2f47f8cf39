import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#src/testing/open-screen.tsx'
import { stubService } from '#src/testing/service.ts'
import { getAgreeDefaults } from '#wire/settings-agree.ts'
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
