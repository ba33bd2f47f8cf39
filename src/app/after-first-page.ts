import type { QueryClient } from '@tanstack/react-query'
import { keepShown } from '#src/api/keep-shown.ts'
import { keepApp } from '#src/app-worker.ts'
import { appConfig, reachableService } from '#src/auth/config.ts'
import { takeSnapshots } from '#src/snapshot/take.ts'
import { newPart } from '#src/parts.ts'
import type { createRouter } from '#src/router.tsx'
import { keepFocus } from './kept-focus.ts'
import { fetchScreensAhead } from './screen-ahead.ts'
import { watchLatePages } from './watch-late-pages.ts'
// Documents are read in the system's serif until it is here.
import '#src/look/serif.css'

/** What the app begins once its first page stands, so that nothing of it keeps the rows waiting. */
export function afterFirstPage(client: QueryClient, router: ReturnType<typeof createRouter>) {
  keepFocus()
  fetchScreensAhead(router)
  watchLatePages(router)
  // The next start asks the service as this one did.
  keepShown(client)
  takeSnapshots(client)
  // Settings that cannot be read are the router's to tell.
  void appConfig().then(
    ({ demo }) => (demo ? openDemo() : keepWhereItCan()),
    () => undefined,
  )
}

/** Its service first: whoever has just come waits for that, and for nothing that says what a demo is. */
async function openDemo() {
  // Where it is blocked the demo says so.
  await reachableService().catch(() => undefined)
  // A browser may end the worker in the middle of what it answers.
  const { startDemo } = await demoStart().catch(demoStart)
  return startDemo()
}

const demoStart = newPart(() => import('#src/demo/start.tsx'))

/** Elsewhere the app starts the next time as it did today. */
const keepWhereItCan = () => keepApp().catch(() => undefined)
