import { expect, test } from './settings-fixtures.ts'
import { asksNothingNew, looksAtPages } from './homes.ts'

test.use({ opens: false })

test(
  'a proposal that was deleted is restored from the trashcan',
  asksNothingNew,
  async ({ page, list, record, settings }) => {
    await page.goto('/proposals')
    const name = (await list.names.first().textContent()) ?? ''
    await list.names.first().click()
    await record.choose('Move to trash')
    await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click()
    await expect(list.names.first()).not.toHaveText(name)
    await settings.open('trashcan')
    await expect(settings.row(name)).toContainText('Proposal')
    await page.getByRole('button', { name: `Restore ${name}` }).click()
    await expect(page.getByText(`“${name}” restored`)).toBeVisible()
    await expect(page.getByText('The trash is empty')).toBeVisible()
  },
)

test(
  'two of three deleted proposals are restored at once',
  asksNothingNew,
  async ({ page, list, record, settings }) => {
    await page.goto('/proposals')
    const names: string[] = []
    for (let at = 0; at < 3; at += 1) {
      const name = (await list.names.first().textContent()) ?? ''
      names.push(name)
      await list.names.first().click()
      await record.choose('Move to trash')
      await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click()
      await expect(list.names.first()).not.toHaveText(name)
    }
    await settings.open('trashcan')
    const [first = '', second = '', third = ''] = names
    await page.getByRole('searchbox', { name: 'Search trash' }).fill(second)
    await expect(settings.row(first)).toHaveCount(0)
    await expect(settings.row(second)).toBeVisible()
    await page.getByRole('navigation', { name: 'Type' }).getByRole('link', { name: 'Contacts' }).click()
    await expect(page.getByText('No results for')).toBeVisible()
    await page.reload()
    await page.getByRole('link', { name: 'Clear search' }).click()
    await expect(page.getByText('No contacts in the trash')).toBeVisible()
    await page.getByRole('navigation', { name: 'Type' }).getByRole('link', { name: 'All' }).click()
    await page.getByRole('checkbox', { name: `Select ${first}` }).check()
    await page.getByRole('checkbox', { name: `Select ${third}` }).check()
    await page.getByRole('button', { name: 'Restore 2 records' }).click()
    await expect(page.getByText('2 records restored')).toBeVisible()
    await expect(settings.row(second)).toBeVisible()
    await expect(settings.row(first)).toHaveCount(0)
  },
)

test.describe('in use', () => {
  // The service refuses first; the browser notes that in its console.
  test.use({ expected: /status of 409/ })

  test('a VAT group in use is deleted once its users have another', async ({ page, settings }) => {
    await settings.open('vat-groups')
    await page.getByRole('button', { name: 'New VAT group' }).click()
    await settings.window.getByRole('textbox', { name: 'Name' }).fill('Hoog vanaf 2027')
    await settings.window.getByRole('textbox', { name: 'Percentage' }).fill('22,5')
    await settings.press('Create VAT group')
    await expect(settings.row('Hoog vanaf 2027')).toContainText('22.5%')

    await settings.choose('Hoog', 'Delete')
    await settings.press('Delete VAT group')
    await settings.window.getByRole('combobox', { name: 'Replacement' }).click()
    await page.getByRole('option', { name: 'Hoog vanaf 2027' }).click()
    await settings.press('Replace and delete')
    await expect(page.getByRole('button', { name: 'Hoog', exact: true })).toHaveCount(0)
  })
})

test('a tag is made, renamed and merged into another', async ({ page, settings }) => {
  await settings.open('tags')
  await page.getByRole('button', { name: 'New tag' }).click()
  await settings.window.getByRole('textbox', { name: 'Name' }).fill('Haast')
  await settings.press('Create tag')
  await settings.choose('Haast', 'Edit')
  await settings.window.getByRole('textbox', { name: 'Name' }).fill('Grote haast')
  await settings.press('Rename tag')
  await settings.choose('Grote haast', 'Merge…')
  await settings.window.getByRole('combobox', { name: 'Tag to keep' }).click()
  await page.getByRole('option', { name: 'Spoed' }).click()
  await settings.press('Merge tags')
  await expect(settings.row('Grote haast')).toHaveCount(0)
  await expect(settings.row('Spoed')).toBeVisible()
})

test('somebody is invited, the link is shown where no mail goes out, and the invitation is withdrawn', async ({
  page,
  settings,
  expectAccessible,
}) => {
  await settings.open('users')
  await page.getByRole('button', { name: 'Invite user' }).click()
  await settings.window.getByRole('textbox', { name: 'Email' }).fill('ada@vanvliet.example')
  await settings.press('Send invitation')
  await expect(settings.window.getByLabel('Invitation link')).toContainText('/oauth2/accept-invitation?token=')
  await expectAccessible('a link shown once')
  await settings.press('I have saved it')
  const invited = page.getByRole('table', { name: 'Invited' })
  await expect(invited).toContainText('Valid until')
  await settings.choose('ada@vanvliet.example', 'Withdraw invitation')
  await expect(invited).toHaveCount(0)
})

test('a custom field is made with a name after its label, and deleted with what was filled in', async ({
  page,
  settings,
}) => {
  await settings.open('custom-fields')
  await page.getByRole('button', { name: 'New custom field' }).click()
  await settings.window.getByRole('textbox', { name: 'Label' }).fill('Één dag later')
  await expect(settings.window.getByRole('textbox', { name: 'Name' })).toHaveValue('een_dag_later')
  await settings.press('Create custom field')
  await expect(settings.row('Één dag later')).toContainText('Proposals')

  await settings.choose('Referentie van de klant', 'Delete')
  await expect(settings.window).toContainText(/The values on \d+ proposals are deleted too/)
  await settings.press('Delete custom field')
  await expect(settings.row('Referentie van de klant')).toHaveCount(0)
})

test.describe('a name that is taken', () => {
  test.use({ expected: /status of 409/ })

  test('is refused at its field, and nothing typed is lost', asksNothingNew, async ({ page, settings }) => {
    await settings.open('custom-fields')
    await page.getByRole('button', { name: 'New custom field' }).click()
    await settings.window.getByRole('textbox', { name: 'Label' }).fill('Referentie')
    await settings.press('Create custom field')
    await expect(settings.window.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await expect(settings.window.getByText('There is already a custom field referentie')).toBeVisible()
    await expect(settings.window.getByRole('textbox', { name: 'Label' })).toHaveValue('Referentie')
  })
})

test('the settings are accessible', looksAtPages, async ({ page, settings, expectAccessible }) => {
  test.slow()
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expectAccessible('overview of the settings')
  await settings.open('users')
  await expect(settings.row('Marieke')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible('users on a phone')
})

test(
  'the audit log tells what was done, filtered by kind, and is accessible',
  asksNothingNew,
  async ({ page, settings, expectAccessible }) => {
    await settings.open('tags')
    await page.getByRole('button', { name: 'New tag' }).first().click()
    await settings.window.getByRole('textbox', { name: 'Name' }).fill('Zonwering')
    await settings.press('Create tag')
    await settings.open('audit')
    const log = page.getByRole('table', { name: 'Audit log' })
    await expect(log.getByRole('row', { name: /Tags: created/ })).toContainText('Name: Zonwering')
    await expectAccessible('the audit log')
    const type = page.getByRole('combobox', { name: 'Type' })
    await type.fill('VAT')
    await page.getByRole('option', { name: 'VAT groups' }).click()
    await expect(page.getByText('Nothing matches these filters.')).toBeVisible()
    await type.fill('Tags')
    await page.getByRole('option', { name: 'Tags' }).click()
    await expect(log.getByRole('row', { name: /Tags: created/ })).toBeVisible()
  },
)
