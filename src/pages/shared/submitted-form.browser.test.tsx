import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreen } from '#src/testing/open-screen.tsx'
import { organisation } from '#src/testing/records.ts'
import { refusal, stubService, tagged } from '#src/testing/service.ts'
import { createOrganisationPerson, getContact, listPeople } from '#wire/contacts.ts'
import * as screen from '#src/pages/contacts/people/new.tsx'
import { NameWindow } from './name-window.tsx'

const { keyboard } = userEvent
const service = stubService()

test('what is typed while a new person is added does not come into the form that ends with it', async () => {
  service.current.on(getContact, () => tagged(organisation(7, 'De Korenaar'), '"1"'))
  service.current.on(listPeople, () => [])
  const { promise: answer, resolve } = Promise.withResolvers<Response>()
  const sent = service.current.on(createOrganisationPerson, () => answer)
  openScreen(screen, { path: '/contacts/:id/people/new', at: '/contacts/7/people/new' })
  const lastName = page.getByRole('textbox', { name: 'Last name' })
  await lastName.fill('Smit')
  await keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => sent.length).toBe(1)

  await keyboard('s{Backspace}')
  await page.getByRole('textbox', { name: 'Phone' }).click({ force: true })
  await keyboard('0')
  await expect.element(lastName).toHaveValue('Smit')
  await expect.element(lastName).toHaveFocus()
  resolve(refusal(409, 'Somebody was quicker'))
  await expect.element(page.getByText('Somebody was quicker')).toBeVisible()
  await lastName.click()
  await keyboard('{End}s')
  await expect.element(lastName).toHaveValue('Smits')
})

test('a window may be closed while what it holds is saved, and is not changed', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const Component = () => <NameWindow title="New tag" act="Create tag" save={() => promise} onClose={() => {}} />
  openScreen({ Component }, { path: '/settings/tags' })
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Hurry')
  await keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Create tag' })).toHaveAttribute('aria-busy', 'true')
  await keyboard('s')
  await expect.element(name).toHaveValue('Hurry')
  await keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'Discard changes?' })).toBeVisible()
  resolve('saved')
})
