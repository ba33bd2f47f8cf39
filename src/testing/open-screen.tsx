import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider, type LoaderFunction } from 'react-router'
import { onTestFinished } from 'vitest'
import { newQueryClient } from '#src/api/query-client.ts'
import { Toasts } from '#src/components/ui/toasts.tsx'
import { render } from './render.tsx'

/** What a file of `src/pages` exports. */
export type Screen = { Component: ComponentType; load?: (client: QueryClient) => LoaderFunction }

type Options = {
  /** Its path in the router, such as `/contacts/:id/edit`. */
  path: string
  /** The address that is opened; the path itself by default. */
  at?: string
  client?: QueryClient
}

/** Opens a screen as the router of the app does. Every other address shows where the app would have gone. */
export function openScreen({ Component, load }: Screen, { path, at = path, client = newQueryClient() }: Options) {
  // What is on its way is not left to the next test.
  onTestFinished(() => client.cancelQueries())
  const loader = load?.(client)
  const router = createMemoryRouter(
    [
      { path, Component, ...(loader && { loader }), HydrateFallback: () => null },
      { path: '*', Component: () => <h1>Another screen</h1> },
    ],
    { initialEntries: [at] },
  )
  const shown = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toasts />
    </QueryClientProvider>,
  )
  return {
    ...shown,
    client,
    address: () => router.state.location.pathname + router.state.location.search,
    /** As a link does. */
    go: (to: string) => router.navigate(to),
  }
}
