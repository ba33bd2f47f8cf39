import { expect, test as base } from './fixtures.ts'
import { asksNothingNew } from './homes.ts'
import { WebhookPages } from './pages/webhook-pages.ts'

const test = base.extend<{ webhooks: WebhookPages }>({
  webhooks: async ({ page }, use) => use(new WebhookPages(page)),
})

test.use({ opens: '/webhooks' })

test.beforeEach(async ({ enter, webhooks }) => {
  await enter()
  await expect(webhooks.heading).toHaveText('Webhooks')
})

test('an endpoint at rest says so, has a name, and shows what a test of it sent', async ({
  page,
  webhooks,
  receiver,
}) => {
  await page.getByRole('link', { name: 'New webhook' }).first().click()
  await webhooks.name.fill('Accounting')
  await webhooks.address.fill(`${receiver}/answer/200`)
  await webhooks.create.click()
  await expect(webhooks.heading).toHaveText('Accounting')
  await expect(page.getByRole('heading', { name: 'Nothing sent yet' })).toBeVisible()
  await expect(page.getByText('Last 24 hours')).toHaveCount(0)
  await page.getByRole('link', { name: 'Send test' }).click()
  await page.getByRole('button', { name: 'Send test' }).click()
  await expect(page.getByRole('region', { name: 'Request body' })).toContainText('"type": "proposal_created"')

  await webhooks.tab('Settings').click()
  await webhooks.name.fill('Bookkeeping')
  await webhooks.save.click()
  await expect(webhooks.heading).toHaveText('Bookkeeping')
  await page.getByRole('link', { name: 'Back to webhooks' }).click()
  await expect(webhooks.row('/answer/200')).toContainText('Bookkeeping')
})

test(
  'deliveries are found by event and day, which stand in the address',
  asksNothingNew,
  async ({ page, webhooks, receiver }) => {
    await webhooks.make(`${receiver}/answer/200`)
    await webhooks.sendTest()
    await expect(page.getByRole('article', { name: 'Attempt 1' })).toBeVisible()
    await webhooks.tab('Deliveries').click()
    const rows = page.getByRole('table', { name: 'Deliveries' }).locator('tbody').getByRole('row')
    await expect(rows).toHaveCount(1)
    await page.getByLabel('Day', { exact: true }).fill('2020-01-01')
    await expect(page).toHaveURL(/day=2020-01-01/)
    await expect(page.getByRole('heading', { name: 'No deliveries found' })).toBeVisible()
    await page.getByRole('link', { name: 'Show all deliveries' }).click()
    await expect(page.getByLabel('Day', { exact: true })).toHaveValue('')
    await page.getByRole('combobox', { name: 'Event' }).click()
    await page.getByRole('option', { name: 'proposal_created' }).click()
    await expect(page).toHaveURL(/event=proposal_created/)
    await expect(rows).toHaveCount(1)
  },
)
