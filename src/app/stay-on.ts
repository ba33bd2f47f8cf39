import { createPath, type createBrowserRouter } from 'react-router'
import { appPath } from '#src/auth/return-path.ts'
import { newStore } from '#src/new-store.ts'
import { isMissingPart } from '#src/parts.ts'

type Router = ReturnType<typeof createBrowserRouter>
type Unopened = { path: string }

/** The screen that was wanted last and could not be fetched; the frame says so. */
export const unopenedScreen = newStore<Unopened | undefined>(undefined)

/**
 * For the screen at `path` whose code could not be fetched: ends the navigation to it where it began, so that the page
 * one is on stays as it is. Throws in any case; the very first page has nothing to stay on, and its route says so.
 */
export async function stayOn(router: Router, path: string, error: unknown): Promise<never> {
  const { initialized, errors, navigation, location } = router.state
  const isWanted = navigation.state === 'loading' && navigation.matches.some(({ route }) => route.path === path)
  if (isMissingPart(error) && initialized && errors === null && isWanted) {
    // The page has its data; asked again without a connection, it would be lost after all.
    const staying = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false } as const
    await router.navigate(pathIn(location), { ...staying, state: location.state as unknown })
    unopenedScreen.set({ path: pathIn(navigation.location) })
  }
  throw error
}

type Location = Parameters<typeof createPath>[0]

const pathIn = (to: Location) => appPath(new URL(createPath(to), 'http://app.invalid').href, import.meta.env.BASE_URL)
