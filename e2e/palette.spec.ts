import { expect, test as base } from './fixtures.ts'
import { asksNothingNew, looksAtPages, onlyIn } from './homes.ts'
import { Palette } from './pages/palette.ts'

const test = base.extend<{ palette: Palette }>({
  palette: async ({ page }, use) => use(new Palette(page)),
})

const lindelaan = 'Warmtepomp en vloerverwarming, Lindelaan 14'

test.beforeEach(async ({ enter }) => {
  await enter()
})

test(
  'what was opened comes first, also after a reload, and nothing of it stays behind after signing out',
  asksNothingNew,
  async ({ page, palette, record }) => {
    await palette.take('lindelaan 14')
    await expect(record.heading).toHaveText(lindelaan)
    await expect(record.heading).toBeFocused()
    await palette.open()
    await expect(palette.group('Go to')).toBeVisible()
    await expect(palette.option(lindelaan), 'the page that is open needs no way there').toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(palette.window).toBeHidden()

    // The number of a proposal no list has shown: the service's answer is waited for.
    await palette.open()
    await page.keyboard.type('2024-0914')
    await page.keyboard.press('Enter')
    await expect(record.heading).toHaveText('Ventilatieboxen 38 woningen')
    await palette.take('contacts')
    const organisations = page.getByRole('table', { name: 'Organisations' })
    await expect(organisations).toBeVisible()
    await page.reload()
    await expect(organisations).toBeVisible()
    await palette.open()
    await expect(palette.group('Recent').getByRole('option')).toContainText(['Ventilatieboxen 38 woningen', lindelaan])
    await page.keyboard.type('sign out')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/signed-out/)
    const kept = await page.evaluate(async () => {
      const names = (await indexedDB.databases()).map(({ name = '' }) => name).filter((name) => /recent/.test(name))
      const counts = names.map(
        (name) =>
          new Promise<number>((resolve) => {
            indexedDB.open(name).addEventListener('success', ({ target }) => {
              const db = (target as IDBOpenDBRequest).result
              const count = db.transaction('records').objectStore('records').count()
              count.addEventListener('success', () => resolve(count.result))
            })
          }),
      )
      return Promise.all(counts)
    })
    expect(kept).toEqual([0])
  },
)

test('what the service finds joins below, by one request a word, and moves nothing', async ({ page, palette }) => {
  const searches: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/search')) searches.push(request.url())
  })
  await palette.open()
  await expect(palette.group('Create')).toBeVisible()
  // A whole word at once: between keys a busy machine pauses as long as a person who thinks.
  await palette.line.fill('warmte')
  await page.keyboard.press('ArrowDown')
  const highlighted = await palette.highlighted.innerText()
  await expect(palette.group('Account').getByRole('option').first()).toBeVisible()
  expect(await palette.highlighted.innerText()).toBe(highlighted)
  expect(searches).toHaveLength(1)

  await palette.line.fill('no such thing')
  await expect(palette.state).toContainText('No results for “no such thing”')
  await palette.option('Search proposals for “no such thing”').click()
  await expect(page).toHaveURL(/\/proposals\?query=no/)
})

test(
  'it does what can be done on this page, and gives the focus back where it leads nowhere',
  asksNothingNew,
  async ({ page, palette, list, record }) => {
    await palette.open()
    await expect(palette.option('Export list as CSV')).toBeVisible()
    await page.keyboard.press('Control+k')
    await list.open(lindelaan)
    await expect(record.heading).toHaveText(lindelaan)
    const edit = page.getByRole('link', { name: 'Edit', exact: true })
    await edit.focus()
    await palette.open()
    await expect(palette.option('Export list as CSV')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(edit).toBeFocused()

    await palette.take('status: lost')
    await expect(page.getByText(/moved to Lost/)).toBeVisible()
    await palette.open()
    await page.keyboard.type('move to trash')
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: 'Move this proposal to the trash?' })
    await expect(question).toBeVisible()
    await palette.open()
    await page.keyboard.type('dupl')
    await expect(palette.option('Search people for “dupl”')).toBeVisible()
    await expect(palette.option('Duplicate'), 'a window stands over the page').toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(palette.window).toBeHidden()
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(record.heading).toBeVisible()
  },
)

test.describe('without an answer', () => {
  // Chromium itself writes a line for a request that is cut, the test's own stand-in does not.
  test.use({ expected: /Failed to (fetch|load)/ })

  test(
    'it says so, and what this browser knows can still be opened',
    asksNothingNew,
    async ({ page, palette, between, record }) => {
      await between.cut(/\/search$/)
      await palette.open()
      await page.keyboard.type('lindelaan')
      await expect(palette.state).toContainText('The account cannot be searched right now')
      await page.keyboard.press('Enter')
      await expect(record.heading).toHaveText(lindelaan)
    },
  )
})

test.describe('before its code is here', () => {
  // The bands about webhooks come in the same file.
  test.use({ expected: /Failed to load resource|dynamically imported module|error occurred in/ })

  const kept = onlyIn('node', 'in the demo the worker keeps the files of the app')

  test(
    'nothing typed is lost, and where it cannot be fetched the page stays',
    kept,
    async ({ page, palette, list }) => {
      const files = '**/assets/next-*.js'
      await page.route(files, (route) => route.abort())
      await page.reload()
      await expect(list.table).toBeVisible()
      await page.keyboard.press('Control+k')
      await expect(page.getByText('This could not be loaded.')).toBeVisible()
      await expect(list.table).toBeVisible()

      await page.unroute(files)
      const fetched = Promise.withResolvers<undefined>()
      await page.route(files, async (route) => {
        await fetched.promise
        await route.continue()
      })
      await page.keyboard.press('Control+k')
      await page.keyboard.type('lindelaan')
      fetched.resolve(undefined)
      await expect(palette.line).toHaveValue('lindelaan')
      await expect(palette.highlighted).toContainText(lindelaan)
    },
  )
})

test(
  'with version 2 alone it knows what was shown, and leads into the lists',
  asksNothingNew,
  async ({ page, palette, between }) => {
    await between.change(/\/hello$/, (hello) => ({ ...hello, interfaces: ['v1', 'v2'] }))
    await page.reload()
    await expect(page.getByRole('table', { name: 'Proposals' })).toBeVisible()
    const searches: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/search')) searches.push(request.url())
    })
    await palette.open()
    await page.keyboard.type('lindelaan')
    await expect(palette.highlighted).toContainText(lindelaan)
    await palette.option('Search people for “lindelaan”').click()
    await expect(page).toHaveURL(/\/contacts\?show=people&query=lindelaan/)
    expect(searches).toEqual([])
  },
)

for (const [size, viewport] of Object.entries({
  wide: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
}))
  test(
    `the palette and the sheet of shortcuts are accessible, ${size}`,
    looksAtPages,
    async ({ page, palette, expectAccessible }) => {
      test.slow()
      await page.setViewportSize(viewport)
      await page.getByRole('button', { name: /^Search/ }).click()
      await expect(palette.group('Go to')).toBeVisible()
      await expectAccessible('the palette')
      await page.keyboard.type('linde')
      await expect(palette.group('Account')).toBeVisible()
      await expectAccessible('the palette with answers')
      await page.keyboard.press('Escape')
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
      await expectAccessible('the sheet of shortcuts')
    },
  )
