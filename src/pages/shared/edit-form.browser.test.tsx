import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#src/testing/open-screen.tsx'
import { organisation } from '#src/testing/records.ts'
import { stubService, tagged } from '#src/testing/service.ts'
import { getContact, updateContact } from '#wire/contacts.ts'
import * as screen from '#src/pages/contacts/edit.tsx'

const service = stubService()
const city = page.getByRole('textbox', { name: 'City' })
const save = page.getByRole('button', { name: 'Save changes' })
const question = page.getByRole('dialog', { name: 'Leave without saving?' })
const record = page.getByRole('heading', { name: 'Another screen' })

test('what is typed while a record is saved is asked about, and then saved on top of it', async () => {
  let version = 1
  service.current.on(getContact, () => tagged(organisation(7, 'De Korenaar'), `"${version}"`))
  const { promise: allowed, resolve: answer } = Promise.withResolvers<void>()
  const sent = service.current.on(updateContact, async () => {
    await allowed
    version += 1
    return { status: 'ok' }
  })
  openScreen(screen, { path: '/contacts/:id/edit', at: '/contacts/7/edit' })
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
