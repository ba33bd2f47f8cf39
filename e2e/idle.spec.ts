import { watchRest } from '#scripts/at-rest.ts'
import { expect, test } from './fixtures.ts'
import { onlyIn } from './homes.ts'
import { Today } from './pages/today.ts'

// The demo's bar asks its own home for mails and the clock, and its worker is pinged while something is due.
const node = onlyIn('node', 'what the demo’s bar asks of its own home is no request to the service')

test.use({ viewport: { width: 1920, height: 1080 } })

test(
  'an hour of an idle page asks the service for nothing: what happens comes to it',
  node,
  async ({ page, enter, list, record }) => {
    const atRest = watchRest(page)
    const today = new Today(page)
    await page.clock.install()
    await enter()
    const screens = {
      list: () => expect(list.rows.first()).toBeVisible(),
      record: async () => {
        await list.names.first().click()
        await expect(record.timeline).toBeVisible()
      },
      // Where all that others do is told of: what needs somebody, figures, and at this width activity.
      today: async () => {
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Today' }).click()
        await expect(today.needs).toBeVisible()
        await expect(page.getByRole('region', { name: 'Activity' })).toBeVisible()
      },
    }
    for (const [place, open] of Object.entries(screens)) {
      await open()
      // What makes the page whole comes when its clock goes on.
      await page.clock.runFor(5000)
      await atRest()
      const asked: string[] = []
      const note = (request: { url: () => string }) => {
        if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url())
      }
      page.on('request', note)
      for (let minutes = 0; minutes < 60; minutes += 5) await page.clock.runFor(5 * 60_000)
      page.off('request', note)
      expect(asked, place).toEqual([])
    }
  },
)
