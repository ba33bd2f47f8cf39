import { readFile } from 'node:fs/promises'
import { expect, openAccount, test } from './fixtures.ts'
import { ContactList } from './pages/contact-list.ts'
import { ContactRecord } from './pages/contact-record.ts'

const heads = 'Bedrijfsnaam;E-mail;Plaats;Klantnummer;Tags;Notes'

/**
 * 300 organisations: 20 duplicates, of what is there or of a row of the file; two that are there and told otherwise;
 * five with a fault.
 */
const file = [
  heads,
  ...Array.from(
    { length: 300 },
    (_, at) => `Proefbedrijf ${at + 1};info@proef${at + 1}.example;Utrecht;P${at + 1};Import;x`,
  ),
]
  .with(3, 'Woonstichting de Brink;;Zeist;;;')
  .with(4, 'VvE Waterlinie;;Houten;;;')
  .with(5, 'proefbedrijf 1;;Utrecht;;;')
  .with(6, 'VvE Berkenhof;;Zeist;BH-7;Toren;')
  .with(7, 'VvE Stadhouder;;Utrecht;;;')
  .with(8, 'Proefbedrijf 8;not an address;Utrecht;;;')
  .with(9, ';info@proef9.example;Utrecht;;;')
  .map((line, at) => (at >= 20 && at < 37 ? 'proefbedrijf 1;;Utrecht;;;' : line))
  .map((line, at) => (at >= 40 && at < 43 ? ';info@nameless.example;Utrecht;;;' : line))
  .join('\r\n')

test.use({ opens: '/contacts' })

test.beforeEach(async ({ enter, page }) => {
  await enter()
  const contacts = new ContactList(page)
  await expect(contacts.organisations).toBeVisible()
})

test(
  'a file is tried, put right, imported and taken back',
  { tag: '@journey' },
  async ({ page, context, signedIn, expectAccessible }) => {
    test.slow()
    await page.getByRole('button', { name: 'Import and export' }).click()
    await page.getByRole('menuitem', { name: 'Import from CSV…' }).click()
    await page.getByLabel('CSV file').setInputFiles({ name: 'in.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })

    await expect(page.getByText('The file has 300 rows.')).toBeVisible()
    await expect(page.getByRole('combobox', { name: /^Bedrijfsnaam/ })).toHaveValue('Name')
    await expect(page.getByRole('combobox', { name: /^Klantnummer/ })).toHaveValue('Klantnummer')
    await expect(page.getByRole('combobox', { name: /^Notes/ })).toHaveValue('')
    await expectAccessible('columns of an import')
    await page.getByRole('button', { name: 'Review rows' }).click()

    await expect(page.getByRole('button', { name: 'Errors 5' })).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible('rows of an import')
    await page.getByRole('textbox', { name: 'Email, row 9' }).fill('info@proef8.example')
    await page.getByRole('textbox', { name: 'Email, row 9' }).press('Tab')
    await expect(page.getByRole('button', { name: 'Errors 4' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Errors 4' })).toBeVisible()
    await page.getByRole('button', { name: 'Duplicates 18' }).click()
    await expect(page.getByText('Duplicate of row 2 of this file').first()).toBeVisible()
    await page.getByRole('button', { name: 'Unchanged 2' }).click()
    await expect(page.getByText('Woonstichting De Brink already has all of this')).toBeVisible()
    await page
      .getByRole('row', { name: /VvE Waterlinie/ })
      .getByRole('checkbox')
      .check()

    await page.getByRole('button', { name: 'Updates 2' }).click()
    const berkenhof = page.getByRole('row', { name: /VvE Berkenhof/ })
    await expect(berkenhof.getByRole('deletion').first()).toHaveText('Bilthoven')
    await expect(berkenhof.getByRole('insertion')).toHaveText(['Zeist', 'BH-7', 'Toren'])
    const address = (await berkenhof.getByRole('link', { name: 'VvE Berkenhof' }).getAttribute('href')) ?? ''
    await page.getByRole('group', { name: 'Action for row 8' }).getByRole('radio', { name: 'Skip' }).check()
    await expectAccessible('updates of an import')

    await page.getByRole('button', { name: 'Add 275, update 1' }).click()
    await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('definition')).toHaveText(['275', '1', '1', '23', '0'])
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download 23 remaining rows' }).click()
    const left = await readFile(await (await download).path(), 'utf8')
    expect(left).toContain('Row;Bedrijfsnaam;E-mail')
    expect(left).toMatch(/^6;proefbedrijf 1;/m)
    expect(left).toContain('Skipped: VvE Stadhouder already exists')
    expect(left).toContain('Enter a name')
    await expectAccessible('report of an import')
    const other = await context.newPage()
    await openAccount(other, signedIn)
    await other.goto(address)
    await expect(new ContactRecord(other).facts).toContainText('Zeist')

    await page.getByRole('button', { name: 'Import another file' }).click()
    await page.reload()
    await page.getByRole('button', { name: 'Undo import of 276 contacts' }).click()
    await expect(page.getByRole('heading', { name: 'Undone' })).toBeVisible({ timeout: 60_000 })
    await other.reload()
    await expect(new ContactRecord(other).facts).toContainText('Bilthoven')
    await page.getByRole('link', { name: 'Go to contacts' }).click()
    await expect(new ContactList(page).tab('Organisations')).toContainText('60')
  },
)

test('what was searched for is exported, every page of it', async ({ page }) => {
  const contacts = new ContactList(page)
  await contacts.tab('People').click()
  await expect(contacts.people).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Import and export' }).click()
  await page.getByRole('menuitem', { name: 'Export all as CSV' }).click()
  const [head, ...rows] = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
  expect(head).toContain('name;fullname;firstname')
  expect(head).toContain(';tags;')
  expect(rows).toHaveLength(140)
})
