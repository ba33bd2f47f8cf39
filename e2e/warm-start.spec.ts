import type { Page } from '@playwright/test'
import { appKept, shownKept } from '#scripts/app-kept.ts'
import { answersKept } from './answers-kept.ts'
import { expect, openAccount, test } from './fixtures.ts'
import { onlyIn, origins, ports } from './homes.ts'
import { ProposalEditor } from './pages/proposal-editor.ts'
import { nextWorkerComes, renewBuild, signOf } from './renewed-host.ts'

const node = onlyIn('node', 'the demo has a worker of its own (demo-update.spec.ts)')

test.describe('without a network', () => {
  test.use({ expected: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ })

  test(
    'a screen that was never opened starts from what the worker keeps, and says that the service has no answer',
    node,
    async ({ page, context, enter }) => {
      await enter()
      await appKept(page)
      await context.setOffline(true)
      await page.goto('/contacts')
      await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible()
      await expect(page.getByText(/cannot be reached/).first()).toBeVisible()
      await context.setOffline(false)
    },
  )
})

/** Until what is asked for by such a key is kept, which is a moment after it is shown. */
const kept = (page: Page, key: string) =>
  expect.poll(async () => (await shownKept(page)).some((one) => one.includes(key))).toBe(true)

test.describe('somebody who comes back without a network', () => {
  test.use({ opens: false, expected: /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/ })

  test(
    'goes on writing, which is saved once there is one',
    node,
    async ({ page, context, account, signIn, list, record, form }) => {
      const editor = new ProposalEditor(page)
      await openAccount(context, account)
      await page.goto('/proposals')
      await signIn.through(account)
      await list.names.first().click()
      await expect(record.timeline).toBeVisible()
      const { pathname } = new URL(page.url())
      await page.goto('/proposals/new')
      await kept(page, '"favorites"')
      await page.goto(`${pathname}/edit?tab=details`)
      const name = await editor.name.inputValue()
      await kept(page, `"detail",${pathname.split('/').at(-1)}]`)
      await appKept(page)

      await context.setOffline(true)
      await page.reload()
      await expect(editor.name).toHaveValue(name)
      await editor.name.fill(`${name}, in the train`)
      await expect(editor.saving).toHaveText('Not saved: offline (kept in this browser)')
      await page.goto('/proposals/new')
      await form.template('Badkamer en installatie').check()
      await form.name.fill('Begun in the train')
      await expect(page.getByText('Kept in this browser until created')).toBeVisible()

      await context.setOffline(false)
      await page.goto(`${pathname}/edit?tab=details`)
      await expect(page.getByText(/^Unsaved changes from .* restored/)).toBeVisible()
      await expect(editor.saving).toHaveText(/^Saved/)
      await page.goto(pathname)
      await expect(record.heading).toHaveText(`${name}, in the train`)
    },
  )
})

test.describe('somebody who comes back', () => {
  test.use({ opens: false, expected: /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/ })

  test(
    'sees the list as it was without waiting for the network, also without one, and nothing once signed out in any tab',
    node,
    async ({ page, context, account, signIn, list, record }) => {
      await openAccount(context, account)
      await page.goto('/proposals')
      await signIn.through(account)
      await expect(list.tab('Open')).toContainText('38')
      const names = await list.names.allTextContents()
      await list.names.first().click()
      await expect(record.timeline).toBeVisible()
      const address = page.url()
      await appKept(page)
      // Hello, account, users, counts, list, directories, details and timeline among them.
      await expect.poll(() => answersKept(page)).toBeGreaterThan(7)

      await context.setOffline(true)
      await page.goto('/proposals')
      await expect(list.names.first()).toBeVisible()
      await expect.poll(() => list.names.allTextContents()).toEqual(names)
      await expect(page.getByText('These rows may be outdated.')).toBeVisible()
      await page.goto(address)
      await expect(record.heading).toHaveText(names[0] ?? '')
      await context.setOffline(false)

      const second = await context.newPage()
      await second.goto('/proposals')
      await expect(second.getByRole('table', { name: 'Proposals' })).toBeVisible()
      await second.getByRole('button', { name: /Marieke Vos/ }).click()
      await second.getByRole('menuitem', { name: 'Sign out' }).click()
      await expect(page).toHaveURL('/signed-out')
      await expect.poll(() => answersKept(second)).toBe(0)
      expect(await answersKept(page)).toBe(0)
    },
  )

  test('keeps nothing where others use the computer too', node, async ({ page, account, signIn, list }) => {
    await page.goto('/proposals')
    await page.getByLabel('Others use this computer too').check()
    await signIn.through(account)
    await expect(list.tab('Open')).toContainText('38')
    await list.names.first().click()
    await appKept(page)
    expect(await answersKept(page)).toBe(0)
    const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
    expect(databases).not.toContain('proffer-recent:/')

    // The computer stays one that others use.
    await page.getByRole('button', { name: /Marieke Vos/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByLabel('Others use this computer too')).toBeChecked()
  })
})

test(
  'another address in the configuration is followed before anything is asked of the one before',
  node,
  async ({ page, context, account, enter }) => {
    await enter()
    await appKept(page)
    await page.close()
    const next = await context.newPage()
    const asked: string[] = []
    next.on('request', (request) => asked.push(new URL(request.url()).pathname))
    // Opens after the page: what the page has written in it is of before, what the host says is of now.
    await openAccount(next, { ...account, account: `${account.account}-moved` })
    await next.addInitScript(
      (kept) => {
        const now = Object.getOwnPropertyDescriptor(HTMLMetaElement.prototype, 'content')
        Object.defineProperty(HTMLMetaElement.prototype, 'content', {
          ...now,
          get(this: HTMLMetaElement): unknown {
            const isFirst = (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).every(
              ({ type }) => type !== 'reload',
            )
            return this.name === 'config' && isFirst ? kept : now?.get?.call(this)
          },
        })
      },
      JSON.stringify({ service: '', account: account.account, client_id: account.client_id }),
    )
    await next.goto('/proposals')
    await expect(next.getByRole('button', { name: 'Continue to sign in' })).toBeVisible()
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
  },
)

test.describe('a host whose build is renewed', () => {
  // It knows no addresses of the app, and answers with 404.html.
  test.use({ expected: /404/ })

  test(
    'a new version is told, waits until it is asked for, and leaves other tabs as they are',
    node,
    async ({ page, context, account, signIn, list }) => {
      await openAccount(context, account, { service: origins.node })
      await page.goto(`${origins.beside}/proposals`)
      await signIn.through(account)
      await expect(list.rows.first()).toBeVisible()
      await appKept(page)
      const second = await context.newPage()
      await second.goto(`${origins.beside}/contacts`)
      const told = (tab: Page) => tab.getByRole('status').filter({ hasText: 'A new version' })
      await expect(second.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible()
      await expect(told(second)).toHaveCount(0)

      const next = await renewBuild(`.cache/e2e/data-${ports.node}/beside`)
      await nextWorkerComes(page)
      for (const tab of [page, second]) await expect(told(tab)).toBeVisible()
      await page.reload()
      await expect(told(page)).toBeVisible()
      await expect(signOf(page, next)).toHaveCount(0)

      await told(page).getByRole('button', { name: 'Update' }).click()
      await expect(signOf(page, next)).toHaveCount(1)
      await expect(list.rows.first()).toBeVisible()
      await expect(told(page)).toHaveCount(0)
      // Whoever works there finishes first, also on screens that were not opened yet.
      await expect(signOf(second, next)).toHaveCount(0)
      await second.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
      await expect(second.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
      await told(second).getByRole('button', { name: 'Update' }).click()
      await expect(signOf(second, next)).toHaveCount(1)
    },
  )
})
