import type { Page } from '@playwright/test'
import { watchRest } from '#scripts/at-rest.ts'
import { expect, test } from './fixtures.ts'
import { onlyIn } from './homes.ts'
import { ProposalEditor } from './pages/proposal-editor.ts'

const proposal = 'Warmtepomp en vloerverwarming, Lindelaan 14'

/** What the app asks of the service from now on, by method and path below the account. */
function requestsOf(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const [, path] = /^\/api\/\w+\/[^/]+(\/.*)/.exec(new URL(request.url()).pathname) ?? []
    // The demo's bar asks its own home, not the service.
    if (path !== undefined && !path.startsWith('/demo/')) asked.push(`${request.method()} ${path}`)
  })
  return asked
}

let atRest: () => Promise<void>

test.beforeEach(async ({ page, enter, list }) => {
  atRest = watchRest(page)
  await enter()
  await expect(list.rows.first()).toBeVisible()
  await expect(list.tab('Open')).toContainText('38')
  await atRest()
})

test('a record costs one request and a save one; settings its editor has had are not asked for again', async ({
  page,
  list,
  record,
}) => {
  const asked = requestsOf(page)
  await list.open(proposal)
  await expect(record.timeline).toBeVisible()
  const id = /\d+$/.exec(page.url())?.[0] ?? ''
  await atRest()
  expect(asked.filter((one) => one.includes(`/${id}/`))).toEqual([`GET /proposals/${id}/record`])

  const editor = new ProposalEditor(page)
  await record.edit.click()
  await editor.write('Aanbrengen isolatie, arbeid', 'Quantity', '2')
  await expect(editor.saving).toHaveText(/^Saved/)
  expect(asked.filter((one) => !one.startsWith('GET'))).toEqual([`PUT /proposals/${id}/content`])

  await page.getByRole('link', { name: /^Back/ }).click()
  await expect(record.timeline).toBeVisible()
  asked.length = 0
  await record.edit.click()
  await editor.write('Aanbrengen isolatie, arbeid', 'Quantity', '3')
  await expect(editor.saving).toHaveText(/^Saved/)
  expect(asked.filter((one) => one.includes('/settings/'))).toEqual([])
})

const keptByWorker = 'in the demo the worker has the files of the app'

test(
  'a list is quiet after twenty requests, and the first editor fetches six files',
  onlyIn('node', keptByWorker),
  async ({ page, list, record }) => {
    const paths: string[] = []
    page.on('request', (request) => paths.push(new URL(request.url()).pathname))
    await page.reload()
    await expect(list.tab('Open')).toContainText('38')
    await atRest()
    expect(paths.length, paths.join('\n')).toBeLessThanOrEqual(20)

    await list.open(proposal)
    await expect(record.edit).toBeVisible()
    await atRest()
    paths.length = 0
    await record.edit.click()
    const editor = new ProposalEditor(page)
    await expect(editor.row('Aanbrengen isolatie, arbeid')).toBeVisible()
    await atRest()
    const files = paths.filter((path) => path.startsWith('/assets/'))
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(6)
  },
)

/** How many of them at most each began after another had its answer: the round trips that a reader waits for. */
function inARow(requests: readonly { began: number; answered: number }[]) {
  let counted: { answered: number; length: number }[] = []
  for (const { began, answered } of requests.toSorted((one, other) => one.began - other.began)) {
    const before = counted.filter((one) => one.answered <= began).map(({ length }) => length)
    counted = [...counted, { answered, length: Math.max(0, ...before) + 1 }]
  }
  return Math.max(0, ...counted.map(({ length }) => length))
}

test.describe('a first visit', () => {
  // It has no worker yet.
  test.use({ serviceWorkers: 'block', expected: /Service Worker registration blocked/ })

  test(
    'a browser that has nothing yet waits for three round trips, the rows included',
    onlyIn('node', keptByWorker),
    async ({ page, list }) => {
      const network = await page.context().newCDPSession(page)
      await network.send('Network.clearBrowserCache')
      // So slow that what goes together overlaps, however busy the machine is.
      const throughput = { downloadThroughput: -1, uploadThroughput: -1 }
      await network.send('Network.emulateNetworkConditions', { offline: false, latency: 1500, ...throughput })
      const timings: { began: number; answered: number }[] = []
      page.on('requestfinished', (request) => {
        const { startTime, responseEnd } = request.timing()
        timings.push({ began: startTime, answered: startTime + responseEnd })
      })
      await page.reload({ waitUntil: 'commit' })
      await expect(list.rows.first()).toBeVisible()
      expect(inARow(timings)).toBe(3)
    },
  )
})

test.describe('a page that the browser has not kept', () => {
  test.use({ serviceWorkers: 'block', expected: /Service Worker registration blocked/ })

  test(
    'asks for its list while the script of the app is still coming, and once',
    onlyIn('node', keptByWorker),
    async ({ page, list }) => {
      const asked = requestsOf(page)
      const isAsked = page.waitForRequest((request) => /\/api\/app\/[^/]+\/proposals\?/.test(request.url()))
      await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
        await isAsked
        await route.continue()
      })
      await page.reload()
      await expect(list.tab('Open')).toContainText('38')
      expect(asked.filter((one) => one === 'GET /proposals')).toHaveLength(1)
    },
  )

  test(
    'has the script of the app compiled as a whole while it comes',
    onlyIn('node', keptByWorker),
    async ({ page }) => {
      const script = page.waitForResponse(/\/assets\/index-[^/]*\.js$/)
      await page.reload()
      // Anywhere but in the first line browsers read a comment.
      expect(await (await script).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
    },
  )
})

/** The service's bucket (service/domain/rate-limit.ts): thirty requests, which come back evenly within a minute. */
function thirtyAMinute() {
  let left = 30
  return {
    passed: (seconds: number) => (left = Math.min(30, left + seconds / 2)),
    take: () => {
      left -= 1
      return left >= 0
    },
  }
}

test(
  'ten minutes of quick work stay within thirty requests a minute',
  onlyIn('node', 'nobody shares the service of a demo, so it need not be spared'),
  async ({ page, list, record, between }) => {
    test.slow()
    await page.clock.install()
    const bucket = thirtyAMinute()
    const refused: string[] = []
    await between.instead(/^\/api\//, ({ url }) => {
      if (url.includes('/demo/') || bucket.take()) return undefined
      refused.push(url)
      return { status: 429, headers: { 'retry-after': '2' }, json: {} }
    })
    const think = async (seconds: number) => {
      await page.clock.fastForward(seconds * 1000)
      bucket.passed(seconds)
    }

    // Eleven rounds of 56 s.
    for (let round = 0; round < 11; round += 1) {
      await list.show('Won')
      await expect(list.tab('Won')).toHaveAttribute('aria-current', 'page')
      await expect(list.table).toHaveAttribute('aria-busy', 'false')
      await think(8)
      await list.names.nth(round).click()
      await expect(record.timeline).toBeVisible()
      await think(12)
      await page.goBack()
      await list.search.fill(['warmtepomp', 'ketel', 'laadpaal'][round % 3] ?? '')
      await think(1)
      await expect(page).toHaveURL(/query=/)
      await expect(list.table).toHaveAttribute('aria-busy', 'false')
      await list.names.first().click()
      await expect(record.heading).toBeVisible()
      await think(10)
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Proposals' }).click()
      await expect(list.tab('Open')).toHaveAttribute('aria-current', 'page')
      await expect(list.table).toHaveAttribute('aria-busy', 'false')
      await think(6)
      await list.choose(0, round % 2 === 0 ? 'Closed' : 'Lost')
      await expect(page.getByText(/moved to/).last()).toBeVisible()
      await think(9)
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Today' }).click()
      await expect(page.getByRole('region', { name: 'Your recent proposals' })).toBeVisible()
      await think(6)
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Proposals' }).click()
      await expect(list.rows.first()).toBeVisible()
      await think(4)
    }
    expect(refused).toEqual([])
  },
)
