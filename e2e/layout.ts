import type { Page } from '@playwright/test'
import { got, type Ask } from './ask.ts'

/** What stands in for the content until it is here, whatever it is called (components/list/skeleton-rows.tsx). */
export const standIns = 'output[aria-label]'

/** How far the page is wider than its window, and the element that goes furthest; undefined when it is not. */
export const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    const windows = [...document.querySelectorAll('[role=dialog]')].map((each) => each.getBoundingClientRect().right)
    const widest = Math.max(scrollWidth, ...windows)
    if (widest <= innerWidth) return undefined
    const right = (each: Element) => each.getBoundingClientRect().right
    // What goes further within a scroller of its own is no offence.
    const isHeld = (each: Element): boolean => {
      const { parentElement } = each
      if (!parentElement || parentElement === document.body) return false
      return getComputedStyle(parentElement).overflowX !== 'visible' || isHeld(parentElement)
    }
    const free = [...document.body.querySelectorAll('*')].filter((each) => !isHeld(each))
    const [offender] = free.toSorted((a, b) => right(b) - right(a))
    return `${widest} px wide: <${offender?.localName} class="${offender?.className}"> ${offender?.textContent.slice(0, 40)}`
  })

/** Whether nothing cuts this element off at its sides or lies over it; to be run in the page. */
export function isWhole(element: Element) {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return [left + 2, right - 2].every((x) => element.contains(document.elementFromPoint(x, (top + bottom) / 2)))
}

/** Of the account one of each: a webhook, and an open proposal whose name no line can be broken in. */
export async function furnish(asked: Ask, receiver: string): Promise<Record<string, number>> {
  const firstOf = async (path: string) => {
    const [first] = await got<{ id: number; contact_id: number }[]>(asked, { path })
    if (!first) throw new Error(`There is nothing at ${path}`)
    return first
  }
  const { id: proposal } = await firstOf('/proposals/open')
  const { id: person, contact_id: contact } = await firstOf('/contacts/people')
  const name = `Installatiewerkzaamhedenvoorbereiding${'slange'.repeat(8)}naam`
  await got(asked, { method: 'PUT', path: `/proposals/${proposal}`, body: { name } })
  const payload_url = `${receiver}/answer/200/${'long'.repeat(30)}`
  await got(asked, { path: '/webhooks', body: { payload_url, events: ['all'] } })
  const { id: webhook } = await firstOf('/webhooks')
  return { proposal, person, contact, webhook }
}

/** With what stands for `<proposal>` and its like. */
export const filled = (address: string, ids: Record<string, number>) =>
  address.replace(/<(\w+)>/g, (_all, kind: string) => {
    const id = ids[kind]
    if (id === undefined) throw new Error(`There is no ${kind}`)
    return String(id)
  })
