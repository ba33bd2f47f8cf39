import type { Page, Request } from '@playwright/test'
import { expect } from '@playwright/test'

/** So long nothing was asked for, in milliseconds, as the `networkidle` of Playwright means it. */
const quiet = 500
/** A slow network on a busy machine takes its time. */
const patience = 60_000
/** The stream of changes stays open as long as the app does. */
const isStream = (request: Request) => new URL(request.url()).pathname.endsWith('/events')

/**
 * Watches a page from now on; gives what waits until nothing is under way on it but the stream of changes, and has not been
 * since it was called: what a pointer that has just come to rest will ask for is waited for too.
 */
export function watchRest(page: Page): () => Promise<void> {
  const pending = new Set<Request>()
  let last = Date.now()
  const note = (change: (request: Request) => void) => (request: Request) => {
    if (isStream(request)) return
    change(request)
    last = Date.now()
  }
  page.on(
    'request',
    note((request) => pending.add(request)),
  )
  for (const ended of ['requestfinished', 'requestfailed'] as const)
    page.on(
      ended as 'requestfinished',
      note((request) => pending.delete(request)),
    )
  return () => {
    last = Date.now()
    return expect.poll(() => pending.size === 0 && Date.now() - last >= quiet, { timeout: patience }).toBe(true)
  }
}
