import { createMemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { newPart } from '#src/parts.ts'
import { stayOn, unopenedScreen } from './stay-on.ts'

/** A busy machine takes its time. */
const patience = { timeout: 20_000 }

const shown = () => null

function anApp(open: () => Promise<{ Component: () => null }>) {
  const load = vi.fn(() => 'what is written here')
  const part = newPart(open)
  const router: ReturnType<typeof createMemoryRouter> = createMemoryRouter(
    [
      { path: '/here', Component: shown, loader: load },
      { path: '/:other', lazy: () => part().catch((error: unknown) => stayOn(router, '/:other', error)) },
    ],
    { initialEntries: ['/here?tab=prices'] },
  )
  return { router, load }
}

test('a screen that cannot be fetched leaves the page as it is, and says which one was wanted', async () => {
  const open = vi.fn<() => Promise<{ Component: () => null }>>()
  open.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({ Component: shown })
  const { router, load } = anApp(open)
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), patience)
  await router.navigate('/products?page=2')
  await vi.waitFor(() => expect(unopenedScreen.get()).toEqual({ path: '/products?page=2' }), patience)
  expect(router.state).toMatchObject({ errors: null, navigation: { state: 'idle' } })
  expect(router.state.location).toMatchObject({ pathname: '/here', search: '?tab=prices' })
  // Nothing is asked of the service again: without a connection the page would lose its data.
  expect(load).toHaveBeenCalledOnce()

  await router.navigate('/products?page=2')
  expect(router.state.location.pathname).toBe('/products')
  unopenedScreen.set(undefined)
})

test('the first page has nothing to stay on: its route says so', async () => {
  const router: ReturnType<typeof createMemoryRouter> = createMemoryRouter(
    [
      {
        path: '/',
        lazy: () =>
          newPart<{ Component: () => null }>(() => Promise.reject(new TypeError('Failed to fetch')))().catch(
            (error: unknown) => stayOn(router, '/', error),
          ),
      },
    ],
    { initialEntries: ['/'] },
  )
  await vi.waitFor(() => expect(router.state.errors).not.toBeNull(), patience)
  expect(unopenedScreen.get()).toBeUndefined()
})
