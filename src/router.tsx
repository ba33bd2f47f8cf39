import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { createBrowserRouter, type LoaderFunction, type RouteObject } from 'react-router'
import { callbackPath, signInPath } from '#src/auth/return-path.ts'
import { requireSession } from '#src/auth/session.ts'
import { SkeletonRows } from '#src/components/list/skeleton-rows.tsx'
import { AppLayout, type PageHandle } from '#src/app/layout.tsx'
import { Screens } from '#src/app/screens.tsx'
import { openRecord } from '#src/pages/proposals/shared/record-ahead.ts'
import { RouteError } from '#src/pages/shared/route-error.tsx'
import { newPart } from './parts.ts'
import { stayOn, unopenedScreen } from '#src/app/stay-on.ts'

/**
 * A screen exports `Component`, where it shows data `load`, where it fails in its own way `ErrorBoundary`, and where it
 * has parts that come by themselves `fetchParts`.
 */
type Screen = {
  Component: ComponentType
  load?: (client: QueryClient) => LoaderFunction
  ErrorBoundary?: ComponentType
  fetchParts?: () => Promise<unknown>
}

/**
 * Fetches the code of what people open next, so that it stands in one frame when they do. What cannot be had now is
 * asked for again then.
 */
export const warmNextScreens = () => void openRecord().catch(() => undefined)

/** Every screen of the app. */
export function createRouter(client: QueryClient) {
  const staying = (path: string, error: unknown): Promise<never> => stayOn(router, path, error)
  const screen = (path: string, open: () => Promise<Screen>, { handle, children }: Inside = {}): RouteObject => {
    const part = newPart(open)
    const stay = (error: unknown) => staying(path, error)
    const fetch = () => part().then(({ fetchParts }) => fetchParts?.())
    return {
      path,
      handle: { ...handle, fetch } satisfies PageHandle,
      children,
      lazy: async () => {
        const { load, fetchParts: _, ...shown } = await part().catch(stay)
        const loader = load?.(client)
        if (!loader) return shown
        // A screen may fetch more of itself beside its data.
        const loading: LoaderFunction = (...given) => Promise.resolve(loader(...given)).catch(stay)
        return { ...shown, loader: loading }
      },
    }
  }

  const router: ReturnType<typeof createBrowserRouter> = createBrowserRouter(
    [
      {
        ErrorBoundary: RouteError,
        HydrateFallback: () => null,
        children: [
          ...signInScreens(screen),
          {
            Component: AppLayout,
            middleware: [({ request }) => requireSession(request)],
            children: [
              {
                Component: Screens,
                ErrorBoundary: RouteError,
                HydrateFallback: SkeletonRows,
                children: appScreens(screen),
              },
            ],
          },
        ],
      },
    ],
    { basename: import.meta.env.BASE_URL },
  )
  router.subscribe(({ navigation }) => {
    // Whatever opens next, nobody waits for the screen that did not.
    if (navigation.state === 'loading') unopenedScreen.set(undefined)
  })
  return router
}

type AddScreen = (path: string, open: () => Promise<Screen>, inside?: Inside) => RouteObject

const appScreens = (screen: AddScreen) => [
  screen('/', () => import('#src/pages/today/today.tsx'), { handle: { wide: true } }),
  screen('/proposals', () => import('#src/pages/proposals/list/list.tsx'), { handle: { wide: 'list' } }),
  screen('/proposals/new', () => import('#src/pages/proposals/new/new.tsx'), { handle: { slim: true } }),
  screen('/proposals/questions', () => import('#src/pages/proposals/questions/questions.tsx')),
  screen('/proposals/:id', openRecord, {
    handle: { slim: true, wide: true, record: true },
    children: [screen('send', () => import('#src/pages/proposals/send/send.tsx'), { handle: { over: true } })],
  }),
  screen('/proposals/:id/edit', () => import('#src/pages/proposals/edit/edit.tsx'), {
    handle: { slim: true, wide: true },
  }),
  screen('/contacts', () => import('#src/pages/contacts/list/list.tsx'), { handle: { wide: 'list' } }),
  screen('/contacts/new', () => import('#src/pages/contacts/new.tsx'), { handle: { slim: true } }),
  screen('/contacts/import', () => import('#src/pages/contacts/import/import.tsx'), {
    handle: { slim: true },
  }),
  screen('/contacts/:id', () => import('#src/pages/contacts/record/record.tsx'), { handle: { slim: true } }),
  screen('/contacts/:id/people/:person_id', () => import('#src/pages/contacts/people/record.tsx'), {
    handle: { slim: true },
  }),
  screen('/contacts/:id/edit', () => import('#src/pages/contacts/edit.tsx'), {
    handle: { slim: true },
  }),
  screen('/contacts/:id/people/new', () => import('#src/pages/contacts/people/new.tsx'), {
    handle: { slim: true },
  }),
  screen('/contacts/:id/people/:person_id/edit', () => import('#src/pages/contacts/people/edit.tsx'), {
    handle: { slim: true },
  }),
  screen('/products', () => import('#src/pages/products/list/list.tsx'), {
    handle: { wide: 'list' },
    children: productScreens(screen),
  }),
  screen('/reports', () => import('#src/pages/reports/reports.tsx'), { handle: { wide: true } }),
  screen('/webhooks', () => import('#src/pages/webhooks/list/list.tsx'), { handle: { wide: 'list' } }),
  screen('/webhooks/new', () => import('#src/pages/webhooks/new.tsx'), { handle: { slim: true } }),
  screen('/webhooks/:id/:part?', () => import('#src/pages/webhooks/record/record.tsx'), {
    handle: { slim: true },
  }),
  screen('/webhooks/:id/deliveries/:delivery', () => import('#src/pages/webhooks/delivery/delivery.tsx'), {
    handle: { slim: true },
  }),
  screen('/settings', () => import('#src/pages/settings/settings.tsx'), { children: settingsScreens(screen) }),
  ...settingForms(screen),
  screen('*', () => import('#src/app/not-found.tsx')),
]

const signInScreens = (screen: AddScreen) => [
  screen(signInPath, () => import('#src/pages/sign-in/sign-in.tsx')),
  screen(callbackPath, () => import('#src/pages/sign-in/callback.tsx')),
  screen('/signed-in', () => import('#src/pages/sign-in/signed-in.tsx')),
  screen('/signed-out', () => import('#src/pages/sign-in/signed-out.tsx')),
]

const productScreens = (screen: AddScreen) => [
  screen('new', () => import('#src/pages/products/new.tsx'), { handle: { over: true } }),
  screen(':id', () => import('#src/pages/products/record.tsx'), { handle: { over: true } }),
]

const settingsScreens = (screen: AddScreen) => [
  screen('trashcan', () => import('#src/pages/settings/trashcan.tsx')),
  screen('audit', () => import('#src/pages/settings/audit.tsx')),
  screen('privacy', () => import('#src/pages/settings/privacy.tsx')),
  screen('account', () => import('#src/pages/settings/account.tsx')),
  screen('sign-in', () => import('#src/pages/settings/sign-in/sign-in.tsx')),
  screen('follow-up', () => import('#src/pages/settings/follow-up.tsx')),
  screen('acceptance', () => import('#src/pages/settings/acceptance.tsx')),
  screen('you', () => import('#src/pages/settings/you/you.tsx')),
  screen('api-keys', () => import('#src/pages/settings/api-keys/api-keys.tsx')),
  screen('applications', () => import('#src/pages/settings/applications/applications.tsx')),
  screen('users', () => import('#src/pages/settings/users/users.tsx')),
  screen('vat-groups', () => import('#src/pages/settings/vat-groups.tsx')),
  screen('tags', () => import('#src/pages/settings/tags/tags.tsx')),
  screen('blocks', () => import('#src/pages/settings/blocks/list.tsx')),
  screen('automation-sets', () => import('#src/pages/settings/automation-sets/list.tsx')),
  screen('design-templates', () => import('#src/pages/settings/design-templates/list.tsx')),
  screen('favorite-templates', () => import('#src/pages/settings/favorite-templates/list.tsx')),
  screen('text-templates', () => import('#src/pages/settings/text-templates/list.tsx')),
  screen('email-templates', () => import('#src/pages/settings/email-templates/list.tsx')),
  screen('custom-fields', () => import('#src/pages/settings/custom-fields.tsx')),
  screen('proposal-directories', () => import('#src/pages/settings/proposal-directories.tsx')),
]

/** Settings whose form needs a screen of its own; `new` makes one. */
const settingForms = (screen: AddScreen) => {
  const slim = { handle: { slim: true } } as const
  return [
    screen('/settings/automation-sets/:id', () => import('#src/pages/settings/automation-sets/record.tsx'), slim),
    screen('/settings/design-templates/:id', () => import('#src/pages/settings/design-templates/record.tsx'), slim),
    screen('/settings/email-templates/:id', () => import('#src/pages/settings/email-templates/record.tsx'), slim),
    screen('/settings/favorite-templates/:id', () => import('#src/pages/settings/favorite-templates/record.tsx'), slim),
    screen('/settings/text-templates/:id', () => import('#src/pages/settings/text-templates/record.tsx'), slim),
  ]
}

type Inside = { handle?: PageHandle; children?: RouteObject[] }
