import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { latePage } from './late-page.ts'
import { watchLatePages } from './watch-late-pages.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function routerWith(load: () => Promise<unknown>) {
  const router = createMemoryRouter([
    { path: '/', element: null },
    { path: '/next', loader: load, element: null },
  ])
  router.initialize()
  return router
}

it('tells of a page that is waited for for long, until it has come', async () => {
  const { promise, resolve } = Promise.withResolvers<null>()
  const router = routerWith(() => promise)
  watchLatePages(router)
  const opened = router.navigate('/next')
  await vi.advanceTimersByTimeAsync(149)
  expect(latePage.get()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(latePage.get()).toBe(true)
  resolve(null)
  await opened
  expect(latePage.get()).toBe(false)
})

it('tells nothing of a page that comes soon, later neither', async () => {
  const router = routerWith(() => Promise.resolve(null))
  watchLatePages(router)
  await router.navigate('/next')
  await vi.advanceTimersByTimeAsync(1000)
  expect(latePage.get()).toBe(false)
})

it('counts from where somebody first wanted to go elsewhere', async () => {
  const router = routerWith(() => new Promise(() => undefined))
  watchLatePages(router)
  void router.navigate('/next')
  await vi.advanceTimersByTimeAsync(100)
  void router.navigate('/next?again')
  await vi.advanceTimersByTimeAsync(50)
  expect(latePage.get()).toBe(true)
  await router.navigate('/')
  expect(latePage.get()).toBe(false)
})
