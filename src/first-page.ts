import type { Query, QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { createBrowserRouter } from 'react-router'

const listeners = new Set<() => void>()
let shown = false

/**
 * Notes when the first page has its data. What frames it (counts, the account's name) and what makes it finer (the
 * serif, the code of the next screens) waits for that: nothing stands before the first rows.
 */
export function watchFirstPage(router: ReturnType<typeof createBrowserRouter>, client: QueryClient) {
  const stops = [router.subscribe(check), client.getQueryCache().subscribe(check)]
  function check() {
    const { initialized, navigation } = router.state
    if (!initialized || navigation.state !== 'idle' || client.isFetching({ predicate: isAwaited }) > 0) return
    for (const stop of stops) stop()
    requestAnimationFrame(() => setTimeout(tell))
  }
  check()
}

/** With nothing to show before its answer. */
export const isAwaited = ({ state }: Query) => state.data === undefined

function tell() {
  shown = true
  for (const listener of listeners) listener()
}

/** False until the first page has its data, from then on true. */
export const useFirstPageShown = () => useSyncExternalStore(onFirstPage, () => shown)

/** Gives the way to stop listening. */
export function onFirstPage(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
