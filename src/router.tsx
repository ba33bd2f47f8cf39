import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { createBrowserRouter, type LoaderFunction, type RouteObject } from 'react-router'
import { callbackPath, signInPath } from '#src/auth/return-path.ts'
import { requireSession } from '#src/auth/session.ts'
import { SkeletonRows } from '#src/components/ui/skeleton-rows.tsx'
import { AppLayout, type PageHandle } from '#src/pages/app-layout.tsx'
import { RouteError } from '#src/pages/route-error.tsx'

/** A screen exports `Component`, where it shows data `load`, and where it fails in its own way `ErrorBoundary`. */
type Screen = {
  Component: ComponentType
  load?: (client: QueryClient) => LoaderFunction
  ErrorBoundary?: ComponentType
}

const openRecord = () => import('#src/pages/proposal-record.tsx')

/**
 * Fetches the code of what people open next, so that it stands in one frame when they do. What cannot be had now is
 * asked for again then.
 */
export const warmNextScreens = () => void openRecord().catch(() => undefined)

/** Every screen of the app. */
export function createRouter(client: QueryClient) {
  const screen = (path: string, open: () => Promise<Screen>, { handle, children }: Inside = {}): RouteObject => ({
    path,
    handle,
    children,
    lazy: async () => {
      const { load, ...shown } = await open()
      return { ...shown, ...(load && { loader: load(client) }) }
    },
  })

  return createBrowserRouter(
    [
      {
        ErrorBoundary: RouteError,
        HydrateFallback: () => null,
        children: [
          ...signInScreens(screen),
          {
            Component: AppLayout,
            middleware: [async ({ request }) => void (await requireSession(request))],
            children: [
              {
                ErrorBoundary: RouteError,
                HydrateFallback: SkeletonRows,
                children: [
                  screen('/', () => import('#src/pages/today.tsx')),
                  screen('/proposals', () => import('#src/pages/proposal-list.tsx')),
                  screen('/proposals/new', () => import('#src/pages/proposal-new.tsx'), { handle: { slim: true } }),
                  screen('/proposals/:id', openRecord, {
                    handle: { slim: true },
                    children: [
                      screen('send', () => import('#src/pages/proposal-send.tsx'), { handle: { over: true } }),
                    ],
                  }),
                  screen('/proposals/:id/edit', () => import('#src/pages/proposal-edit.tsx'), {
                    handle: { slim: true },
                  }),
                  screen('/contacts', () => import('#src/pages/contact-list.tsx')),
                  screen('/contacts/new', () => import('#src/pages/contact-new.tsx'), { handle: { slim: true } }),
                  screen('/contacts/import', () => import('#src/pages/contacts-import.tsx'), {
                    handle: { slim: true },
                  }),
                  screen('/contacts/:id', () => import('#src/pages/contact-record.tsx'), { handle: { slim: true } }),
                  screen('/contacts/:id/people/:person_id', () => import('#src/pages/person-record.tsx'), {
                    handle: { slim: true },
                  }),
                  screen('/contacts/:id/edit', () => import('#src/pages/contact-edit.tsx'), {
                    handle: { slim: true },
                  }),
                  screen('/contacts/:id/people/new', () => import('#src/pages/person-new.tsx'), {
                    handle: { slim: true },
                  }),
                  screen('/contacts/:id/people/:person_id/edit', () => import('#src/pages/person-edit.tsx'), {
                    handle: { slim: true },
                  }),
                  screen('/products', () => import('#src/pages/product-list.tsx'), {
                    children: productScreens(screen),
                  }),
                  screen('/webhooks', () => import('#src/pages/webhook-list.tsx')),
                  screen('/webhooks/new', () => import('#src/pages/webhook-new.tsx'), { handle: { slim: true } }),
                  screen('/webhooks/:id/:part?', () => import('#src/pages/webhook-endpoint.tsx'), {
                    handle: { slim: true },
                  }),
                  screen('/webhooks/:id/deliveries/:delivery', () => import('#src/pages/webhook-delivery.tsx'), {
                    handle: { slim: true },
                  }),
                  screen('/settings', () => import('#src/pages/settings.tsx'), { children: settingsScreens(screen) }),
                  ...settingForms(screen),
                  screen('*', () => import('#src/pages/not-found.tsx')),
                ],
              },
            ],
          },
        ],
      },
    ],
    { basename: import.meta.env.BASE_URL },
  )
}

type AddScreen = (path: string, open: () => Promise<Screen>, inside?: Inside) => RouteObject

const signInScreens = (screen: AddScreen) => [
  screen(signInPath, () => import('#src/pages/landing.tsx')),
  screen(callbackPath, () => import('#src/pages/callback.tsx')),
  screen('/signed-in', () => import('#src/pages/signed-in.tsx')),
  screen('/signed-out', () => import('#src/pages/signed-out.tsx')),
]

const productScreens = (screen: AddScreen) => [
  screen('new', () => import('#src/pages/product-new.tsx'), { handle: { over: true } }),
  screen(':id', () => import('#src/pages/product-edit.tsx'), { handle: { over: true } }),
]

const settingsScreens = (screen: AddScreen) => [
  screen('trashcan', () => import('#src/pages/settings-trashcan.tsx')),
  screen('account', () => import('#src/pages/settings-account.tsx')),
  screen('you', () => import('#src/pages/settings-you.tsx')),
  screen('applications', () => import('#src/pages/settings-applications.tsx')),
  screen('users', () => import('#src/pages/settings-users.tsx')),
  screen('vat-groups', () => import('#src/pages/settings-vat-groups.tsx')),
  screen('tags', () => import('#src/pages/settings-tags.tsx')),
  screen('automation-sets', () => import('#src/pages/settings-automation-sets.tsx')),
  screen('design-templates', () => import('#src/pages/settings-design-templates.tsx')),
  screen('favorite-templates', () => import('#src/pages/settings-favorite-templates.tsx')),
  screen('text-templates', () => import('#src/pages/settings-text-templates.tsx')),
  screen('email-templates', () => import('#src/pages/settings-email-templates.tsx')),
  screen('custom-fields', () => import('#src/pages/settings-custom-fields.tsx')),
  screen('proposal-directories', () => import('#src/pages/settings-proposal-directories.tsx')),
]

/** Settings whose form needs a screen of its own; `new` makes one. */
const settingForms = (screen: AddScreen) => {
  const slim = { handle: { slim: true } } as const
  return [
    screen('/settings/automation-sets/:id', () => import('#src/pages/settings-automation-set.tsx'), slim),
    screen('/settings/design-templates/:id', () => import('#src/pages/settings-design-template.tsx'), slim),
    screen('/settings/email-templates/:id', () => import('#src/pages/settings-email-template.tsx'), slim),
    screen('/settings/favorite-templates/:id', () => import('#src/pages/settings-favorite-template.tsx'), slim),
    screen('/settings/text-templates/:id', () => import('#src/pages/settings-text-template.tsx'), slim),
  ]
}

type Inside = { handle?: PageHandle; children?: RouteObject[] }
