import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setLanguage } from '#src/locales/language.ts'
import { openScreen } from '#src/testing/open-screen.tsx'
import { organisation } from '#src/testing/records.ts'
import { offline, refusal, stubService, tagged } from '#src/testing/service.ts'
import { getContact, updateContact } from '#wire/contacts.ts'
import * as screen from './edit.tsx'

const service = stubService()
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const save = page.getByRole('button', { name: 'Save changes' })

/** The form of one organisation, as the service has it now. */
async function openForm(now = organisation(7, 'Bakkerij De Korenaar', { phone: '030 123' }), etag = '"1"') {
  service.current.on(getContact, () => tagged(now, etag))
  const opened = openScreen(screen, { path: '/contacts/:id/edit', at: '/contacts/7/edit' })
  await expect.element(field('Name')).toHaveValue('Bakkerij De Korenaar')
  return opened
}

test('only what changed is sent, over the version the form started from', async () => {
  const { address } = await openForm()
  const sent = service.current.on(updateContact, () => ({ status: 'ok' }))
  await field('City').fill('Zeist')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(address).toBe('/contacts/7')
  expect(sent.map(({ body }) => body)).toEqual([{ city: 'Zeist' }])
  expect(sent[0]?.headers['if-match']).toBe('"1"')
  await expect.element(page.getByText('Changes saved')).toBeVisible()
})

test('a form that was not changed sends nothing, and is left without a question', async () => {
  const { address } = await openForm()
  const sent = service.current.on(updateContact, () => ({ status: 'ok' }))
  await field('City').fill('Zeist')
  await field('City').fill('Utrecht')
  await save.click()
  await expect.poll(address).toBe('/contacts/7')
  expect(sent).toEqual([])
})

test('what the form itself refuses stands at its field, which gets the focus, and nothing is sent', async () => {
  await openForm()
  const sent = service.current.on(updateContact, () => ({ status: 'ok' }))
  await field('Name').fill('')
  await field('City').fill('Zeist')
  await save.click()
  await expect.element(field('Name')).toHaveFocus()
  await expect.element(field('Name')).toBeInvalid()
  await expect.element(field('City')).toHaveValue('Zeist')
  expect(sent).toEqual([])
})

test('what the service refuses stands at its field, which gets the focus; the rest is told above', async () => {
  await openForm()
  service.current.on(updateContact, () =>
    refusal(400, 'Check the fields', { email: ['This address bounces'], account: ['The account is read-only'] }),
  )
  await field('Email').fill('info@korenaar.example')
  await save.click()
  await expect.element(field('Email')).toBeInvalid()
  await expect.element(field('Email')).toHaveAccessibleDescription(/This address bounces/)
  await expect.element(page.getByText('The account is read-only')).toBeVisible()
  await expect.element(field('Email')).toHaveValue('info@korenaar.example')
})

test('what cannot be sent is told above and gets the focus, and is sent once more when asked', async () => {
  const { address } = await openForm()
  service.current.on(updateContact, offline)
  await field('City').fill('Zeist')
  await save.click()
  await expect.element(page.getByText(/cannot be reached/)).toBeVisible()
  await expect.poll(() => document.activeElement?.textContent).toMatch(/cannot be reached/)
  const sent = service.current.on(updateContact, () => ({ status: 'ok' }))
  await save.click()
  await expect.poll(address).toBe('/contacts/7')
  expect(sent.map(({ body }) => body)).toEqual([{ city: 'Zeist' }])
})

test('what is typed is not left without a question', async () => {
  const { address } = await openForm()
  const back = page.getByRole('link', { name: 'Back to contact' })
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await field('City').fill('Zeist')
  await back.click()
  await expect.element(question).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(field('City')).toHaveValue('Zeist')
  await back.click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect.poll(address).toBe('/contacts/7')
})

test('somebody saved meanwhile: theirs comes in, and what both changed is the person’s choice', async () => {
  const { address } = await openForm()
  const theirs = { city: 'Houten', phone: '030 999', street: 'Dorpsstraat 1' }
  service.current.on(updateContact, () => refusal(412, 'It was changed meanwhile'))
  await field('City').fill('Zeist')
  await field('Phone').fill('030 456')
  service.current.on(getContact, () => tagged(organisation(7, 'Bakkerij De Korenaar', theirs), '"2"'))
  await save.click()
  const conflict = page.getByRole('region', { name: 'Changed meanwhile' })
  await expect.element(conflict).toHaveFocus()
  await expect.element(conflict.getByText(/Updated with their changes: Street/)).toBeVisible()
  await expect.element(field('Street')).toHaveValue('Dorpsstraat 1')

  const city = conflict.getByRole('group', { name: 'City' })
  await expect.element(city.getByRole('radio', { name: /Mine.*Zeist/ })).toBeChecked()
  await city.getByRole('radio', { name: /Theirs.*Houten/ }).click()
  await expect.element(field('City')).toHaveValue('Houten')
  await city.getByRole('radio', { name: /Mine/ }).click()
  await expect.element(field('City')).toHaveValue('Zeist')
  await conflict
    .getByRole('group', { name: 'Phone' })
    .getByRole('radio', { name: /Theirs/ })
    .click()

  const sent = service.current.on(updateContact, () => ({ status: 'ok' }))
  await save.click()
  await expect.poll(address).toBe('/contacts/7')
  expect(sent.map(({ body }) => body)).toEqual([{ city: 'Zeist' }])
  expect(sent[0]?.headers['if-match']).toBe('"2"')
})

test('what was written on since somebody saved comes back with what is mine', async () => {
  await openForm()
  service.current.on(updateContact, () => refusal(412, 'It was changed meanwhile'))
  await field('City').fill('Zeist')
  service.current.on(getContact, () => tagged(organisation(7, 'Bakkerij De Korenaar', { city: 'Houten' }), '"2"'))
  await save.click()
  const city = page.getByRole('group', { name: 'City' })
  await expect.element(city).toBeVisible()
  await field('City').fill('Zeist-Oost')
  await city.getByRole('radio', { name: /Theirs/ }).click()
  await expect.element(field('City')).toHaveValue('Houten')
  await city.getByRole('radio', { name: /Mine.*Zeist-Oost/ }).click()
  await expect.element(field('City')).toHaveValue('Zeist-Oost')
})

test('what the contract refuses, here or by the service, is said in the language of the app', async () => {
  await openForm()
  await setLanguage('nl')
  onTestFinished(() => setLanguage('en'))
  const email = field('E-mail')
  const keep = page.getByRole('button', { name: 'Wijzigingen opslaan' })
  await email.fill('korenaar')
  await keep.click()
  await expect.element(email).toHaveAccessibleDescription(/Geen geldig e-mailadres/)

  service.current.on(updateContact, () =>
    refusal(400, 'Check the fields', { email: ['Use at most 1,024 characters'], city: ['Use one line'] }),
  )
  await email.fill('info@korenaar.example')
  await keep.click()
  await expect.element(email).toHaveAccessibleDescription(/Gebruik hoogstens 1\.024 tekens/)
  await expect.element(field('Plaats')).toHaveAccessibleDescription(/Gebruik één regel/)
})
