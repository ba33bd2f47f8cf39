import type { Browser, Page, Request } from '@playwright/test'
import { sentProposal } from './customer-fixtures.ts'
import { expect, openAccount, test } from './fixtures.ts'
import { onlyIn, origins, usual } from './homes.ts'
import type { TestAccount } from './node-accounts.ts'
import { CustomerPage } from './pages/customer-page.ts'
import { keepSession } from './session.ts'

/** What is promised, in milliseconds, from what the service keeps to every screen that is open. */
const promised = 2000

/** What the page says when it knows: some words, or no longer some words. */
type Sign = { has: string } | { lacks: string }

/**
 * When the page first shows it, and the longest pause of a timer there until then. A machine that is busy with other
 * work stops the page for so long, and that time alone is added to what is promised.
 */
const shows = (page: Page, sign: Sign) =>
  page.evaluate(
    (sign) =>
      new Promise<{ at: number; paused: number }>((resolve) => {
        let last = performance.now()
        let paused = 0
        const timer = setInterval(() => {
          paused = Math.max(paused, performance.now() - last)
          last = performance.now()
        }, 20)
        const look = () => {
          const { textContent } = document.body
          if ('has' in sign ? !textContent.includes(sign.has) : textContent.includes(sign.lacks)) return
          end(Date.now())
        }
        const seen = new MutationObserver(look)
        const end = (at: number) => {
          clearInterval(timer)
          clearTimeout(never)
          seen.disconnect()
          resolve({ at, paused })
        }
        const never = setTimeout(() => end(Infinity), 90_000)
        seen.observe(document.body, { subtree: true, childList: true, characterData: true })
        look()
      }),
    sign,
  )

type Act = { kind: string; asks: RegExp; sign: Sign; on: Record<string, Page>; act: () => Promise<unknown> }

/** Does something as a customer, and gives for each screen by how much it came too late; nothing when none did. */
async function late(customer: Page, { kind, asks, sign, on, act }: Act) {
  const asked: Request[] = []
  const note = (request: Request) => {
    if (request.method() !== 'GET' && asks.test(new URL(request.url()).pathname)) asked.push(request)
  }
  customer.on('request', note)
  const all = Object.entries(on).map(async ([screen, page]) => ({ screen, ...(await shows(page, sign)) }))
  await act()
  const told = await Promise.all(all)
  customer.off('request', note)
  // Only an answered request knows when it began.
  await Promise.all(asked.map((request) => request.response()))
  return told.flatMap(({ screen, at, paused }) => {
    // From when the customer's page asked: the service kept it later, so that too much is counted, never too little.
    const since = asked.map((request) => request.timing().startTime).findLast((start) => start <= at)
    if (since === undefined) return [`${kind} on ${screen} before it was asked for`]
    const [took, allowed] = [at - since, promised + paused]
    return took > allowed ? [`${kind} on ${screen}: ${took} ms of ${allowed}`] : []
  })
}

/** A screen of a colleague, in a browser of their own. */
async function elsewhere(browser: Browser, account: TestAccount, tokens: Parameters<typeof keepSession>[2]) {
  const context = await browser.newContext({ ...usual, baseURL: origins.node, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await openAccount(page, account)
  await page.goto('/config.json')
  await keepSession(page, account, tokens)
  return page
}

async function opens(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('output[aria-label]')).toHaveCount(0)
}

test(
  'opened, reading, chose, asked, declined and signed are on every open screen within two seconds',
  onlyIn('node', 'a colleague has a browser of their own'),
  async ({ page, context, browser, accounts, enter, asked }) => {
    test.slow()
    const account = await enter()
    const { id, link } = await sentProposal(asked)
    // Whoever must sign and declines loses it: she has one of her own.
    const hers = await sentProposal(asked, ['Vera Blom'])
    const colleague = await elsewhere(browser, account, await accounts.signIn(account))
    const record = await context.newPage()
    await openAccount(record, account)
    await Promise.all([opens(page, '/'), opens(colleague, '/contacts'), opens(record, `/proposals/${id}`)])
    const open = { today: page, 'the contacts of a colleague': colleague }

    const [anna, vera] = [new CustomerPage(await context.newPage()), new CustomerPage(await context.newPage())]
    await anna.page.goto(link)
    await vera.page.goto(hers.link)
    const told: string[] = []
    const watch = async (customer: CustomerPage, act: Act) => told.push(...(await late(customer.page, act)))
    const visits = /\/visits$/
    const reads = () => anna.page.bringToFront().then(() => anna.page.mouse.wheel(0, 100))
    const opened = { has: 'Anna Smit is reading Nieuwe ovens' }
    await watch(anna, { kind: 'opened', asks: visits, sign: opened, on: open, act: reads })
    // What is read on is told every half minute, and no notice is made of it: the record counts the seconds.
    const read = record.getByText(/Anna Smit read for/).first()
    await expect(read).toBeVisible()
    const lacks = (await read.textContent()) ?? ''
    await watch(anna, { kind: 'reading', asks: visits, sign: { lacks }, on: { 'the record': record }, act: reads })
    await watch(anna, {
      kind: 'chose',
      asks: /\/choices$/,
      sign: { has: 'Anna Smit changed the choices in Nieuwe ovens' },
      on: open,
      act: () => anna.row('Onderstel').getByRole('checkbox').check(),
    })
    await watch(anna, {
      kind: 'asked',
      asks: /\/comments$/,
      sign: { has: 'Anna Smit asked a question about Nieuwe ovens' },
      on: open,
      act: () => anna.ask('Kan het oude vat blijven?'),
    })
    await watch(vera, {
      kind: 'declined',
      asks: /\/decline$/,
      sign: { has: 'Vera Blom declined Nieuwe ovens' },
      on: open,
      act: () => vera.decline('De prijs'),
    })
    await watch(anna, {
      kind: 'signed',
      asks: /\/accept$/,
      sign: { has: 'Anna Smit signed Nieuwe ovens' },
      on: open,
      act: async () => {
        await anna.name.fill('Anna Smit')
        await anna.sign.click()
      },
    })
    expect(told).toEqual([])
    await colleague.context().close()
  },
)
