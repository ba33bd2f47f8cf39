import { Between, type SeenRequest } from './between.ts'
import { expect, openAccount, test } from './fixtures.ts'
import { asksNothingNew, looksAtPages } from './homes.ts'

const withoutApp = (json: object) => ({ ...json, interfaces: ['v1', 'v2'] })

// Against a service that takes no content while somebody writes.
test.beforeEach(async ({ page, enter, between, list, record, form }) => {
  await enter()
  // The account's notation is known from here on; version 2 does not tell it.
  await expect(page.getByText(/\d\.\d{3},\d\d/).first()).toBeVisible()
  await between.change(/\/hello$/, withoutApp)
  await page.reload()
  await list.open('Warmtepomp en vloerverwarming, Lindelaan 14')
  await expect(record.heading).toHaveText('Warmtepomp en vloerverwarming, Lindelaan 14')
  await record.edit.click()
  await expect(form.save).toBeVisible()
})

test('only what changed is sent, and the record shows it', asksNothingNew, async ({ page, form, record, between }) => {
  const saves: SeenRequest[] = []
  await between.change(/\/proposals\/\d+$/, (answer, asked) => {
    if (asked.method === 'PATCH') saves.push(asked)
    return answer
  })
  await form.name.fill('Warmtepomp, Lindelaan 14 en 16')
  await form.choose('Owner', 'Sanne Kuipers')
  await form.save.click()
  await expect(record.heading).toHaveText('Warmtepomp, Lindelaan 14 en 16')
  const bodies = saves.map(({ body }) => JSON.parse(body ?? '{}') as object)
  expect(bodies.map((body) => Object.keys(body).toSorted())).toEqual([['account_user_id', 'name']])
  expect(saves[0]?.headers['if-match']).toMatch(/^"/)
  await expect(page.getByText('Sanne Kuipers').first()).toBeVisible()
})

test(
  'nothing is sent to one receiver alone: the service would not know how',
  asksNothingNew,
  async ({ page, form, record }) => {
    await form.save.waitFor()
    const edit = new URL(page.url())
    await page.goto(`${edit.pathname.replace(/\/edit$/, '')}?tab=receivers`)
    await expect(record.status).toHaveText('Open')
    const receivers = page.getByRole('list', { name: 'Receivers' })
    await expect(receivers.getByRole('button', { name: 'Copy link' })).not.toHaveCount(0)
    await expect(receivers.getByRole('link', { name: /^Send again to/ })).toHaveCount(0)
  },
)

test(
  'the total set by hand is dropped, and the calculated one stands again',
  asksNothingNew,
  async ({ page, form, record }) => {
    await page.getByRole('button', { name: 'Use calculated total' }).click()
    await form.save.click()
    await expect(record.total('Excl. VAT')).toHaveText('11.673,12')
    await expect(record.total('Total incl. VAT')).toContainText('14.061,66')
  },
)

test.describe('when somebody else saved in between', () => {
  // Chromium itself writes a line for the answer of 412.
  test.use({ expected: /412/ })

  test(
    'both versions are shown, and the person chooses',
    asksNothingNew,
    async ({ page, form, record, context, signedIn }) => {
      const other = await context.newPage()
      await openAccount(other, signedIn)
      await new Between(other).change(/\/hello$/, withoutApp)
      await other.goto(page.url())
      await other.getByLabel('Name', { exact: true }).fill('Their name')
      await other.getByRole('button', { name: 'Save changes' }).click()
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('Their name')

      await form.name.fill('My name')
      await form.save.click()
      await expect(page.getByText('Their name').first()).toBeVisible()
      await expect(page.getByText('My name').first()).toBeVisible()
      await page
        .getByRole('radio', { name: /mine|my/i })
        .first()
        .check()
      await page.getByRole('button', { name: /save/i }).last().click()
      await expect(record.heading).toHaveText('My name')
    },
  )
})

test('the form is accessible', looksAtPages, async ({ form, expectAccessible }) => {
  await expect(form.save).toBeVisible()
  await expectAccessible('edit')
})
