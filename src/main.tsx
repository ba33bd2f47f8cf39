import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import * as z from 'zod/mini'
import { frameQueries } from '#src/api/account.ts'
import { savedViewCounts } from '#src/api/saved-views.ts'
import { newQueryClient } from '#src/api/query-client.ts'
import { sessionQuery } from '#src/api/session-query.ts'
import { recallAhead } from '#src/api/shown.ts'
import { startLanguage } from '#src/locales/language.ts'
import { Look } from '#src/look/look.tsx'
import { withSlash } from '#src/app/base-path.ts'
import { withoutFetching } from '#src/app/without-fetching.ts'
import { onFirstPage, tellDrawn, useFirstPageShown, watchFirstPage } from './first-page.ts'
import { leaveSnapshot } from './snapshot/leave.ts'
import { createRouter, warmNextScreens } from './router.tsx'

// Zod would compile its checks with `new Function`, which the content security policy refuses.
z.config({ jitless: true })

function start(root: HTMLElement) {
  // Every page renders its own title; the one of index.html stood for the start and would go on winning.
  document.querySelector('title')?.remove()

  const language = startLanguage()
  const queryClient = newQueryClient()
  void recallAhead(queryClient, [...frameQueries(), savedViewCounts()])
  void queryClient.query(sessionQuery).catch(() => undefined)
  // Asks for the first page's data at once, beside the words.
  const router = createRouter(queryClient)

  leaveSnapshot(queryClient)
  const complete = watchFirstPage(router, queryClient)
  void Promise.all([language, Promise.race([complete, patience()])]).then(() =>
    createRoot(root).render(
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <Look>
            <QueryClientProvider client={queryClient}>
              <Drawn>
                <Screens router={withoutFetching(router)} />
              </Drawn>
            </QueryClientProvider>
          </Look>
        </I18nProvider>
      </StrictMode>,
    ),
  )

  onFirstPage(() => {
    warmNextScreens()
    // What cannot be had now is tried again when the app starts the next time; until then it does without.
    void import('#src/app/after-first-page.ts').then(
      ({ afterFirstPage }) => afterFirstPage(queryClient, router),
      () => undefined,
    )
  })
}

/**
 * A page whose data is about to be there is drawn once, with it; whoever waits longer sees its frame. Below a snapshot
 * nobody would, and drawing it would hold up the rows. In milliseconds.
 */
const patience = () => new Promise((resolve) => setTimeout(resolve, document.getElementById('snapshot') ? 2000 : 100))

/**
 * The first page comes with its data to where it was left, its frame standing before; what opens after it is drawn in one
 * go (docs/decisions/0159-a-screen-opens-in-one-go.md).
 */
function Screens({ router }: { router: ReturnType<typeof createRouter> }) {
  const isShown = useFirstPageShown()
  return <RouterProvider router={router} {...(isShown && { useTransitions: false })} />
}

function Drawn({ children }: { children: ReactNode }) {
  useEffect(tellDrawn, [])
  return children
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const inside = withSlash(location, import.meta.env.BASE_URL)
if (inside === undefined) start(root)
else location.replace(inside)
