import { sentProposal } from './customer-fixtures.ts'
import { expect, test } from './fixtures.ts'
import { CustomerPage } from './pages/customer-page.ts'

test('what the customer does comes to whatever page the seller is on: a notice with a way there, and the count', async ({
  page,
  context,
  enter,
  asked,
  list,
  record,
  expectAccessible,
}) => {
  await enter()
  await expect(list.rows.first()).toBeVisible()
  const { link } = await sentProposal(asked)
  const customer = await CustomerPage.openedIn(context, link)
  await customer.ask('Kan het oude vat blijven?')

  const notice = page.getByRole('status').filter({ hasText: 'Anna Smit asked a question about Nieuwe ovens' })
  await expect(notice).toBeVisible()
  // It comes without taking the focus.
  await expect(notice.locator(':focus')).toHaveCount(0)
  await expectAccessible('a notice of what a customer did')
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Questions/ })).toBeVisible()
  await expect(list.rows.filter({ hasText: 'Nieuwe ovens' })).toContainText(/Question today/)
  await notice.getByRole('link', { name: 'Show' }).click()
  await expect(record.timeline).toContainText('Kan het oude vat blijven?')

  // What is looked at tells itself.
  await customer.ask('En het deksel?')
  await expect(record.timeline).toContainText('En het deksel?')
  await expect(page.getByRole('status').filter({ hasText: 'Nieuwe ovens' })).toHaveCount(0)
})
