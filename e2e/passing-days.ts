import { readFileSync, writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { dayIn, laterBy } from '#wire/calendar-day.ts'
import { ports, type Home } from './homes.ts'
import { DemoBar } from './pages/demo-bar.ts'

const day = 24 * 60 * 60 * 1000
/** Of the sample's account. */
const zone = 'Europe/Amsterdam'

/** How far the clock of the server at a port is ahead, in milliseconds (scripts/test-clock.ts). */
export const clockOf = (port: number) => `.cache/e2e/data-${port}/clock`

/**
 * Lets days pass for the service and for `page`, one after the other: in the demo by its bar, on Node by the clock that
 * the server was given. Where the test began other days may have passed already.
 */
export function passingDays(page: Page, home: Home) {
  let passed = 0
  const file = clockOf(ports.later)
  const ahead = () => (home === 'demo' ? passed * day : Number(readFileSync(file, 'utf8')))
  const now = () => Date.now() + ahead()

  async function pass() {
    passed += 1
    if (home === 'demo') {
      const bar = new DemoBar(page)
      await bar.pass('1 day')
      await expect(bar.root).toContainText(passed === 1 ? 'Clock: 1 day ahead.' : `Clock: ${passed} days ahead.`)
      return
    }
    writeFileSync(file, String(ahead() + day))
    await page.clock.setFixedTime(now())
    // A write wakes what waits for its moment.
    await page.request.post('/api/v2/nobody/proposals')
    await page.reload()
  }
  /** The account's day. */
  const today = () => dayIn(zone, now())
  const dayAfter = (day: string) => laterBy(1, day)
  /** The day that has that name next, not today. */
  function next(weekday: string) {
    let at = dayAfter(today())
    while (weekdayOf(`${at}T12:00Z`) !== weekday) at = dayAfter(at)
    return at
  }
  return {
    pass,
    today,
    dayAfter,
    next,
    days: async (count: number) => {
      for (let left = count; left > 0; left -= 1) await pass()
    },
    until: async (weekday: string) => {
      while (weekdayOf(now()) !== weekday) await pass()
    },
  }
}

/** There: `Friday`. */
export const weekdayOf = (moment: number | string) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: zone }).format(new Date(moment))
