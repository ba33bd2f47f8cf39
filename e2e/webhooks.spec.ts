import type { Page } from '@playwright/test'
import { expect, test as base } from './fixtures.ts'
import { asksNothingNew, looksAtPages } from './homes.ts'
import { WebhookPages } from './pages/webhook-pages.ts'

type Fixtures = {
  webhooks: WebhookPages
  /** What is tried again within a day has been. */
  timePasses: () => Promise<void>
}

const test = base.extend<Fixtures>({
  webhooks: async ({ page }, use) => use(new WebhookPages(page)),
  // The server of the tests tries again without a pause (scripts/serve-for-tests.ts); the demo has a clock.
  timePasses: async ({ home, bar }, use) =>
    use(async () => {
      if (home === 'node') return
      await bar.pass('1 day')
      await expect(bar.root).toContainText('Clock: 1 day ahead.')
    }),
})

test.use({ opens: '/webhooks' })

test.beforeEach(async ({ enter, webhooks }) => {
  await enter()
  await expect(webhooks.heading).toHaveText('Webhooks')
})

test.describe('an address that nothing can be sent to', () => {
  // Chromium itself writes a line for every refusal.
  test.use({ expected: /400/ })

  test('is refused at its field, while it is typed or by the service', asksNothingNew, async ({ page, webhooks }) => {
    await webhooks.make('http://example.org/hook')
    await expect(webhooks.address).toHaveAccessibleDescription('Enter a full address that begins with https://')
    await webhooks.address.fill('https://me:secret@example.org/hook')
    await expect(webhooks.address).toHaveAccessibleDescription('Remove the user name and password from the address')
    await webhooks.address.fill('https://127.0.0.1/hook')
    await expect(webhooks.address).not.toHaveAccessibleDescription(/Remove/)
    await webhooks.create.click()
    await expect(webhooks.address).toHaveAccessibleDescription('Enter a host that is public on the internet')
    await expect(webhooks.address).toBeFocused()

    await page.getByRole('link', { name: 'Back to webhooks' }).click()
    await expect(page.getByRole('dialog', { name: 'Leave the new webhook?' })).toBeVisible()
  })
})

test('events are chosen one by one or by what they are about', asksNothingNew, async ({ page, webhooks, receiver }) => {
  await webhooks.make(`${receiver}/answer/200`)
  await webhooks.tab('Settings').click()
  await webhooks.allEvents.uncheck()
  await webhooks.save.click()
  await expect(page.getByText('Choose at least one event, or all')).toBeVisible()
  await webhooks.group('Products').getByRole('checkbox', { name: 'All of these' }).check()
  await webhooks.group('Proposals').getByRole('checkbox', { name: 'Won' }).check()
  await webhooks.save.click()
  await expect(page.getByText('Changes saved')).toBeVisible()
  const facts = page.getByRole('complementary', { name: 'Webhook details' })
  await expect(facts).toContainText('proposal_won')
  await expect(facts).toContainText('product_deleted')
  await expect(facts).not.toContainText('contact_created')
})

test('a test is answered, kept to the last byte, and its signature verified', async ({ page, webhooks, receiver }) => {
  await webhooks.make(`${receiver}/answer/200`)
  await webhooks.sendTest()
  const answered = page.getByRole('article', { name: 'Attempt 1' })
  await expect(answered).toContainText('Responded with 200')
  await page.getByRole('link', { name: 'View delivery' }).click()
  const body = page.getByRole('region', { name: 'Request body' })
  await expect(body).toContainText('"type": "proposal_created"')
  await page.getByRole('button', { name: 'Raw', exact: true }).click()
  await expect(body).toContainText('"type":"proposal_created"')
  await expect(answered).toContainText('webhook-test')
  await expect(answered).toContainText('webhook-signature')

  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Signature not valid')
  await page.getByRole('button', { name: 'Use this webhook’s secret' }).click()
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByText('Signature valid')).toBeVisible()

  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByRole('article', { name: 'Attempt 2' })).toContainText('Responded with 200')
})

test('a webhook of version 1 says so, and is sent the words of that version', async ({
  page,
  webhooks,
  receiver,
  asked,
}) => {
  const address = `${receiver}/answer/200?of=version-1`
  const body = { payload_url: address, events: ['company_created'] }
  expect(await asked({ face: 'v1', path: '/webhooks', body })).toMatchObject({ status: 201 })
  await openWebhook(page, 'version-1')
  await webhooks.tab('Settings').click()
  await expect(page.getByText('Created in version 1 of the API')).toBeVisible()
  await webhooks.sendTest()
  await page.getByRole('link', { name: 'View delivery' }).click()
  await expect(page.getByRole('region', { name: 'Request body' })).toContainText('"type": "company_created"')
})

test('an answer that is too long is cut off, and said so', asksNothingNew, async ({ page, webhooks, receiver }) => {
  await webhooks.make(`${receiver}/long`)
  await webhooks.sendTest()
  await expect(page.getByText('The response was longer than 64 kB')).toBeVisible()
})

test('the secret is masked until it is asked for, and rotated beside the old one', async ({
  page,
  webhooks,
  receiver,
  expectAccessible,
}) => {
  await webhooks.make(`${receiver}/answer/200`)
  const secrets = page.getByText(/^whsec_[\w+/=]+$/)
  await expect(webhooks.heading).toContainText('/answer/200')
  await expect(secrets).toHaveCount(0)
  await page.getByRole('button', { name: 'Reveal' }).click()
  await expect(secrets).toHaveCount(1)
  const old = await secrets.textContent()
  await page.getByRole('button', { name: 'Rotate…' }).click()
  const asks = page.getByRole('dialog', { name: 'Rotate the signing secret?' })
  await expect(asks).toContainText('24 hours')
  await expectAccessible('rotating a secret')
  await asks.getByRole('button', { name: 'Create new secret' }).click()
  await expect(secrets).toHaveCount(2)
  await expect(secrets.last()).toHaveText(old ?? '')
})

test(
  'a webhook that never gets through is paused, resumed and sent what it missed',
  { tag: '@journey' },
  async ({ page, list, record, webhooks, receiver, timePasses }) => {
    test.slow()
    await webhooks.make(`${receiver}/answer/503`)
    await expect(webhooks.heading).toContainText('/answer/503')
    await setStatus(page, { list, record })
    await timePasses()
    await openWebhook(page, '/answer/503')
    await expect(async () => {
      await page.reload()
      await expect(webhooks.paused).toBeVisible({ timeout: 3000 })
    }).toPass()

    await webhooks.tab('Deliveries').click()
    await page.getByRole('navigation', { name: 'Deliveries by status' }).getByRole('link', { name: 'Failed' }).click()
    const failed = page.getByRole('table', { name: 'Deliveries' }).locator('tbody')
    await expect(failed.getByRole('row')).toHaveCount(1)
    await failed.getByRole('button', { name: /^Show attempts/ }).click()
    await expect(failed).toContainText('Attempt 10')

    await webhooks.tab('Settings').click()
    await webhooks.address.fill(`${receiver}/answer/200`)
    await webhooks.save.click()
    await expect(page.getByText('Changes saved')).toBeVisible()

    // Whatever page is open says so.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Proposals' }).click()
    await expect(list.rows.first()).toBeVisible()
    await page.reload()
    await expect(webhooks.paused).toContainText('/answer/200')
    await webhooks.paused.getByRole('button', { name: 'Resume' }).click()
    await expect(webhooks.paused).toHaveCount(0)
    await openWebhook(page, '/answer/200')

    await webhooks.tab('Recover').click()
    await page.getByLabel('Since').fill('2026-01-01T00:00')
    await page.getByRole('button', { name: 'Count missed events' }).click()
    await expect(page.getByText('1 event missed since then.')).toBeVisible()
    await page.getByRole('button', { name: 'Send 1 event' }).click()
    await expect(page.getByText('1 event is being sent')).toBeVisible()
    await webhooks.tab('Deliveries').click()
    await expect(failed).toContainText('Succeeded')
  },
)

test('a webhook is paused with a way back, and deleted for good', async ({ page, webhooks, receiver }) => {
  await webhooks.make(`${receiver}/answer/200`)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Paused by you')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Back to webhooks' }).click()
  await webhooks
    .row('/answer/200')
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await page.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(webhooks.row('/answer/200')).toHaveCount(0)
})

test.describe('with ten webhooks', () => {
  // They are only told of, so that nothing is known of how they do.
  test.use({ expected: /404/ })

  test('there is no room, and that is said before', asksNothingNew, async ({ page, webhooks, receiver, between }) => {
    await webhooks.make(`${receiver}/answer/200`)
    await expect(webhooks.heading).toContainText('/answer/200')
    await between.change(/\/webhooks$/, (answer) =>
      Array.isArray(answer) ? Array.from({ length: 10 }, (_, at) => ({ ...answer[0], id: 1000 + at })) : answer,
    )
    await page.goto('/webhooks')
    await expect(webhooks.rows).toHaveCount(10)
    await expect(page.getByRole('button', { name: 'New webhook' })).toBeDisabled()
    await expect(page.getByText('The limit is 10 webhooks. Delete one first.')).toBeVisible()
  })
})

test(
  'with version 2 alone a webhook can be made, changed and deleted',
  asksNothingNew,
  async ({ page, webhooks, receiver, between }) => {
    await between.change(/\/hello$/, (answer) => ({ ...answer, interfaces: ['v2'] }))
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/webhooks')
    await webhooks.make(`${receiver}/answer/200`)
    await expect(page.getByRole('form', { name: 'Webhook settings' })).toBeVisible()
    await webhooks.address.fill(`${receiver}/answer/201`)
    await webhooks.save.click()
    await webhooks.row('/answer/201').getByRole('link').click()
    await page.getByRole('button', { name: 'Delete this webhook…' }).click()
    await page.getByRole('button', { name: 'Delete permanently' }).click()
    await expect(webhooks.row('/answer/201')).toHaveCount(0)
    // What is gone is not behind the list either.
    await page.goBack()
    await expect(page).toHaveURL(/\/webhooks$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible()
    expect(asked.filter((address) => /\/api\/app\/.*(webhooks|deliveries)/.test(address))).toEqual([])
  },
)

test(
  'every screen of webhooks is accessible, wide and narrow',
  looksAtPages,
  async ({ page, webhooks, receiver, expectAccessible }) => {
    test.slow()
    await webhooks.make(`${receiver}/answer/200`)
    await webhooks.sendTest()
    await expect(page.getByRole('article', { name: 'Attempt 1' })).toBeVisible()
    const address = new URL(page.url()).pathname.replace(/\/test$/, '')
    await page.getByRole('link', { name: 'View delivery' }).click()
    await expect(page.getByRole('heading', { name: 'Verify signature' })).toBeVisible()
    const delivery = new URL(page.url()).pathname
    const parts = ['', '/deliveries', '/test', '/recover', '/settings'].map((part) => address + part)
    for (const path of ['/webhooks', '/webhooks/new', ...parts, delivery]) {
      await page.goto(path)
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 })
        await expect(webhooks.heading).toBeVisible()
        await expect(page.getByLabel('Loading')).toHaveCount(0)
        await expectAccessible(`${path} at ${width}`)
      }
    }
  },
)

type OnProposals = {
  list: { open: (name: string) => Promise<void> }
  record: { choose: (entry: string) => Promise<void> }
}

/** Something happens that a webhook of all events is told. */
async function setStatus(page: Page, { list, record }: OnProposals) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Proposals' }).click()
  await list.open('Warmtepomp en vloerverwarming, Lindelaan 14')
  await record.choose('Lost')
  await expect(page.getByText(/moved to Lost/)).toBeVisible()
}

async function openWebhook(page: Page, address: string) {
  await page.goto('/webhooks')
  await page.getByRole('table', { name: 'Webhooks' }).getByRole('link', { name: address }).click()
  await expect(page.getByRole('navigation', { name: 'Webhook sections' })).toBeVisible()
}
