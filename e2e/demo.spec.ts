import { everythingKept } from './demo-profile.ts'
import { expect, test } from './fixtures.ts'
import { origins } from './homes.ts'

/** One page of each part of the app, and how it is headed. */
const areas: readonly (readonly [string, RegExp])[] = [
  ['', /^Today/],
  ['proposals', /^Proposals/],
  ['proposals?view=board', /^Proposals/],
  ['proposals/new', /./],
  ['contacts', /./],
  ['contacts/new', /./],
  ['products', /./],
  ['webhooks', /./],
  ['settings', /./],
  ['settings/users', /./],
]

for (const demo of [{ address: `${origins.demo}/` }, { address: `${origins.folder}/demo/` }])
  test.describe(`a host that serves it below ${new URL(demo.address).pathname}`, () => {
    test.use({ visit: 'first', expected: /404/ })

    test('a stranger is in the app after one click, without a server', async ({ page, bar }) => {
      await page.goto(demo.address)
      await bar.signInAs('Hendrik van Vliet')
      await expect(page.getByRole('heading', { level: 1, name: /^Today/ })).toBeVisible()
      await expect(page.getByRole('button', { name: /Hendrik van Vliet/ })).toBeVisible()
      expect(page.url()).toBe(demo.address)
      expect(page.url()).not.toContain('code=')
    })

    test('a first visit to a deep link leads there through sign-in, though the host knows no such file', async ({
      page,
      bar,
      list,
    }) => {
      await page.goto(`${demo.address}proposals?status=won&sort=name`)
      await bar.signInAs('Marieke Vos')
      await expect(list.tab('Won')).toHaveAttribute('aria-current', 'page')
      await expect(list.rows.first()).toBeVisible()
      expect(page.url()).toContain(`proposals?status=won&sort=name`)
    })

    test.describe('in letters never seen', () => {
      // The families of designs are fetched when one is shown first; others stand in for them.
      test.use({ expected: /ERR_INTERNET_DISCONNECTED/ })

      test('a proposal is made and sent without a network, and all of it is there after a reload', async ({
        page,
        context,
        bar,
        form,
        record,
        sending,
        list,
      }) => {
        await page.goto(demo.address)
        await bar.signInAs('Marieke Vos')
        await expect(page.getByRole('heading', { level: 1, name: /^Today/ })).toBeVisible()
        await everythingKept(page)
        await context.setOffline(true)
        await page.goto(`${demo.address}proposals/new`)
        await form.choose('Customer', 'VvE Residentie Slotzicht')
        await page.getByRole('group', { name: 'Receivers' }).getByRole('checkbox').first().check()
        await form.choose('Template', 'Home installation (English)')
        await form.name.fill('Made in a tunnel')
        await page.getByLabel('Gewenste uitvoering').fill('soon')
        await form.create.click()
        await expect(record.heading).toHaveText('Made in a tunnel')
        await record.send.click()
        await sending.template.click()
        await page.getByRole('option').first().click()
        await sending.send.click()
        await expect(record.status).toHaveText('Open')

        await page.reload()
        await expect(record.heading).toHaveText('Made in a tunnel')
        await expect(record.status).toHaveText('Open')
        await page.goto(`${demo.address}proposals?query=tunnel`)
        await expect(list.names.first()).toHaveText(/Made in a tunnel/)
      })

      test('every area opens without a network after the first visit', async ({ page, context, bar }) => {
        await page.goto(demo.address)
        await bar.signInAs('Marieke Vos')
        await expect(page.getByRole('heading', { level: 1, name: /^Today/ })).toBeVisible()
        await everythingKept(page)
        await context.setOffline(true)
        for (const [path, heading] of areas) {
          await page.goto(demo.address + path)
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
          await expect(page.getByText('could not be loaded')).toHaveCount(0)
        }
      })
    })
  })

test.describe('past its worker', () => {
  // The host has no file for the address: it answers with 404.html.
  test.use({ expected: /404/ })

  test('a reload past the worker gets its answers all the same', async ({ page, enter, list }) => {
    await enter()
    await expect(list.rows.first()).toBeVisible()
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Page.reload', { ignoreCache: true })
    await expect(list.rows.first()).toBeVisible()
  })
})

test.describe('where the browser allows no worker', () => {
  test.use({ serviceWorkers: 'block', expected: /blocked by Playwright/ })

  test('the demo says so instead of failing later', async ({ page, bar }) => {
    await page.goto('/')
    await expect(bar.root.getByRole('alert')).toContainText('blocks the demo')
  })
})
