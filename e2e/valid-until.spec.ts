import { got } from './ask.ts'
import { draftForBakery } from './bakery.ts'
import { expect, test } from './fixtures.ts'
import { asksNothingNew } from './homes.ts'
import { CustomerPage } from './pages/customer-page.ts'

const day = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' }).format(Date.now() + days * 86_400_000)
const said = (date: string, locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(date))

test.use({ opens: '/proposals' })

test(
  'until when a proposal is valid comes from its template, and stands in list, record, mail and on its page',
  asksNothingNew,
  async ({ page, context, enter, asked, list }) => {
    test.slow()
    await enter()
    const [favorite] = await got<{ id: number }[]>(asked, { path: '/favorites/proposals' })
    await page.goto(`/settings/favorite-templates/${favorite?.id}`)
    const days = page.getByRole('textbox', { name: 'Validity in days' })
    const own = page.getByRole('checkbox', { name: 'Override acceptance settings' })
    await expect(own).toBeVisible()
    await own.check()
    await days.fill('5')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Favorite template saved')).toBeVisible()

    const { id, path } = await draftForBakery(asked, { names: ['Anna Smit'], name: 'Nieuwe ovens', finish: 'spoedig' })
    await page.goto(path)
    const validity = page
      .getByRole('main')
      .getByText(/^(5 days from the first send|.* · Expires in 5 days)$/)
      .first()
    await expect(validity).toHaveText('5 days from the first send')
    await got(asked, { path: `${path}/send`, body: { send_message: 'Geldig tot [proposal_valid_until].' } })
    const last = day(5)
    const dutch = said(last, 'nl', { day: 'numeric', month: 'long' })
    const [mail] = await got<{ id: number }[]>(asked, { path: `/mails?proposal_id=${id}`, face: 'app' })
    const { message } = await got<{ message: string }>(asked, { path: `/mails/${mail?.id}`, face: 'app' })
    expect(message).toContain(`Geldig tot ${dutch}`)

    await page.reload()
    await expect(validity).toHaveText(`${said(last, 'en-GB', { dateStyle: 'medium' })} · Expires in 5 days`)
    await page.goto('/proposals?validity=expiring&status=open')
    await expect(list.rows.filter({ hasText: 'Nieuwe ovens' })).toContainText('Expires in 5 days')

    const { receivers } = await got<{ receivers: { proposal_link: string }[] }>(asked, { path: `${path}/details` })
    const customer = new CustomerPage(await context.newPage())
    await customer.page.goto(new URL(receivers[0]?.proposal_link ?? '').pathname)
    await expect(customer.heading).toHaveText('Nieuwe ovens')
    await expect(customer.total).toContainText(`Geldig tot en met ${dutch}`)

    // One proposal has a day of its own.
    const other = day(20)
    await page.goto(`${path}?tab=acceptance`)
    await page.getByRole('button', { name: 'Edit requirements…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Valid until').fill(other)
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog).toBeHidden()
    await customer.page.reload()
    await expect(customer.total).toContainText(said(other, 'nl', { day: 'numeric', month: 'long' }))
  },
)
