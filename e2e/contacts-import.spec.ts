import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import { ContactList } from './pages/contact-list.ts'

const heads = 'Bedrijfsnaam;E-mail;Plaats;Klantnummer;Tags;Notes'

/** 30 organisations: two that are there already, one twice in the file, two with faults. */
const file = [
  heads,
  ...Array.from(
    { length: 30 },
    (_, at) => `Proefbedrijf ${at + 1};info@proef${at + 1}.example;Utrecht;P${at + 1};Import;x`,
  ),
]
  .with(3, 'Woonstichting de Brink;;Zeist;;;')
  .with(4, 'VvE Waterlinie;;Houten;;;')
  .with(5, 'proefbedrijf 1;;Utrecht;;;')
  .with(8, 'Proefbedrijf 8;not an address;Utrecht;;;')
  .with(9, ';info@proef9.example;Utrecht;;;')
  .join('\r\n')

test.beforeEach(async ({ signedIn, page }) => {
  expect(signedIn.account).toBeTruthy()
  const contacts = new ContactList(page)
  await contacts.goTo()
  await expect(contacts.organisations).toBeVisible()
})

test('a file is tried, put right, imported and taken back', async ({ page, expectAccessible }) => {
  test.slow()
  await page.getByRole('button', { name: 'Import and export' }).click()
  await page.getByRole('menuitem', { name: 'Import from CSV…' }).click()
  await page.getByLabel('CSV file').setInputFiles({ name: 'in.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })

  await expect(page.getByText('The file has 30 rows.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: /^Bedrijfsnaam/ })).toHaveValue('Name')
  await expect(page.getByRole('combobox', { name: /^Klantnummer/ })).toHaveValue('Klantnummer')
  await expect(page.getByRole('combobox', { name: /^Notes/ })).toHaveValue('')
  await expectAccessible('columns of an import')
  await page.getByRole('button', { name: 'See what becomes of the rows' }).click()

  await expect(page.getByRole('button', { name: 'Errors 2' })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible('rows of an import')
  await page.getByRole('textbox', { name: 'Email, row 8' }).fill('info@proef8.example')
  await page.getByRole('textbox', { name: 'Email, row 8' }).press('Tab')
  await expect(page.getByRole('button', { name: 'Errors 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Duplicates 3' }).click()
  await expect(page.getByText('Duplicate of Woonstichting De Brink')).toBeVisible()
  await expect(page.getByText('Duplicate of row 1 of this file')).toBeVisible()
  await page
    .getByRole('row', { name: /VvE Waterlinie/ })
    .getByRole('checkbox')
    .check()

  await page.getByRole('button', { name: 'Add 27 contacts' }).click()
  await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('definition').first()).toHaveText('27')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the 3 rows that were left' }).click()
  const left = await readFile(await (await download).path(), 'utf8')
  expect(left).toContain('Woonstichting de Brink')
  expect(left).toContain('Give a name')
  await expectAccessible('report of an import')

  await page.getByRole('button', { name: 'Take back the 27 that were added' }).click()
  await expect(page.getByRole('heading', { name: 'Taken back' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: 'To the contacts' }).click()
  await expect(new ContactList(page).tab('Organisations')).toContainText('60')
})

test('what was searched for is exported, every page of it', async ({ page }) => {
  const contacts = new ContactList(page)
  await contacts.tab('People').click()
  await expect(contacts.people).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Import and export' }).click()
  await page.getByRole('menuitem', { name: 'Export all as CSV' }).click()
  const [head, ...rows] = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
  expect(head).toContain('name,fullname,firstname')
  expect(rows).toHaveLength(140)
})
