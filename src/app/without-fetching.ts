import type { createBrowserRouter } from 'react-router'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * The router as what draws the app has it: told of pages that have come, not of those that are only being fetched.
 * Nobody asks it for these (watch-late-pages.ts does), and React would draw every link anew to find that out.
 */
export const withoutFetching = (router: Router): Router =>
  Object.create(router, {
    subscribe: {
      value: ((listener) =>
        router.subscribe((state, change) => {
          if (state.navigation.state === 'idle') listener(state, change)
        })) satisfies Router['subscribe'],
    },
  }) as Router
