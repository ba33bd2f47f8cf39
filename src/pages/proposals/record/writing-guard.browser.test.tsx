import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { LeaveGuard } from '#src/components/form/leave-guard.tsx'
import { render } from '#src/testing/render.tsx'
import { toAll, type Written } from './written.ts'
import { ProposalWritingGuard } from './writing-guard.tsx'

const written: Written = { chosen: toAll, drafts: { [toAll]: { text: 'We start in May.', to: 'customer' } } }
const heading = (name: string) => page.getByRole('heading', { name, exact: true })

/** A record with an unsent answer, under a send window in which nothing was written. */
async function openSend() {
  const Record = () => (
    <>
      <h1>Record</h1>
      <ProposalWritingGuard proposal={7} written={written} />
      <Outlet />
    </>
  )
  const Send = () => (
    <>
      <h2>Send</h2>
      <LeaveGuard dirty={() => false} title="Lose the mail?" leave="Lose the mail" />
    </>
  )
  const router = createMemoryRouter(
    [
      { path: '/proposals', element: <h1>Proposals</h1> },
      { path: '/proposals/7', element: <Record />, children: [{ path: 'send', element: <Send /> }] },
      { path: '/proposals/7/edit', element: <h1>Editor</h1> },
    ],
    { initialEntries: ['/proposals', '/proposals/7'] },
  )
  // The router has its guard a moment after the page stands, and only one whatever comes over it.
  const had = vi.spyOn(router, 'getBlocker')
  const guards = () => new Set(had.mock.calls.map(([key]) => key)).size
  render(<RouterProvider router={router} />)
  await expect.poll(guards).toBe(1)
  await router.navigate('/proposals/7/send')
  await expect.element(heading('Send')).toBeVisible()
  expect(guards()).toBe(1)
  return router
}

test('a link of the send window asks before an unsent answer is lost', async () => {
  const router = await openSend()
  await router.navigate('/proposals/7/edit#text')
  await expect.element(page.getByRole('dialog', { name: 'Leave without sending?' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/proposals/7/send')
  await page.getByRole('button', { name: 'Leave without sending' }).click()
  await expect.element(heading('Editor')).toBeVisible()
})

test('closing the send window keeps an unsent answer, and asks nothing', async () => {
  const router = await openSend()
  await router.navigate('/proposals/7')
  await expect.element(heading('Send')).not.toBeInTheDocument()
  expect(page.getByRole('dialog').query()).toBeNull()
})
