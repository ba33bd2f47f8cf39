import { expect, test } from './fixtures.ts'
import { isWhole } from './layout.ts'
import { DemoBar } from './pages/demo-bar.ts'
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

test.beforeEach(async ({ enter, list }) => {
  await enter()
  await expect(list.rows.first()).toBeVisible()
})

test('nothing on the page moves when the bar comes', async ({ page, bar, list }) => {
  await page.addInitScript(() => {
    const moves: number[] = []
    Object.assign(window, { moves })
    new PerformanceObserver((seen) => {
      for (const entry of seen.getEntries() as (PerformanceEntry & { sources?: Shift[] })[])
        for (const { previousRect, currentRect } of entry.sources ?? []) moves.push(currentRect.y - previousRect.y)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/proposals')
  await expect(list.rows.first()).toBeVisible()
  await expect(bar.tools).toBeVisible()
  const { height = 0 } = (await bar.root.boundingBox()) ?? {}
  expect(height).toBe(36)
  const moves = await page.evaluate(() => (window as unknown as { moves: number[] }).moves)
  expect(moves).not.toContain(height)
})

type Shift = { previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }

test('another person is one choice away, in an account of their own too', async ({ page, bar, list }) => {
  const today = new Today(page)
  await bar.become(/Hendrik/)
  await expect(page.getByRole('button', { name: /Hendrik van Vliet/ })).toBeVisible()
  await expect(today.figure('Won')).toHaveText(/^Won62/)
  await bar.become(/empty account/)
  await expect(page.getByRole('button', { name: /New Company/ })).toBeVisible()
  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps.getByRole('link')).toHaveText([
    'Add your company details',
    'Add your first contact',
    'Create a proposal from a template',
    'Send it',
  ])
  await expect(today.figures).toHaveCount(0)
  await page.goto('/proposals')
  await expect(list.heading).toBeVisible()
  await expect(list.rows).toHaveCount(0)
  await expect(page.getByRole('button', { name: /New Company/ })).toBeVisible()

  await page.goto('/proposals/new')
  await expect(page.getByText('this account has none yet')).toBeVisible()
  await page.getByRole('link', { name: 'Create template' }).click()
  await expect(page).toHaveURL(/\/settings\/favorite-templates\/new$/)
})

test.describe('what is sent', () => {
  // A mail's frame runs no script, not even those of the test.
  test.use({ expected: /Blocked script execution in .*\/demo\/mails\// })
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

    await mail.locator('summary').click()
    const shown = mail.frameLocator('iframe')
    await expect(shown.getByText('Van Vliet Installatietechniek', { exact: true })).toBeVisible()
    const customer = await bar.opened(shown.getByRole('link').first().click())
    await expect(customer.heading).toHaveText('For the bar')
    await bar.outbox.getByRole('checkbox', { name: 'Plain text' }).check()
    await expect(mail.getByRole('link').first()).toHaveAttribute('href', /\/view\//)
  })
})

test('a customer is one choice away, on their page in a window of their own', async ({ bar }) => {
  const customer = await bar.becomeCustomer(/Anneke de Groot/)
  await expect(customer.heading).toHaveText('Warmtepomp en vloerverwarming, Lindelaan 14')
  await expect(customer.sign).toBeVisible()
  expect(customer.page.viewportSize()?.width ?? 0).toBeLessThan(720)
})

test('the second screen is the page of the proposal that the app shows, in the same window each time', async ({
  page,
  context,
  bar,
  list,
  record,
}) => {
  await list.show('Open')
  await list.names.first().click()
  await expect(record.edit).toBeVisible()
  const name = await record.heading.innerText()
  const customer = await bar.secondScreen()
  await expect(customer.heading).toHaveText(name)

  const windows = context.pages().length
  await page.goto('/')
  await bar.use('Second screen: customer’s page')
  await expect(customer.heading).toHaveText('Warmtepomp en vloerverwarming, Lindelaan 14')
  expect(context.pages()).toHaveLength(windows)
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

  await bar.pass('1 day')
  await expect(bar.root).toContainText('Clock: 1 day ahead.')
  await bar.open('Webhooks')
  await expect(tries.first()).toContainText('200, signature verified')
})

test('a webhook to another site is shown as failed, with the reason', async ({ page, bar, form, record, asked }) => {
  const body = { payload_url: 'https://hooks.example.com/in', active: true, events: ['all'] }
  const { status } = await asked({ path: '/webhooks', body })
  expect(status).toBe(201)
  await create({ page, form, record })
  await bar.open('Webhooks')
  const failed = bar.webhooks.getByRole('group').filter({ hasText: 'no answer, not delivered' }).first()
  await failed.click()
  await expect(failed).toContainText('may not post to other sites')
})

test('days pass for the app too', async ({ page, bar, list }) => {
  // By the day they were made; the head then offers the other date.
  await list.table.getByRole('columnheader', { name: 'Modified' }).getByRole('link').click()
  await expect(list.table.getByRole('columnheader', { name: 'Created' })).toBeVisible()
  await bar.pass('7 days')
  await expect(bar.root).toContainText('Clock: 7 days ahead.')
  await expect(list.rows.first()).toBeVisible()
  await expect(page.getByRole('main').getByText(/^(Viewed )?(today|yesterday)/i)).toHaveCount(0)
})

test.describe('with a record open', () => {
  // The sample does not have it: between the new beginning and the page that shows it, it may be asked about once more.
  test.use({ expected: /404 .*\/proposals\/\d+/ })

  test('starting over asks first, brings the sample back, leaves people signed in, tells other tabs, and can be undone', async ({
    page,
    context,
    form,
    record,
    bar,
    list,
  }) => {
    await create({ page, form, record })
    const other = await context.newPage()
    await other.goto('/proposals')
    const otherBar = new DemoBar(other)
    await expect(otherBar.tools).toBeVisible()

    await bar.use('Start over')
    await page.getByRole('dialog', { name: 'Start over?' }).getByRole('button', { name: 'Cancel' }).click()
    await expect(record.heading).toHaveText('For the bar')

    await bar.startOver()
    await expect(new Today(page).figure('Won')).toHaveText(/^Won62/)
    await expect(bar.root.getByRole('button', { name: 'Undo' })).toBeVisible()
    await expect(otherBar.root.getByRole('status')).toContainText('Started over in another tab')
    await page.goto('/proposals?query=For the bar')
    await expect(page.getByText('No results')).toBeVisible()

    // Said once, and to be found among the tools from then on.
    await expect(bar.root.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    await bar.use('Undo start over')
    await expect(page).toHaveURL('/')
    await expect(new Today(page).heading).toBeVisible()
    await page.goto('/proposals?query=For the bar')
    await expect(list.names.first()).toHaveText(/For the bar/)
  })
})

test('another tab learns the new time without being loaded anew', async ({ context, bar, page, list }) => {
  const other = await context.newPage()
  await other.goto('/proposals')
  const otherBar = new DemoBar(other)
  await expect(otherBar.tools).toBeVisible()
  await other.evaluate(() => (document.documentElement.dataset['here'] = ''))
  await bar.pass('7 days')
  await expect(bar.root).toContainText('Clock: 7 days ahead.')
  await expect(otherBar.root).toContainText('Clock: 7 days ahead.')
  await expect(other.locator('html')).toHaveAttribute('data-here', '')
  await expect(other.getByRole('main').getByText(/^(Viewed )?(today|yesterday)/i)).toHaveCount(0)
  await expect(list.rows.first()).toBeVisible()
  expect(page.url()).toContain('/proposals')
})

test('the bar is one line at every width, and nothing of it is cut off but words', async ({ page, bar }) => {
  for (const width of [320, 390, 768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 800 })
    const box = await bar.root.boundingBox()
    expect(box).toMatchObject({ x: 0, width, height: 36 })
    for (const button of await bar.root.getByRole('button').all()) {
      const { x, width: wide } = (await button.boundingBox()) ?? { x: -1, width: 0 }
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + wide).toBeLessThanOrEqual(width)
    }
  }
})

test('that it was started over is taken back on the narrowest phone too', async ({ page, bar }) => {
  await bar.startOver()
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await bar.undo.evaluate(isWhole), `${width} px`).toBe(true)
  }
  await bar.undo.click()
  await expect(bar.undo).toHaveCount(0)
})

test('the tools say that the browser may forget, until it has promised not to', async ({ page, bar, list }) => {
  await bar.tools.click()
  const ask = page.getByRole('menuitem', { name: 'Keep permanently' })
  await expect(ask).toBeVisible()
  await expect(page.getByRole('group', { name: 'Stored in this browser until space runs short.' })).toBeVisible()
  await page.addInitScript(() => {
    navigator.storage.persisted = async () => true
  })
  await page.reload()
  await expect(list.rows.first()).toBeVisible()
  await bar.tools.click()
  await expect(page.getByRole('group', { name: 'Stored in this browser.' })).toBeVisible()
  await expect(ask).toHaveCount(0)
})

test('the tools say when the browser keeps nothing at all', async ({ page, bar, between }) => {
  await between.change(/\/demo\/state$/, (state) => ({ ...state, is_lasting: false }))
  await page.reload()
  await bar.tools.click()
  await expect(page.getByRole('group', { name: /^Not stored/ })).toBeVisible()
})
