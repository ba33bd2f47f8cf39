import { useSyncExternalStore } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { newStore } from '#src/new-store.ts'
import { render } from '#src/testing/render.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import { FormWindow } from './form-window.tsx'
import { LeaveGuard } from './leave-guard.tsx'

type Options = {
  /** What is written on the record, and in the window over it. */
  dirty: { record: boolean; window: boolean }
}

/** A record whose words a window over it keeps, that window, and another page before both. */
async function openWindow({ dirty }: Options) {
  const Record = () => (
    <>
      <h1>Record</h1>
      <LeaveGuard dirty={() => dirty.record} keptAt={['/7', '/7/send']} title="Lose the answer?" leave="Lose it" />
      <Outlet />
    </>
  )
  const Send = () => (
    <>
      <h2>Send</h2>
      <LeaveGuard dirty={() => dirty.window} title="Lose the mail?" leave="Lose the mail" />
    </>
  )
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>List</h1> },
      { path: '/7', element: <Record />, children: [{ path: 'send', element: <Send /> }] },
      { path: '/7/edit', element: <h1>Editor</h1> },
    ],
    { initialEntries: ['/', '/7'] },
  )
  const guards = guardsOf(router)
  render(<RouterProvider router={router} />)
  await expect.poll(guards).toBe(1)
  await router.navigate('/7/send')
  await expect.element(heading('Send')).toBeVisible()
  // A router can be stopped by one alone.
  expect(guards()).toBe(1)
  return router
}

/** How many the router has had: a moment after the page stands. */
function guardsOf(router: Pick<ReturnType<typeof createMemoryRouter>, 'getBlocker'>) {
  const had = vi.spyOn(router, 'getBlocker')
  return () => new Set(had.mock.calls.map(([key]) => key)).size
}

const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const question = (name: string) => page.getByRole('dialog', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('what is written under a window that holds nothing is asked about, in its own words, before it is lost', async () => {
  const router = await openWindow({ dirty: { record: true, window: false } })
  await router.navigate('/7/edit')
  await expect.element(question('Lose the answer?')).toBeVisible()
  await button('Cancel').click()
  await expect.element(heading('Send')).toBeVisible()
  expect(router.state.location.pathname).toBe('/7/send')
  await router.navigate('/7/edit')
  await button('Lose it').click()
  await expect.element(heading('Editor')).toBeVisible()
})

test('the window is asked about where it holds something, and also on the way to where the rest is kept', async () => {
  const router = await openWindow({ dirty: { record: true, window: true } })
  await router.navigate('/7')
  await expect.element(question('Lose the mail?')).toBeVisible()
  await button('Cancel').click()
  await router.navigate('/7/edit')
  await expect.element(question('Lose the mail?')).toBeVisible()
})

test('where everything is kept nobody is asked', async () => {
  const router = await openWindow({ dirty: { record: true, window: false } })
  await router.navigate('/7')
  await expect.element(heading('Send')).not.toBeInTheDocument()
  expect(page.getByRole('dialog').query()).toBeNull()
})

test('what a page lost with its guard is asked about no more', async () => {
  const dirty = { record: true, window: false }
  const router = await openWindow({ dirty })
  await router.navigate('/7/edit')
  await button('Lose it').click()
  await expect.element(heading('Editor')).toBeVisible()
  await router.navigate('/')
  await expect.element(heading('List')).toBeVisible()
})

test('of two forms beside each other either is asked about, also once the first has gone', async () => {
  const dirty = { one: false, two: true }
  const has = newStore(true)
  const Forms = () => (
    <>
      <h1>Forms</h1>
      {useSyncExternalStore(has.subscribe, has.get) && (
        <LeaveGuard dirty={() => dirty.one} title="Lose the one?" leave="Lose it" />
      )}
      <LeaveGuard dirty={() => dirty.two} title="Lose the other?" leave="Lose it" />
    </>
  )
  const router = createMemoryRouter(
    [
      { path: '/', element: <Forms /> },
      { path: '/list', element: <h1>List</h1> },
    ],
    { initialEntries: ['/'] },
  )
  const guards = guardsOf(router)
  render(<RouterProvider router={router} />)
  await expect.poll(guards).toBe(1)
  await router.navigate('/list')
  await expect.element(question('Lose the other?')).toBeVisible()
  await button('Cancel').click()

  Object.assign(dirty, { one: true, two: false })
  await router.navigate('/list')
  await expect.element(question('Lose the one?')).toBeVisible()
  await button('Cancel').click()

  Object.assign(dirty, { one: true, two: true })
  has.set(false)
  await expect.poll(guards).toBe(2)
  await router.navigate('/list')
  await expect.element(question('Lose the other?')).toBeVisible()
  await button('Lose it').click()
  await expect.element(heading('List')).toBeVisible()
})

test('going back asks before words on the page are lost under a form that nobody touched', async () => {
  const Form = () => {
    const form = useForm({ defaultValues: { name: '' } })
    const nothing = () => undefined
    const view = { form, faults: { rest: [], focusWhenDue: nothing }, busy: false, held: false, isSaved: () => false }
    return (
      <FormProvider {...form}>
        <FormWindow {...view} title="Rename" act="Rename" onSubmit={nothing} onClose={nothing}>
          <TextField {...form.register('name')} label="Name" />
        </FormWindow>
      </FormProvider>
    )
  }
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>List</h1> },
      {
        path: '/7',
        element: (
          <>
            <LeaveGuard dirty={() => true} title="Lose the answer?" leave="Lose it" />
            <Form />
          </>
        ),
      },
    ],
    { initialEntries: ['/', '/7'] },
  )
  const guards = guardsOf(router)
  render(<RouterProvider router={router} />)
  await expect.poll(guards).toBe(1)
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toBeVisible()
  await router.navigate(-1)
  await expect.element(question('Lose the answer?')).toBeVisible()
  expect(router.state.location.pathname).toBe('/7')
})
