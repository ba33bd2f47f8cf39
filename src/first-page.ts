import type { Query, QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { createBrowserRouter } from 'react-router'
import { newStore } from './new-store.ts'

const shown = newStore(false)

/**
 * Resolves when the first page has its data. Once it is drawn as well, what frames it (counts, the account's name) and what
 * makes it finer (the serif, the code of the next screens) may come: nothing stands before the first rows.
 */
export function watchFirstPage(router: ReturnType<typeof createBrowserRouter>, client: QueryClient): Promise<void> {
  const { promise: complete, resolve } = Promise.withResolvers<void>()
  const stops = [router.subscribe(check), client.getQueryCache().subscribe(check)]
  function check() {
    const { initialized, navigation } = router.state
    if (!initialized || navigation.state !== 'idle' || client.isFetching({ predicate: isAwaited }) > 0) return
    for (const stop of stops) stop()
    resolve()
  }
  check()
  void Promise.all([complete, drawn.promise]).then(() => requestAnimationFrame(() => setTimeout(() => shown.set(true))))
  return complete
}

const drawn = Promise.withResolvers<void>()
/** That the app has drawn something. */
export const tellDrawn = drawn.resolve

/** With nothing to show before its answer. */
export const isAwaited = ({ state }: Query) => state.data === undefined

/** False until the first page has its data, from then on true. */
export const useFirstPageShown = () => useSyncExternalStore(shown.subscribe, shown.get)

/** Gives the way to stop listening. */
export const onFirstPage = shown.subscribe
