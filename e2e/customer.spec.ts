import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sentProposal } from './customer-fixtures.ts'
import { expect, test } from './fixtures.ts'
import { onlyIn } from './homes.ts'
import { CustomerPage } from './pages/customer-page.ts'

test.use({ opens: false })

test.beforeEach(async ({ enter }) => {
  await enter()
})

test(
  'who opens the link chooses, sees the total follow, asks, and signs once',
  { tag: '@journey' },
  async ({ page, asked, expectAccessible }) => {
    const { details, link } = await sentProposal(asked)
    const customer = new CustomerPage(page)
    await page.goto(link)
    await expect(customer.heading).toHaveText('Nieuwe ovens')
    await expect(page).toHaveTitle(/^Offerte van /)
    await expect(customer.total).toContainText('1.355,20')
    await expectAccessible('customer’s page')

    await customer.row('Draadloos').last().getByRole('radio').check()
    await customer.row('Onderstel').last().getByRole('checkbox').check()
    await expect(customer.total).toContainText('1.657,70')
    await expect(customer.said).toContainText('1.657,70')

    await customer.ask('Wanneer kunt u beginnen?')
    await expect(page.getByRole('listitem').filter({ hasText: 'Wanneer kunt u beginnen?' })).toBeVisible()

    await page.reload()
    await expect(customer.total).toContainText('1.657,70')
    await customer.signature.fill('Anna Smit')
    await customer.sign.click()
    await expect(page.getByText('Getekend op', { exact: false }).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Bewijs' })).toBeVisible()
    await expectAccessible('signed')
    const [download] = await Promise.all([page.waitForEvent('download'), customer.download.click()])
    expect(download.suggestedFilename()).toMatch(/ Nieuwe ovens\.pdf$/)
    const file = await readFile(await download.path())
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    await page.getByRole('link', { name: 'Controleer deze offerte' }).click()
    await expect(page.getByRole('status')).toContainText(
      /Deze code hoort bij een getekende offerte|This code belongs to a signed proposal/,
    )
    await expectAccessible('verification')
    // Another code in the same page's address.
    await page.evaluate(() => (location.hash = '0'.repeat(64)))
    await expect(page.getByRole('status')).toContainText(/is hier niets getekend|Nothing was signed/)
    // The file itself, by its hash.
    const hash = createHash('sha256').update(file).digest('hex')
    await page.evaluate((hash) => (location.hash = hash), hash)
    await expect(page.getByRole('status')).toContainText(
      /Deze code hoort bij een getekende offerte|This code belongs to a signed proposal/,
    )
    await page.goto(link)
    expect((await details()).status).toBe('won')
  },
)

test('a proposal that is declined is lost, and thanks for the answer', async ({ page, asked }) => {
  const { link } = await sentProposal(asked)
  const customer = new CustomerPage(page)
  await page.goto(link)
  await customer.decline('De prijs')
  await expect(page.getByRole('heading', { name: 'U hebt deze offerte afgewezen' })).toBeVisible()
})

test(
  'before its script has read anything the page is called as after it, and that is no visit',
  onlyIn('node', 'a host of files alone knows no account'),
  async ({ page, asked, between }) => {
    const { details, link } = await sentProposal(asked)
    const release = await between.hold(/\/viewer\/[^/]+$/)
    const [, written] = /<title>(.*)<\/title>/.exec(await (await page.request.get(link)).text()) ?? []
    expect(written).toMatch(/^Offerte van ./)
    expect(written).not.toContain('Nieuwe ovens')
    await page.goto(link)
    await expect(page.getByRole('status')).toHaveText('Opening the proposal')
    await expect(page).toHaveTitle(written ?? '')
    release()
    await expect(new CustomerPage(page).heading).toHaveText('Nieuwe ovens')
    await expect(page).toHaveTitle(written ?? '')
    expect((await details()).logs.summary.views).toBe(0)
    const wrong = await page.request.get('/view/bm93aGVyZQ')
    expect(await wrong.text()).toContain('<title>Proposal</title>')
  },
)

test('a link to a part of the proposal opens there', async ({ page, asked }) => {
  const { link } = await sentProposal(asked)
  const customer = new CustomerPage(page)
  await page.goto(`${link}#questions`)
  await expect(customer.questions).toBeInViewport()
  await expect(customer.heading).not.toBeInViewport()
})

test.describe('of links that lead nowhere', () => {
  // The browser tells of every answer that is no success.
  test.use({ expected: /404/ })

  test('a link that leads nowhere says so', async ({ page, expectAccessible }) => {
    await page.goto('/view/bm93aGVyZQ')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Proposal not found')
    await expectAccessible('unknown link')
  })
})
