import type { Page } from '@playwright/test'
import { sentProposal } from './customer-fixtures.ts'
import { asksNothingNew } from './homes.ts'
import { expect, test } from './fixtures.ts'
import { CustomerPage } from './pages/customer-page.ts'

test.use({ opens: false })

test.beforeEach(async ({ enter }) => {
  await enter()
})

/** One of the looks at the customer's page, in the window that it opens. */
async function look(page: Page, group: string, receiver: string) {
  await page.getByRole('button', { name: 'Open as customer' }).click()
  const entry = page.getByRole('group', { name: group }).getByRole('menuitem', { name: receiver })
  const [opened] = await Promise.all([page.waitForEvent('popup'), entry.click()])
  return new CustomerPage(opened)
}

test('the seller looks as one of the receivers, and nothing of it counts', async ({ page, asked }) => {
  const { id, details } = await sentProposal(asked, ['Anna Smit', 'Wim Bos'])
  await page.goto(`/proposals/${id}`)
  const customer = await look(page, 'Preview on a phone', 'Wim Bos')
  await expect(customer.heading).toHaveText('Nieuwe ovens')
  await expect(customer.page.getByText('Voorbeeld voor de klant', { exact: false })).toBeVisible()
  await expect(customer.sign).toHaveCount(0)
  expect(customer.page.viewportSize()?.width ?? 0).toBeLessThan(720)
  const { logs, comments } = await details()
  expect([logs.summary.views, comments]).toEqual([0, []])
})

test(
  'the seller rehearses accepting to the last step, and nothing of it is kept',
  asksNothingNew,
  async ({ page, asked }) => {
    const { id, details } = await sentProposal(asked)
    await page.goto(`/proposals/${id}`)
    const customer = await look(page, 'Test acceptance on a computer', 'Anna Smit')
    await customer.row('Onderstel').last().getByRole('checkbox').check()
    await expect(customer.total).toContainText('1.415,70')
    // Nothing is signed before the sentence names it.
    await expect(customer.accept).toContainText('1.415,70')
    await customer.sign.click()
    await expect(customer.page.getByRole('heading', { name: 'Bewijs' })).toBeVisible()
    expect((await details()).status).toBe('open')
  },
)

test(
  'a question is answered where it stands, and a note of the team never reaches the customer',
  asksNothingNew,
  async ({ page, context, asked, expectAccessible }) => {
    const { id, link } = await sentProposal(asked)
    const customer = await CustomerPage.openedIn(context, link)
    await customer.ask('Kan het oude vat blijven?')
    await expect(customer.page.getByRole('listitem').filter({ hasText: 'Kan het oude vat blijven?' })).toBeVisible()

    await page.goto(`/proposals/${id}`)
    const timeline = page.getByRole('region', { name: 'Timeline' })
    const question = timeline.getByRole('listitem').filter({ hasText: 'Kan het oude vat blijven?' })
    await question.getByRole('radio', { name: 'Internal note' }).check()
    await expect(question).toContainText('Never shown to the customer')
    await expectAccessible('an internal note')
    await question.getByRole('textbox', { name: 'Internal note' }).fill('Eerst aftappen.')
    await question.getByRole('button', { name: 'Save note' }).click()
    // Until it is saved it stands in the box as well.
    const withoutBox = timeline.getByRole('listitem').filter({ hasNot: page.getByRole('textbox') })
    const notes = withoutBox.filter({ hasText: 'Eerst aftappen.' })
    await expect(notes).toHaveCount(1)
    await expect(notes).toContainText('Internal note')

    await question.getByRole('radio', { name: 'To the customer' }).check()
    await question.getByRole('textbox', { name: 'Reply to the customer' }).fill('Dat kan, Anna.')
    await expect(question).toContainText('Emailed to Anna Smit in your name')
    await expectAccessible('an answer to the customer')
    await question.getByRole('button', { name: 'Send answer' }).click()
    const answers = withoutBox.filter({ hasText: 'Dat kan, Anna.' })
    await expect(answers).toHaveCount(1)
    await expect(answers).toContainText('answered')
    await expect(question.getByRole('textbox')).toHaveCount(0)
    await expect(customer.page.getByText('Dat kan, Anna.')).toBeVisible()
    await expect(customer.page.getByText('Eerst aftappen.')).toHaveCount(0)
  },
)

test(
  'what was chosen stands beside what was sent, and who declined with why',
  asksNothingNew,
  async ({ page, context, asked, expectAccessible }) => {
    const { id, link } = await sentProposal(asked)
    const customer = await CustomerPage.openedIn(context, link)
    await page.goto(`/proposals/${id}?tab=acceptance`)
    await expect(page.getByRole('region', { name: 'Acceptance', exact: true })).toContainText('0 of 1 signed')
    await customer.row('Draadloos').last().getByRole('radio').check()
    await expect(customer.total).toContainText('1.597,20')

    const prices = page.getByRole('table', { name: 'Choices compared with the sent version' })
    await expect(prices.getByRole('row', { name: /^Draadloos/ })).toContainText('+ 300,00')
    await expect(prices.getByRole('row', { name: /^Bedraad/ })).toContainText('100,00')
    await expect(prices.getByRole('row', { name: /^Total incl\. VAT/ })).toContainText('1.597,20')
    await expectAccessible('choices')

    await customer.decline('De prijs')
    await expect(page.getByRole('region', { name: 'Declined' })).toContainText('Anna Smit')
    await expect(page.getByRole('region', { name: 'Declined' })).toContainText('The price')
  },
)

test(
  'what accepting asks for is set on the record, and the customer is asked for it',
  asksNothingNew,
  async ({ page, asked, expectAccessible }) => {
    const { id, link } = await sentProposal(asked)
    await page.goto(`/proposals/${id}?tab=acceptance`)
    await page.getByRole('button', { name: 'Edit requirements…' }).click()
    const form = page.getByRole('dialog', { name: 'Acceptance requirements' })
    await form.getByRole('button', { name: 'Add field' }).click()
    await form.getByRole('textbox', { name: 'Label of field 1' }).fill('Startweek')
    await form.getByRole('textbox', { name: 'Text of the terms' }).fill('Betaling binnen 14 dagen.')
    await form.getByLabel('Valid until').fill('2099-12-31')
    await expectAccessible('what accepting asks for')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('region', { name: 'Acceptance requirements' })).toContainText('Startweek')

    const customer = new CustomerPage(page)
    await page.goto(link)
    await expect(customer.accept.getByLabel('Startweek')).toBeVisible()
    await expect(customer.accept.getByText('Algemene voorwaarden lezen')).toBeVisible()
    await expect(page.getByText('31 december 2099').first()).toBeVisible()
  },
)

test('what new proposals ask for is set in the settings', async ({ page, expectAccessible }) => {
  await page.goto('/settings/acceptance')
  await page.getByLabel('Required signatures').selectOption('First receiver')
  await page.getByLabel('Validity in days').fill('30')
  await expectAccessible('acceptance in the settings')
  await page.getByRole('button', { name: 'Save acceptance' }).click()
  await expect(page.getByText('Acceptance settings saved')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Validity in days')).toHaveValue('30')
  await expect(page.getByLabel('Required signatures')).toHaveValue('first')
})
