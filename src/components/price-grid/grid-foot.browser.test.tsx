import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { price, table } from './testing/drafts.ts'
import { renderGrid } from './testing/grid.tsx'

const many = Array.from({ length: 60 }, (_, at) => price(`row ${at}`, { content: `Row ${at}`, quantity: 1 }))

const foot = () => document.querySelector('[data-foot]')

/** When the browser has said of everything what is in view. */
const looked = () =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect()
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    })
    observer.observe(document.body)
  })

const pointer = (kind: 'pointerdown' | 'pointerup' | 'pointercancel') =>
  document.body.dispatchEvent(new PointerEvent(kind, { bubbles: true }))

async function atTheTotals() {
  const { grid } = renderGrid(table(many))
  await expect.element(grid).toBeVisible()
  scrollTo(0, document.documentElement.scrollHeight)
  await looked()
  await expect.poll(foot).toBeNull()
}

test('the total stands at the foot while the rows fill the window', async () => {
  await atTheTotals()
  scrollTo(0, 0)
  await expect.poll(foot).not.toBeNull()
})

test.each(['pointerup', 'pointercancel'] as const)(
  'it never comes between a press and its release, so no click is lost to it (%s)',
  async (release) => {
    await atTheTotals()
    pointer('pointerdown')
    scrollTo(0, 0)
    await looked()
    expect(foot()).toBeNull()
    pointer(release)
    await expect.poll(foot).not.toBeNull()
  },
)

test('until there is room for the totals it stands at the end of the window, over their first lines', async () => {
  await atTheTotals()
  const totals = page.getByRole('button', { name: 'Calculation of the total' }).element().getBoundingClientRect()
  scrollBy(0, totals.top - innerHeight + 20)
  await expect.poll(() => foot()?.firstElementChild?.getBoundingClientRect().bottom).toBe(innerHeight)
})
