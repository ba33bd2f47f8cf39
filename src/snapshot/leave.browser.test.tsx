import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { tellDrawn, watchFirstPage } from '#src/first-page.ts'
import { leaveSnapshot } from './leave.ts'

/** A router whose first screen has its code and asks for nothing. */
const router = { subscribe: () => () => undefined, state: { initialized: true, navigation: { state: 'idle' } } }

const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))

test('a snapshot stays while React has yet to draw what came, however long that takes, and leaves then', async () => {
  document.body.innerHTML = '<div id="root"><output aria-label="Loading"></output></div><div id="snapshot"></div>'
  const client = new QueryClient()
  leaveSnapshot(client)
  tellDrawn()
  await watchFirstPage(router as unknown as Parameters<typeof watchFirstPage>[0], client)
  const isThere = () => document.getElementById('snapshot') !== null

  const began = performance.now()
  while (performance.now() - began < 1500) {
    await frame()
    expect(isThere()).toBe(true)
  }
  document.querySelector('output')?.remove()
  await expect.poll(isThere).toBe(false)
})
