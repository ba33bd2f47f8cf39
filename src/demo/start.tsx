import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { returnPath } from '#src/auth/return-path.ts'
import { startSignIn } from '#src/auth/session.ts'
import { Look } from '#src/look/look.tsx'
import { DemoBar } from './demo-bar.tsx'
import { DemoBlocked } from './demo-blocked.tsx'
import { keepWorking } from './keep-working.ts'
import { personaChosen } from './persona-chosen.ts'

/** Starts the service beside the app, and says above the page that this is a demo. The app has painted by then. */
export async function startDemo() {
  const aside = document.createElement('aside')
  aside.ariaLabel = t`Demo`
  document.body.prepend(aside)
  // From here on its room is its own: Firefox does not always see that an element is empty no more (`:has`, `:empty`).
  document.documentElement.dataset['demo'] = ''
  const root = createRoot(aside)
  // Nothing but its service holds a demo up, so what starts that is a file by itself (scripts/chunks.ts).
  const { keepForOffline, workerReady } = await import('./worker.ts')
  try {
    await workerReady()
  } catch {
    root.render(
      <I18nProvider i18n={i18n}>
        <DemoBlocked />
      </I18nProvider>,
    )
    return
  }
  root.render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <Look>
          <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } })}>
            <DemoBar />
          </QueryClientProvider>
        </Look>
      </I18nProvider>
    </StrictMode>,
  )
  keepWorking()
  keepForOffline()
  const search = new URLSearchParams(window.location.search)
  if (search.has(personaChosen)) await startSignIn(returnPath(search.get('return')))
}
