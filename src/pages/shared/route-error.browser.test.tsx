import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { newPart } from '#src/parts.ts'
import { releasedMeanwhile } from '#src/testing/release.ts'
import { render } from '#src/testing/render.tsx'
import { RouteError } from './route-error.tsx'

test('after a release Reload Proffer brings the new version, not the page that the old worker keeps', async () => {
  const { gone } = releasedMeanwhile()
  const open = newPart(() => Promise.reject(new TypeError('Failed to fetch')))
  const router = createMemoryRouter([
    { path: '/', loader: open, ErrorBoundary: RouteError, HydrateFallback: () => null },
  ])
  render(<RouterProvider router={router} />)
  await expect.element(page.getByText('A new version of Proffer is available.')).toBeVisible()
  await page.getByRole('button', { name: 'Reload Proffer' }).click()
  await expect.poll(() => gone.mock.calls.length).toBe(1)
})
