import { QueryClientProvider } from '@tanstack/react-query'
import { IconFileText } from '@tabler/icons-react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { newQueryClient } from '#src/api/query-client.ts'
import { render } from '#src/testing/render.tsx'
import { Rail } from './rail.tsx'

test('where somebody is stands in sight of a rail that is longer than the window', async () => {
  await page.viewport(1280, 480)
  const views = Array.from({ length: 24 }, (_, at) => ({
    label: `View ${at}`,
    to: `/proposals?view=${at}`,
    current: at === 22,
  }))
  const proposals = { label: 'Proposals', to: '/proposals', icon: IconFileText, current: true }
  const Screen = () => (
    <Rail
      entries={[{ ...proposals, own: { label: 'Views', entries: views } }]}
      user={{ name: 'Marieke Vos', account: 'Van Vliet' }}
      slim={false}
      onSignOut={() => undefined}
      onPalette={() => undefined}
      onShortcuts={() => undefined}
    />
  )
  render(
    <QueryClientProvider client={newQueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', Component: Screen }])} />
    </QueryClientProvider>,
  )
  await expect.element(page.getByRole('link', { name: 'View 22' })).toBeInViewport({ ratio: 1 })
  expect(window.scrollY).toBe(0)
})
