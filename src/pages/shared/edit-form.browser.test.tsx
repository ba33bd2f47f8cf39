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

/** The form of a contact whose city is Utrecht, whose service answers the first save once it is let. */
function openContact() {
  let version = 1
  const known = { ...organisation(7, 'De Korenaar'), city: 'Utrecht' }
  service.current.on(getContact, () => tagged(known, `"${version}"`))
  const { promise: allowed, resolve: answer } = Promise.withResolvers<void>()
  const sent = service.current.on(updateContact, async ({ body }) => {
    await allowed
    Object.assign(known, body)
    version += 1
    return { status: 'ok' }
  })
  openScreen(screen, { path: '/contacts/:id/edit', at: '/contacts/7/edit' })
  return { answer, sent }
}

test.each([
  ['something else', 'Zeist-West'],
  ['what was there before', 'Utrecht'],
])('%s that is typed while a record is saved is asked about, and then saved on top of it', async (_, typed) => {
  const { answer, sent } = openContact()
  await city.fill('Zeist')
  await save.click()
  await expect.poll(() => sent.length).toBe(1)
  await city.fill(typed)
  answer()
  await expect.element(question).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).last().click()
  await expect.element(city).toHaveValue(typed)
  await save.click()
  await expect.element(record).toBeVisible()
  expect(sent.map(({ body, headers }) => [body, headers['if-match']])).toEqual([
    [{ city: 'Zeist' }, '"1"'],
    [{ city: typed }, '"2"'],
  ])
})
