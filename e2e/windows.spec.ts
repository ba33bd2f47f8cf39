import { proposal } from './editor-fixtures.ts'
import { looksAtPages } from './homes.ts'
import { PriceGrid } from './pages/price-grid.ts'
import { ProposalEditor } from './pages/proposal-editor.ts'
import { expect, test } from './settings-fixtures.ts'

// Windows that open over a page, and the screens that no other file looks at with axe.

test.use({ opens: false })

test.describe('signed out', () => {
  test(
    'the way in and the way out are accessible',
    looksAtPages,
    async ({ page, account, signIn, expectAccessible }) => {
      await page.goto('/proposals')
      await expect(signIn.start).toBeVisible()
      await expectAccessible('the landing screen')
      await signIn.start.click()
      await expect(signIn.email).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`/${account.account}/`))
      await expectAccessible('the page to sign in')
      await page.goto('/signed-out')
      await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
      await expectAccessible('signed out')
      await page.goto('/callback?code=stolen&state=forged')
      await expect(page.getByRole('heading', { name: 'Not signed in' })).toBeVisible()
      await expectAccessible('not signed in')
    },
  )
})

for (const [part, create] of [
  ['vat-groups', 'New VAT group'],
  ['tags', 'New tag'],
  ['users', 'Invite user'],
  ['custom-fields', 'New custom field'],
  ['proposal-directories', 'New directory'],
] as const)
  test(
    `the list of ${part} and its window are accessible`,
    looksAtPages,
    async ({ page, settings, expectAccessible }) => {
      test.slow()
      await settings.open(part)
      const button = page.getByRole('button', { name: create, exact: true }).first()
      await expect(button).toBeVisible()
      await expectAccessible(part)
      await button.click()
      await expect(settings.window).toBeVisible()
      await expectAccessible(create)
    },
  )

test(
  'windows that ask before something is deleted or merged are accessible',
  looksAtPages,
  async ({ settings, page, expectAccessible }) => {
    test.slow()
    await settings.open('tags')
    await settings.choose('Spoed', 'Merge…')
    await expect(settings.window).toBeVisible()
    await expectAccessible('merging tags')
    await settings.open('custom-fields')
    await settings.choose('Referentie van de klant', 'Delete')
    await expect(settings.window).toContainText(/proposals are deleted too/)
    await expectAccessible('deleting a custom field')
    await settings.open('you')
    await page.getByRole('button', { name: /^Withdraw from / }).click()
    await expect(settings.window).toBeVisible()
    await expectAccessible('withdrawing access')
  },
)

test.describe('in the editor', () => {
  test.use({ opens: '/proposals' })

  test('its windows are accessible', looksAtPages, async ({ page, enter, list, record, expectAccessible }) => {
    test.slow()
    await enter()
    await list.open(proposal)
    await expect(record.heading).toHaveText(proposal)
    await record.choose('Move to trash')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible('moving to the trash')
    await page.keyboard.press('Escape')

    await record.edit.click()
    const editor = new ProposalEditor(page)
    await new PriceGrid(page).add('Prijsopgave', 'Product')
    await expect(page.getByRole('dialog', { name: 'Choose a product' })).toBeVisible()
    await expectAccessible('choosing a product')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Table', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible('settings of a price table')
    await page.keyboard.press('Escape')
    await editor.choose('Save as template…')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible('saving as a template')
  })
})

test(
  'what asks before something typed is left is accessible',
  looksAtPages,
  async ({ page, enter, expectAccessible }) => {
    await enter()
    await page.goto('/contacts/new')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Half a name')
    await page.getByRole('link', { name: /^Back to/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible('leaving a form')
  },
)
