import { watchRest } from '#scripts/at-rest.ts'
import { expect, test } from './fixtures.ts'
import { asksNothingNew, onlyIn } from './homes.ts'

let atRest: () => Promise<void>

test.beforeEach(async ({ page, enter, list }) => {
  atRest = watchRest(page)
  await enter()
  await expect(list.rows.first()).toBeVisible()
})

test('each status tab counts its own proposals and shows their sum', asksNothingNew, async ({ list }) => {
  await expect(list.tab('Open')).toContainText('38')
  await expect(list.tab('Won')).toContainText('62')
  await list.show('Draft')
  await expect(list.rows).toHaveCount(14)
})

test(
  'a search looks at every status, in the address, and says when it finds nothing',
  asksNothingNew,
  async ({ page, list }) => {
    await list.search.fill('warmtepomp')
    await expect(page).toHaveURL(/query=warmtepomp/)
    await expect(list.rows.filter({ hasText: 'Won' }).first()).toBeVisible()
    await expect(list.rows.filter({ hasText: 'Open' }).first()).toBeVisible()

    await list.search.fill('no such thing anywhere')
    await expect(page.getByText(/No results/)).toBeVisible()
    await page
      .getByRole('button', { name: /Clear/ })
      .or(page.getByRole('link', { name: /Clear/ }))
      .first()
      .click()
    await expect(list.rows.first()).toBeVisible()
  },
)

test('a directory narrows the list, and can be taken off again', asksNothingNew, async ({ page, list }) => {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Zakelijk/ })
    .click()
  await expect(page).toHaveURL(/directory_id=\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zakelijk')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^All directories/ })
    .click()
  await expect(list.tab('Open')).toContainText('38')
})

test('long lists come in pages, and a page can be linked to', asksNothingNew, async ({ page, list }) => {
  await list.show('Won')
  await expect(list.rows).toHaveCount(50)
  await list.next.click()
  await expect(page).toHaveURL(/page=2/)
  await expect(list.rows).toHaveCount(12)
  await page.reload()
  await expect(list.rows).toHaveCount(12)
})

test(
  'the list comes back as it was left: status, order, page, place and focus',
  { tag: '@journey' },
  async ({ page, list, record }) => {
    await list.show('Won')
    await expect(page).toHaveURL(/status=won/)
    await list.sortBy('Proposal')
    await expect(page).toHaveURL(/sort=name/)
    const opened = list.names.nth(30)
    const name = await opened.textContent()
    await opened.scrollIntoViewIfNeeded()
    await opened.click()
    await expect(record.heading).toHaveText(name ?? '')

    await page.goBack()
    await expect(page).toHaveURL(/status=won/)
    await expect(page).toHaveURL(/sort=name/)
    await expect(list.names.nth(30)).toBeInViewport()
    await expect(list.names.nth(30)).toBeFocused()
  },
)

test('the keyboard walks the rows, opens one and comes back', asksNothingNew, async ({ page, list, record }) => {
  const second = (await list.names.nth(1).textContent()) ?? ''
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(list.names.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(record.heading).toHaveText(second)
  // Of a menu it closes the menu.
  await expect(record.timeline).toBeVisible()
  await record.more.click()
  await expect(page.getByRole('menu').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(record.heading).toHaveText(second)
  await page.keyboard.press('Escape')
  await expect(list.names.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(record.heading).toHaveText(second)
  await record.back.click()
  await expect(list.rows.first()).toBeVisible()
  await page.keyboard.press('/')
  await expect(list.search).toBeFocused()
})

test(
  'which columns the rows have is chosen and kept, and changes nothing of what a phone shows',
  asksNothingNew,
  async ({ page, list }) => {
    const heads = () => list.table.getByRole('columnheader').filter({ hasText: /./ }).allTextContents()
    expect(await heads()).toEqual(['Number', 'Proposal', 'Customer', 'Activity', 'Owner', 'Modified', 'Excl. VAT'])
    await page.getByRole('button', { name: 'Columns' }).focus()
    await page.keyboard.press('Enter')
    for (const column of ['Number', 'Customer', 'Directory', 'Owner', 'Created'])
      await page.getByRole('menuitemcheckbox', { name: column }).press('Enter')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused()
    const chosen = ['Proposal', 'Directory', 'Activity', 'Modified', 'Created', 'Excl. VAT']
    expect(await heads()).toEqual(chosen)
    await list.sortBy('Created')
    await expect(page).toHaveURL(/sort=date_created/)
    await page.reload()
    await expect(list.rows.first()).toContainText(/Particulier|Zakelijk|VvE/)
    expect(await heads()).toEqual(chosen)

    // Roles leave out what is hidden.
    const customer = list.rows.first().locator('td').nth(3)
    await expect(customer).toBeHidden()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(customer).toBeVisible()
    await expect(page.getByRole('button', { name: 'Columns' })).toBeHidden()
  },
)

test(
  'a usable list costs one request to the API, and coming back within 30 seconds none',
  asksNothingNew,
  async ({ page, between, list, record }) => {
    // What the screen before still asks for is not counted.
    await atRest()
    const asked: string[] = []
    page.on('request', (request) => {
      const [, path] = /^\/api\/\w+\/[^/]+(\/.*)/.exec(new URL(request.url()).pathname) ?? []
      if (path !== undefined) asked.push(path)
    })
    // Nothing else is answered before the list stands.
    const letGo = await between.hold(/^\/api\/\w+\/[^/]+\/(?!proposals$)/)
    asked.length = 0
    await page.reload()
    await expect(list.rows.first()).toBeVisible()
    await expect.poll(() => asked).toEqual(['/proposals'])
    letGo()

    await list.names.first().click()
    await expect(record.timeline).toBeVisible()
    await atRest()
    asked.length = 0
    await page.goBack()
    await expect(list.rows.first()).toBeVisible()
    expect(asked).toEqual([])
  },
)

test(
  'before the rows come at most 8 requests, and no font',
  onlyIn('node', 'the demo’s files come from its worker'),
  async ({ page, list }) => {
    await page.reload()
    await expect(list.rows.first()).toBeVisible()
    const before = await page.evaluate(() => {
      const loaded = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
      const rows = loaded.find(({ name }) => name.includes('/proposals?status=open'))
      return loaded
        .filter(({ startTime }) => rows && startTime < rows.responseEnd)
        .map(({ name }) => new URL(name).pathname)
    })
    expect(before.filter((path) => path.endsWith('.woff2'))).toEqual([])
    expect(before.length, before.join('\n')).toBeLessThanOrEqual(8)
  },
)

test('the list is accessible', { tag: '@journey' }, async ({ expectAccessible, page }) => {
  test.slow()
  await expectAccessible('list')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible('list on a phone')
})
