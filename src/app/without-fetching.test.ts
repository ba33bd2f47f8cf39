import { createMemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { withoutFetching } from './without-fetching.ts'

it('tells nothing of a page that is being fetched, and tells it when it has come', async () => {
  const { promise, resolve } = Promise.withResolvers<null>()
  const router = createMemoryRouter([
    { path: '/', element: null },
    { path: '/next', loader: () => promise, element: null },
  ])
  const told: string[] = []
  withoutFetching(router.initialize()).subscribe(({ location }) => told.push(location.pathname))
  const opened = router.navigate('/next')
  expect(router.state.navigation.state).toBe('loading')
  expect(told).toEqual([])
  resolve(null)
  await opened
  expect(told).toEqual(['/next'])
})

it('says where one is, as the router does', async () => {
  const router = createMemoryRouter([{ path: '*', element: null }])
  const quiet = withoutFetching(router.initialize())
  await quiet.navigate('/next')
  expect(quiet.state).toBe(router.state)
})
