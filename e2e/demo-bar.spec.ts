import { expect, test } from './fixtures.ts'
import { Today } from './pages/today.ts'

/** A proposal by way of the form. */
async function create({
  page,
  form,
  record,
}: Pick<Parameters<Parameters<typeof test>[2]>[0], 'page' | 'form' | 'record'>) {
  await page.goto('/proposals/new')
  await form.choose('Customer', 'VvE Residentie Slotzicht')
  await page.getByRole('group', { name: 'Receivers' }).getByRole('checkbox').first().check()
  await form.choose('Template', 'Home installation (English)')
  await form.name.fill('For the bar')
  await page.getByLabel('Gewenste uitvoering').fill('soon')
  await form.create.click()
  await expect(record.heading).toHaveText('For the bar')
}

test.beforeEach(async ({ signedIn, list }) => {
  expect(signedIn.account).toBeTruthy()
  await expect(list.rows.first()).toBeVisible()
})

test('another person is one choice away, in an account of their own too', async ({ page, bar, list }) => {
  const today = new Today(page)
  await bar.become(/Hendrik/)
  await expect(page.getByRole('button', { name: /Hendrik van Vliet/ })).toBeVisible()
  await expect(today.figure('Won')).toHaveText(/^Won62/)
  await bar.become(/empty account/)
  await expect(page.getByRole('button', { name: /New Company/ })).toBeVisible()
  await expect(today.figure('Won')).toHaveText(/^Won0/)
  await expect(page.getByText('Nothing was won in the last twelve months.')).toBeVisible()
  await page.goto('/proposals')
  await expect(list.heading).toBeVisible()
  await expect(list.rows).toHaveCount(0)
  await expect(page.getByRole('button', { name: /New Company/ })).toBeVisible()

  await page.goto('/proposals/new')
  await expect(page.getByText('this account has none yet')).toBeVisible()
  await page.getByRole('link', { name: 'Make the first template' }).click()
  await expect(page).toHaveURL(/\/settings\/favorite-templates\/new$/)
})

test('what happens arrives at the catcher with its signature verified, and mails in the outbox', async ({
  page,
  form,
  record,
  sending,
  bar,
  expectAccessible,
}) => {
  await create({ page, form, record })
  await record.send.click()
  await sending.template.click()
  await page.getByRole('option').first().click()
  await sending.send.click()
  await expect(record.status).toHaveText('Open')

  await bar.open('Webhooks')
  const sent = bar.webhooks.getByRole('group').filter({ hasText: 'proposal_send' })
  await expect(sent).toContainText('200, signature verified')
  await expectAccessible('the webhooks of the demo')
  await page.keyboard.press('Escape')
  await bar.open('Outbox')
  const mail = bar.outbox.getByRole('group').first()
  await expect(mail).toContainText('For the bar')
  await expectAccessible('the outbox of the demo')
  await expect(mail).toContainText('sent')
})

test('a delivery that failed succeeds when time has passed, at the moment of its next try', async ({
  page,
  form,
  record,
  bar,
}) => {
  await bar.open('Webhooks')
  await bar.answerWith(/500/)
  await page.keyboard.press('Escape')
  await create({ page, form, record })
  await bar.open('Webhooks')
  const tries = bar.webhooks.getByRole('group').filter({ hasText: 'proposal_created' })
  await expect(tries.first()).toContainText('500, signature verified')
  await bar.answerWith(/200/)
  await page.keyboard.press('Escape')

  await bar.pass('+1 day')
  await expect(bar.root).toContainText('The clock is a day ahead.')
  await bar.open('Webhooks')
  await expect(tries.first()).toContainText('200, signature verified')
})

test('a webhook to another site is shown as failed, with the reason', async ({ page, bar, form, record, asked }) => {
  const body = { payload_url: 'https://hooks.example.com/in', active: true, events: ['all'] }
  const { status } = await asked({ path: '/webhooks', body })
  expect(status).toBe(201)
  await create({ page, form, record })
  await bar.open('Webhooks')
  const failed = bar.webhooks.getByRole('group').filter({ hasText: 'no answer, did not arrive' }).first()
  await failed.click()
  await expect(failed).toContainText('may not post to other sites')
})

test('days pass for the app too', async ({ page, bar, list }) => {
  // By the day they were made; the head then offers the other date.
  await list.table.getByRole('columnheader', { name: 'Modified' }).getByRole('link').click()
  await expect(list.table.getByRole('columnheader', { name: 'Created' })).toBeVisible()
  await bar.pass('+7 days')
  await expect(bar.root).toContainText('The clock is 7 days ahead.')
  await expect(list.rows.first()).toBeVisible()
  await expect(page.getByRole('main').getByText(/^(Viewed )?(today|yesterday)/i)).toHaveCount(0)
})

test('starting over brings the sample back, and whoever is signed in stays so', async ({ page, form, record, bar }) => {
  await create({ page, form, record })
  await bar.startOver.click()
  await expect(new Today(page).figure('Won')).toHaveText(/^Won62/)
  await page.goto('/proposals?query=For the bar')
  await expect(page.getByText('Nothing found')).toBeVisible()
})

test('the bar says that the browser may forget, until it has promised not to', async ({ page, bar, list }) => {
  await expect(bar.root).toContainText('The browser may forget this when space runs short.')
  await expect(bar.root.getByRole('button', { name: 'Ask it not to' })).toBeVisible()
  await page.addInitScript(() => {
    navigator.storage.persisted = async () => true
  })
  await page.reload()
  await expect(list.rows.first()).toBeVisible()
  await expect(bar.startOver).toBeVisible()
  await expect(bar.root).not.toContainText('may forget')
})

test('the bar says when the browser keeps nothing at all', async ({ page, bar, between }) => {
  await between.change(/\/demo\/state$/, (state) => ({ ...state, is_lasting: false }))
  await page.reload()
  await expect(bar.root).toContainText('This browser keeps nothing for this page')
})
