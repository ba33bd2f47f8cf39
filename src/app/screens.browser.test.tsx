import { useEffect } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#src/testing/render.tsx'
import { Screens } from './screens.tsx'

const shown = new Set<string>()

/** Notes while it is shown. */
function Screen({ name }: { name: string }) {
  useEffect(() => {
    shown.add(name)
    return () => void shown.delete(name)
  }, [name])
  return <h1>{name}</h1>
}

async function open() {
  const screen = (path: string, name: string) => ({ path, handle: {}, Component: () => <Screen name={name} /> })
  const router = createMemoryRouter([{ Component: Screens, children: [screen('/', 'List'), screen('/7', 'Record')] }])
  render(<RouterProvider router={router} useTransitions={false} />)
  await expect.element(page.getByRole('heading', { name: 'List' })).toBeVisible()
  const go = (path: string) => router.navigate(path, { flushSync: true })
  return { go, all: () => [...document.querySelectorAll('h1')] }
}

test('a screen that is left is hidden at once, without effects, and taken apart after that', async () => {
  const { go, all } = await open()
  await go('/7')
  expect(all().map((heading) => heading.checkVisibility())).toEqual([true, false])
  expect([...shown]).toEqual(['Record'])
  await expect.poll(() => all().length).toBe(1)
  await expect.element(page.getByRole('heading')).toHaveTextContent('Record')
})

test('whoever is back before that finds the screen made anew, as anybody who comes back later', async () => {
  const { go, all } = await open()
  const [first] = all()
  await go('/7')
  expect(first?.isConnected).toBe(true)
  await go('/')
  await expect.poll(() => all().length).toBe(1)
  expect(first?.isConnected).toBe(false)
  await expect.element(page.getByRole('heading', { name: 'List' })).toBeVisible()
})
