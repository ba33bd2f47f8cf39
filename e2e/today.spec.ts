import { sentProposal } from './customer-fixtures.ts'
import { asksNothingNew, looksAtPages } from './homes.ts'
import { expect, test } from './fixtures.ts'
import { CustomerPage } from './pages/customer-page.ts'
import { Today } from './pages/today.ts'

test(
  'counts and sums of today equal those of the lists they lead to',
  { tag: '@journey' },
  async ({ page, enter, list }) => {
    await enter()
    const today = new Today(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Today' }).click()
    await expect(today.figure('Won')).toBeVisible()
    await expect(today.recent.getByRole('listitem').first()).toBeVisible()
    // On a first visit the browser's notation stands until the account has said its own.
    await expect(today.figure('Draft')).toContainText(/\d\.\d{3},\d\d/)
    for (const status of ['Draft', 'Open', 'Won', 'Lost', 'Closed']) {
      const told = await today.figure(status).textContent()
      await today.figure(status).click()
      await expect(list.tab(status)).toHaveAttribute('aria-current', 'page')
      await expect(list.tab(status)).toHaveText(told ?? '')
      await page.goBack()
      await expect(today.heading).toBeVisible()
    }
    const name = (await today.recent.getByRole('listitem').getByRole('link').first().textContent()) ?? ''
    await today.recent.getByRole('listitem').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  },
)

test(
  'what was won by month can be read as a table, and follows what is won',
  asksNothingNew,
  async ({ page, enter, list }) => {
    await enter()
    await expect(list.rows.first()).toBeVisible()
    const today = new Today(page)
    await page.getByRole('link', { name: 'Proffer, home' }).click()
    await expect(today.months).toHaveCount(12)
    const before = Number(await today.months.last().getByRole('cell').first().textContent())
    await page.goBack()
    await list.choose(0, 'Won')
    await expect(page.getByText(/moved to Won/)).toBeVisible()
    await page.getByRole('link', { name: 'Proffer, home' }).click()
    await expect(today.months.last().getByRole('cell').first()).toHaveText(String(before + 1))
  },
)

test(
  'against a service of version 2 alone the start is the list',
  asksNothingNew,
  async ({ page, enter, list, between }) => {
    await enter()
    await between.change(/\/hello$/, (answer) => ({ ...answer, interfaces: ['v2'] }))
    await page.goto('/')
    await expect(list.rows.first()).toBeVisible()
    await expect(page).toHaveURL(/\/proposals$/)
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Today' })).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'View' })).toBeHidden()
    await page.goto('/proposals?view=board&status=won')
    await expect(list.tab('Won')).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveURL(/\/proposals\?status=won$/)
  },
)

test.describe('with room beside the work', () => {
  test.use({ viewport: { width: 1920, height: 1080 } })

  test('activity tells what customers do while one looks, and leads to where the record tells of it', async ({
    page,
    context,
    enter,
    asked,
    record,
    expectAccessible,
  }) => {
    await enter()
    const { id, link } = await sentProposal(asked, ['Vera Blom'])
    await page.goto('/?whose=team')
    const activity = page.getByRole('region', { name: 'Activity' })
    await expect(activity.getByRole('listitem').first()).toContainText('sent Nieuwe ovens')
    const customer = new CustomerPage(await context.newPage())
    await customer.page.goto(link)
    await expect(customer.heading).toHaveText('Nieuwe ovens')
    await customer.ask('Kan het ook in mei?')
    await page.bringToFront()
    const asks = activity.getByRole('listitem').filter({ hasText: 'Vera Blom asked about Nieuwe ovens' })
    await expect(asks).toBeVisible()
    await expectAccessible('today with activity')
    await asks.getByRole('link').focus()
    await page.keyboard.press('Enter')
    await expect(record.heading).toHaveText('Nieuwe ovens')
    await expect(page).toHaveURL(new RegExp(`/proposals/${id}\\?tab=timeline&show=comments`))
    await expect(record.timeline).toContainText('Kan het ook in mei?')
  })
})

test('today is accessible', looksAtPages, async ({ page, enter, expectAccessible }) => {
  test.slow()
  await enter()
  await page.goto('/')
  await expect(new Today(page).months).toHaveCount(12)
  await expectAccessible('today')
})

test(
  'needs you: by keyboard alone it is put off, done, and taken back',
  { tag: '@journey' },
  async ({ page, enter }) => {
    await enter()
    await page.goto('/')
    const today = new Today(page)
    const rail = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Today/ })
    await expect(today.lines.first()).toBeVisible()
    const count = await today.count()
    await expect(rail).toHaveText(`Today${count}`)

    const [first, second] = [today.lines.nth(0).getByRole('link').first(), today.lines.nth(1).getByRole('link').first()]
    const names = [await first.textContent(), await second.textContent()]
    await page.keyboard.press('j')
    await expect(first).toBeFocused()
    await page.keyboard.press('l')
    await expect(page.getByRole('menuitem', { name: 'Until tomorrow' }).first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Put off until tomorrow')).toBeVisible()
    await expect(today.needs.getByRole('heading')).toHaveText(`Needs you ${count - 1}`)
    await expect(rail).toHaveText(`Today${count - 1}`)
    // The focus went on to what was the second.
    await expect(first).toBeFocused()
    await expect(first).toHaveText(names[1] ?? '')

    await page.keyboard.press('d')
    await expect(page.getByText('Marked as done')).toBeVisible()
    await expect(today.needs.getByRole('heading')).toHaveText(`Needs you ${count - 2}`)
    await today.undo.last().click()
    await expect(today.needs.getByRole('heading')).toHaveText(`Needs you ${count - 1}`)

    await today.putOff.click()
    await expect(today.lines).toHaveCount(1)
    await today.lines.getByRole('button', { name: /^Bring back/ }).click()
    await expect(page.getByText('Nothing is put off.')).toBeVisible()
    await today.needs.getByRole('link', { name: /^Needs you/ }).click()
    await expect(today.needs.getByRole('heading')).toHaveText(`Needs you ${count}`)
  },
)

test(
  'each kind leads to a list of as many, for the team and for oneself',
  asksNothingNew,
  async ({ page, enter, list }) => {
    await enter()
    await page.goto('/')
    const today = new Today(page)
    for (const whose of ['Team', 'Mine']) {
      await today.whose(whose).click()
      await expect(today.whose(whose)).toHaveAttribute('aria-current', 'page')
      await expect(today.kinds).toBeVisible()
      for (const link of await today.kinds.getByRole('link').all()) {
        const count = Number((await link.textContent())?.replace(/\D/g, ''))
        await link.click()
        await expect(list.rows).toHaveCount(count)
        await expect(page.getByText('Needs you', { exact: true })).toBeVisible()
        await page.goBack()
        await expect(today.heading).toBeVisible()
      }
    }
    await page.goto('/')
    await expect(today.whose('Mine')).toHaveAttribute('aria-current', 'page')
  },
)

test(
  'needs you shows a question, a bounce and one that went silent, each of which opens at the right place',
  { tag: '@journey' },
  async ({ page, enter, record, sending }) => {
    await enter()
    await page.goto('/')
    const today = new Today(page)
    await today.whose('Mine').click()
    const lineOf = (words: RegExp) => today.lines.filter({ hasText: words }).first()
    const opened = async (words: RegExp, act: RegExp) => {
      const line = lineOf(words)
      const name = (await line.getByRole('link').first().textContent()) ?? ''
      await line.getByRole('link', { name: act }).click()
      await expect(record.heading).toHaveText(name)
    }

    await opened(/ asks/, /^Answer/)
    await expect(page).toHaveURL(/tab=timeline&show=comments/)
    await expect(record.timeline.getByRole('textbox', { name: 'Reply to the customer' })).toBeVisible()
    await page.goBack()

    await expect(lineOf(/^Mail bounced/)).toContainText('address does not exist')
    await opened(/^Mail bounced/, /^Correct address/)
    const receivers = page.getByRole('list', { name: 'Receivers' })
    await expect(receivers).toContainText('Bounced: address does not exist')
    await expect(receivers.getByRole('button', { name: /^Correct/ }).first()).toBeVisible()
    await page.goBack()

    await opened(/^Silent for \d+ days/, /^Send reminder/)
    await expect(sending.window).toBeVisible()
    await expect(sending.send).toContainText(/^Remind \d/)
    await expect(sending.template).toHaveValue(/^(Herinnering|Reminder)/)
  },
)

test('a question leads to where it is answered, and is gone once it is', asksNothingNew, async ({ page, enter }) => {
  await enter()
  await page.goto('/')
  const today = new Today(page)
  const asked = today.lines.filter({ hasText: 'asks' })
  const name = (await asked.first().getByRole('link').first().textContent()) ?? ''
  const count = await today.count()
  await asked
    .first()
    .getByRole('link', { name: /^Answer/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page).toHaveURL(/tab=timeline&show=comments/)
  await page.goBack()
  await expect(today.needs.getByRole('heading')).toHaveText(`Needs you ${count}`)
})
