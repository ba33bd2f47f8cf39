import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { UserManager } from 'oidc-client-ts'
import { createElement, Fragment, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useForm } from 'react-hook-form'
import { createBrowserRouter, Link, Outlet, RouterProvider, useParams } from 'react-router'
import * as z from 'zod'

// The least that an app of the same parts can be: a list of fifty rows that are in its code, each of which opens. It
// asks nobody, and signs nobody in. What the start of the app is compared with.

const row = z.object({ id: z.int(), name: z.string(), customer: z.string(), total: z.string(), changed: z.string() })
type Row = z.infer<typeof row>

const rows = Array.from({ length: 50 }, (_, at) => ({
  id: at + 1,
  name: `Proposal ${at + 1}`,
  customer: `Customer ${at % 17}`,
  total: `€ ${(at + 1) * 125},00`,
  changed: `2026-11-${(at % 28) + 1}`,
}))
const known = { queryKey: ['rows'], queryFn: async () => z.array(row).parse(rows) }
const useRows = () => useQuery(known).data ?? []

const List = () =>
  createElement(
    'table',
    null,
    createElement(
      'tbody',
      null,
      useRows().map(({ id, name, ...more }) =>
        createElement(
          'tr',
          { key: id },
          createElement('td', null, createElement(Link, { to: `/proposals/${id}` }, name)),
          Object.entries(more).map(([key, text]) => createElement('td', { key }, text)),
        ),
      ),
    ),
  )

function Detail() {
  const { id } = useParams()
  const [isEdited, setEdited] = useState(false)
  const found = useRows().find((one) => one.id === Number(id))
  if (!found) return null
  return createElement(
    Fragment,
    null,
    createElement('h1', null, found.name),
    isEdited
      ? createElement(Edit, { found })
      : createElement('button', { type: 'button', onClick: () => setEdited(true) }, 'Edit'),
    createElement(Link, { to: '/proposals' }, 'Back'),
  )
}

function Edit({ found }: { found: Row }) {
  const { register } = useForm({ values: found })
  return createElement('form', null, createElement('input', { ...register('name'), 'aria-label': 'Name' }))
}

const users = new UserManager({
  authority: location.origin,
  client_id: 'floor',
  redirect_uri: `${location.origin}/callback`,
  metadata: { issuer: location.origin, authorization_endpoint: '/authorize', token_endpoint: '/token' },
})
const router = createBrowserRouter([
  {
    element: createElement('main', null, createElement(Outlet)),
    children: [
      { path: 'proposals', element: createElement(List) },
      { path: 'proposals/:id', element: createElement(Detail) },
      { path: 'callback', loader: () => users.signinRedirectCallback(), element: null },
    ],
  },
])

async function start(root: Element) {
  await users.getUser()
  const app = createElement(RouterProvider, { router })
  createRoot(root).render(createElement(QueryClientProvider, { client: new QueryClient() }, app))
}

const root = document.querySelector('#root')
if (root) void start(root)
