import type { Locator } from '@playwright/test'
import { expect, openAccount, test } from './fixtures.ts'
import { onlyIn, origins, usual } from './homes.ts'
import { keepSession } from './session.ts'

const countIn = async (link: Locator) => Number(/(\d+)$/.exec((await link.textContent()) ?? '')?.[1])

test.use({ opens: '/proposals?validity=expiring' })

test('a list is saved as a view, come back to, changed, renamed, deleted and brought back', async ({
  page,
  list,
  enter,
  expectAccessible,
}) => {
  await enter()
  const rail = page.getByRole('navigation', { name: 'Main' })
  const views = rail.getByRole('list', { name: 'Views' })
  const window = page.getByRole('dialog')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(list.rows.first()).toBeVisible()
  const found = await list.rows.count()
  await expect(views).toHaveCount(0)

  await page.getByRole('button', { name: 'Save view' }).click()
  await window.getByRole('textbox', { name: 'Name' }).fill('Loopt af')
  await expectAccessible('a view to be named')
  await window.getByRole('button', { name: 'Save view' }).click()
  await expect(window).toBeHidden()
  await expect(page).toHaveURL(/saved=\d+/)
  await expect(heading).toHaveText(/Loopt af/)
  const view = views.getByRole('link', { name: /^Loopt af/ })
  await expect(view).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => countIn(view)).toBe(found)
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0)
  await expectAccessible('a list in a view')

  await rail.getByRole('link', { name: 'Contacts' }).click()
  await expect(heading).toHaveText('Contacts')
  await expect(view).not.toHaveAttribute('aria-current')
  await view.click()
  await expect(heading).toHaveText(/Loopt af/)
  await expect(list.rows).toHaveCount(found)
  await expect(rail.getByRole('link', { name: /^All directories/ })).not.toHaveAttribute('aria-current')

  await page.getByRole('button', { name: /^Remove Valid until/ }).click()
  await page.getByRole('searchbox', { name: 'Search proposals' }).fill('warmtepomp')
  await expect(page).toHaveURL(/query=warmtepomp.*saved=\d+/)
  await expect(page.getByRole('button', { name: 'Save as new view' })).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0)
  await expect.poll(() => countIn(view)).not.toBe(found)
  await page.reload()
  await expect(heading).toHaveText(/Loopt af/)
  await expect(page.getByRole('button', { name: 'View', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0)

  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await window.getByRole('textbox', { name: 'Name' }).fill('Warmtepompen')
  await window.getByRole('button', { name: 'Rename view' }).click()
  await expect(heading).toHaveText(/Warmtepompen/)
  await expect(views.getByRole('link')).toHaveText([/^Warmtepompen/])

  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(views).toHaveCount(0)
  await expect(page).not.toHaveURL(/saved=/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(views.getByRole('link')).toHaveText([/^Warmtepompen/])
  await expect(heading).toHaveText(/Warmtepompen/)
  await expect(page).toHaveURL(/query=warmtepomp.*saved=\d+/)
})

test.describe('a name that is taken', () => {
  test.use({ expected: /409/ })

  test('is refused at its field', async ({ page, enter, asked }) => {
    await enter()
    await asked({ path: '/views', face: 'app', body: { name: 'Loopt af', filter: {} } })
    await page.reload()
    const window = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Save view' }).click()
    const name = window.getByRole('textbox', { name: 'Name' })
    await name.fill('LOOPT AF')
    await page.keyboard.press('Enter')
    await expect(name).toHaveAccessibleDescription(/already have a view/)
    await name.fill('Loopt af deze week')
    await page.keyboard.press('Enter')
    await expect(window).toBeHidden()
    await expect(page.getByRole('list', { name: 'Views' }).getByRole('link')).toHaveText([/^Loopt af/, /deze week/])
  })
})

test(
  'a colleague sees nothing of it, and by its address the list without it',
  onlyIn('node', 'others of the account sign in'),
  async ({ page, browser, enter, asked, accounts, account }) => {
    await enter()
    const { body } = await asked({ path: '/views', face: 'app', body: { name: 'Loopt af', filter: { status: 'won' } } })
    const { id } = body as { id: number }
    const context = await browser.newContext({ ...usual, baseURL: origins.node })
    const other = await context.newPage()
    await openAccount(other, account)
    await other.goto('/config.json')
    await keepSession(other, account, await accounts.signIn({ ...account, email: 'sanne@vanvliet.example' }))
    const told = other.waitForResponse(/\/summary$/)
    await other.goto(`/proposals?status=won&saved=${id}`)
    expect(await (await told).json()).toMatchObject({ views: [] })
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Proposals')
    await expect(other.getByRole('table', { name: 'Proposals' })).toBeVisible()
    await expect(other.getByRole('list', { name: 'Views' })).toHaveCount(0)
    await context.close()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)
