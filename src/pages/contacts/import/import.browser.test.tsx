import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keptThing } from '#src/storage/in-browser.ts'
import { openScreen } from '#src/testing/open-screen.tsx'
import { organisation, organisationItem } from '#src/testing/records.ts'
import { refusal, stubService } from '#src/testing/service.ts'
import { createContact, deleteContact, listOrganisations } from '#wire/contacts.ts'
import { listContactRows } from '#wire/contact-exports.ts'
import { listTags } from '#wire/tags.ts'
import * as screen from './import.tsx'

const service = stubService()
const path = '/contacts/import'
const column = (name: string | RegExp) => page.getByRole('combobox', { name })
const next = page.getByRole('button', { name: 'Review rows' })

/** The screen in a browser that keeps nothing of an import yet; the account has De Korenaar in Utrecht. */
async function openImport() {
  await keptThing('test/1/import/organisations', 1).remove()
  await keptThing('test/1/imports', 1).remove()
  const known = { ...organisationItem(7, 'Bakkerij De Korenaar'), tags: [], values: {} }
  service.current.on(listContactRows, () => ({ total: 1, items: [known] }))
  service.current.on(listOrganisations, () => [])
  service.current.on(listTags, () => [])
  return openScreen(screen, { path })
}
const choose = (name: string, content: BlobPart) =>
  userEvent.upload(page.getByLabelText('CSV file'), new File([content], name, { type: 'text/csv' }))

const file = [
  'Bedrijfsnaam;E-mail;Plaats;Notes',
  'Molen De Hoop;hoop@molen.example;Zeist;x',
  'Smid;not an address;Utrecht;',
  ';info@nameless.example;Utrecht;',
  'molen de hoop;;Zeist;',
  'Bakkerij De Korenaar;;Houten;',
  'Bakkerij De Korenaar;;Utrecht;',
].join('\r\n')

test('columns are guessed by their names, and can be put right', async () => {
  await openImport()
  await choose('in.csv', file)
  await expect.element(page.getByText('The file has 6 rows.')).toBeVisible()
  await expect.element(column(/^Bedrijfsnaam/)).toHaveValue('Name')
  await expect.element(column(/^Plaats/)).toHaveValue('City')
  await expect.element(column(/^Notes/)).toHaveValue('')
  await column(/^Notes/).click()
  await page.getByRole('option', { name: 'City' }).click()
  await expect.element(column(/^Notes/)).toHaveValue('City')
  await expect.element(column(/^Plaats/)).toHaveValue('')
})

test('every row is judged beforehand, and its fault is put right where it stands', async () => {
  await openImport()
  await choose('in.csv', file)
  await next.click()
  const errors = (count: number) => page.getByRole('button', { name: `Errors ${count}` })
  await expect.element(errors(2)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('textbox', { name: 'Email, row 3' }).fill('smid@smid.example')
  await userEvent.keyboard('{Tab}')
  await expect.element(errors(1)).toBeVisible()
  await page.getByRole('button', { name: 'Duplicates 2' }).click()
  await expect.element(page.getByText('Duplicate of row 2 of this file').first()).toBeVisible()
  await page.getByRole('button', { name: 'Updates 1' }).click()
  const korenaar = page.getByRole('row', { name: /Korenaar/ })
  await expect.element(korenaar.getByRole('deletion')).toMatchTextContent('Utrecht')
  await expect.element(korenaar.getByRole('insertion')).toMatchTextContent('Houten')
})

test('what was put right is there again when the screen is opened anew', async () => {
  const { unmount } = await openImport()
  await choose('in.csv', file)
  await next.click()
  await page.getByRole('textbox', { name: 'Email, row 3' }).fill('smid@smid.example')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Errors 1' })).toBeVisible()
  unmount()
  openScreen(screen, { path })
  await expect.element(page.getByRole('button', { name: 'Errors 1' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Updates 1' })).toBeVisible()
})

test('what the service refuses is counted apart, and what was added can be taken back', async () => {
  await openImport()
  await choose('in.csv', 'Name;City\r\nOne;Zeist\r\nTwo;Zeist\r\nThree;Zeist')
  await next.click()
  const ids = [11, 12].values()
  const added = service.current.on(createContact, ({ body }) =>
    body.name === 'Two' ? refusal(400, 'No bakers any more') : organisation(ids.next().value ?? 0, body.name ?? ''),
  )
  await page.getByRole('button', { name: 'Add 3 contacts' }).click()
  await expect.element(page.getByRole('heading', { name: 'Imported' })).toBeVisible()
  const counts = page.getByRole('definition')
  await expect.poll(() => counts.elements().map((one) => one.textContent)).toEqual(['2', '0', '0', '0', '1'])
  expect(new Set(added.map(({ headers }) => headers['idempotency-key'])).size).toBe(3)

  const trashed = service.current.on(deleteContact, () => 'It is in the trash')
  await page.getByRole('button', { name: 'Undo 2 added contacts' }).click()
  await expect.element(page.getByRole('heading', { name: 'Undone' })).toBeVisible()
  expect(trashed.map(({ params }) => params['id'])).toEqual(['12', '11'])
})

test('a workbook is answered with what to do', async () => {
  await openImport()
  await choose('in.xlsx', new Uint8Array([0x50, 0x4b, 0x03, 0x04]))
  await expect.element(page.getByRole('alert')).toMatchTextContent('Save it as CSV UTF-8')
})

test('of a file without heads it is asked what its first row is; letters of an old spreadsheet are read', async () => {
  await openImport()
  const latin = Uint8Array.from('Caf\u00e9 Sport;info@sport.example\r\nSmid;info@smid.example', (letter) =>
    letter.charCodeAt(0),
  )
  await choose('in.csv', latin)
  await expect.element(page.getByText('Choose what the first row contains')).toBeVisible()
  await page.getByRole('radio', { name: 'The first row is a contact' }).click()
  await expect.element(page.getByText('The file has 2 rows.')).toBeVisible()
  await expect.element(page.getByRole('cell', { name: 'Café Sport' })).toBeVisible()
  await expect.element(column('Column 2')).toHaveValue('Email')
})
