import { expect, test } from './fixtures.ts'
import { onlyIn } from './homes.ts'
import { filled, furnish, tooWide } from './layout.ts'

test(
  'a long name takes two lines beside the save state, and nothing moves while it saves',
  onlyIn('node', 'a route of the page holds the save'),
  async ({ page, enter, asked, receiver }) => {
    await enter()
    const ids = await furnish(asked, receiver)
    const name = 'Warmtepomp en vloerverwarming met toebehoren '.repeat(5).trim()
    await asked({ path: `/proposals/${ids['proposal']}`, method: 'PATCH', body: { name } })
    await page.setViewportSize({ width: 1024, height: 800 })
    await page.goto(filled('/proposals/<proposal>/edit?tab=details', ids))
    const title = page.locator('h1').first()
    await expect(title).toHaveText(name)
    const line = await title.evaluate((head) => Number.parseFloat(getComputedStyle(head).lineHeight))
    const height = (await title.boundingBox())?.height ?? 0
    expect(height).toBeGreaterThan(1.5 * line)
    expect(height).toBeLessThan(2.5 * line)

    const more = page.getByRole('button', { name: 'More', exact: true })
    const place = async () => (await more.boundingBox())?.x
    const before = await place()
    const held = Promise.withResolvers<void>()
    await page.route(`**/proposals/${ids['proposal']}`, async (route) => {
      await held.promise
      await route.continue()
    })
    const saves = page.waitForRequest((request) => request.method() === 'PATCH')
    await page.getByLabel('Name', { exact: true }).fill(`${name}!`)
    await saves
    expect(await place()).toBe(before)
    held.resolve()
    await expect(page.getByText(/^Saved/).first()).toBeVisible()
    expect(await place()).toBe(before)
  },
)

test(
  'by thumb a proposal is sent from its prices: the act shares the bar at the foot with the total',
  onlyIn('node', 'the layout is the same in both'),
  async ({ page, enter, asked, receiver }) => {
    await enter()
    const ids = await furnish(asked, receiver)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(filled('/proposals/<proposal>/edit', ids))
    await page.getByRole('button', { name: /^Send/ }).click()
    await expect(page.getByRole('dialog', { name: 'Send' })).toBeVisible()
  },
)

for (const width of [1024, 1280, 390])
  test(
    `no figure of a webhook stands alone on its line at ${width} px`,
    onlyIn('node', 'the layout is the same in both'),
    async ({ page, enter, asked, receiver }) => {
      await enter()
      const ids = await furnish(asked, receiver)
      await asked({ face: 'app', path: `/webhooks/${ids['webhook']}/test`, body: {} })
      await page.setViewportSize({ width, height: 800 })
      await page.goto(filled('/webhooks/<webhook>', ids))
      const next = page.getByText('Next attempt', { exact: true })
      await expect(next).toBeVisible()
      const figures = await next.evaluate((name) =>
        [...(name.closest('dl')?.children ?? [])].map((figure) => {
          const { top, width } = figure.getBoundingClientRect()
          return { top, width, whole: figure.parentElement?.getBoundingClientRect().width ?? 0 }
        }),
      )
      const alone = figures.filter(
        ({ top, width, whole }) => figures.filter((one) => one.top === top).length === 1 && width < whole - 2,
      )
      expect(alone).toEqual([])
    },
  )

test(
  'the head of a delivery keeps its event whole at 320 px, and its words are not squashed',
  onlyIn('node', 'the layout is the same in both'),
  async ({ page, enter, asked, receiver }) => {
    await enter()
    const ids = await furnish(asked, receiver)
    await asked({ face: 'app', path: `/webhooks/${ids['webhook']}/test`, body: { event: 'proposal_created' } })
    const { body } = await asked({ face: 'app', path: `/webhooks/${ids['webhook']}/deliveries` })
    const [delivery] = body as [{ id: number }]
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(filled(`/webhooks/<webhook>/deliveries/${delivery.id}`, ids))
    const title = page.locator('h1').first()
    await expect(title).toHaveText('proposal_created')
    // It may go on in a second line after its joint, never in the middle of a word.
    const lines = await title.evaluate((head) =>
      [...head.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map((part) => {
          const range = document.createRange()
          range.selectNodeContents(part)
          return range.getClientRects().length
        }),
    )
    expect(lines).toEqual([1, 1])
    expect(await tooWide(page)).toBeUndefined()
  },
)

for (const address of ['/contacts', '/proposals?view=board'])
  test(
    `what takes the focus on the way back up ${address} is not under what sticks`,
    onlyIn('node', 'the layout is the same in both'),
    async ({ page, enter }) => {
      await enter()
      await page.goto(address)
      await expect(page.locator('[data-row]:visible').nth(20)).toBeAttached()
      const link = page.locator('[data-row]:visible').nth(20)
      await link.focus()
      await page.evaluate(() => scrollBy(0, 600))
      const under: string[] = []
      for (let presses = 0; presses < 30; presses++) {
        await page.keyboard.press('Shift+Tab')
        const covered = await page.evaluate(() => {
          const focused = document.activeElement
          if (!focused?.matches('[data-row]')) return undefined
          const { left, top, width } = focused.getBoundingClientRect()
          const above = document.elementFromPoint(left + width / 2, top + 3)
          return above && !focused.contains(above) && !above.contains(focused) ? focused.textContent : undefined
        })
        if (covered !== undefined) under.push(covered)
      }
      expect(under).toEqual([])
    },
  )

test(
  'what sticks is drawn after the rows of a list, which share the layer of the page',
  onlyIn('node', 'the layout is the same in both'),
  async ({ page, enter, list }) => {
    await enter()
    await expect(list.rows.nth(30)).toBeAttached()
    const session = await page.context().newCDPSession(page)
    let layers = 0
    session.on('LayerTree.layerTreeDidChange', (tree) => (layers = tree.layers?.length ?? layers))
    await session.send('DOM.enable')
    await session.send('LayerTree.enable')
    await page.mouse.move(700, 500)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
    await expect.poll(() => layers).toBeGreaterThan(0)
    expect(layers).toBeLessThan(20)
  },
)
