import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { newStore } from '#src/new-store.ts'
import { render } from '#src/testing/render.tsx'
import { usePageFocus } from './use-page-focus.ts'

type Page = { name: string; within?: ReactNode; beside?: ReactNode }

/** A frame that begins with a list; gives what opens another page in it. */
async function open() {
  const shown = newStore<Page>({ name: 'List' })
  const Frame = () => {
    const { name, within, beside } = useSyncExternalStore(shown.subscribe, shown.get)
    usePageFocus(name)
    return (
      <>
        <a href="#elsewhere">Elsewhere</a>
        <main>
          <h1 tabIndex={-1}>{name}</h1>
          {within}
        </main>
        {beside}
      </>
    )
  }
  render(<Frame />)
  await expect.element(page.getByRole('heading', { name: 'List' })).toBeVisible()
  return shown.set
}

function Taking({ label }: { label: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return <input ref={field} aria-label={label} />
}

/** Past the moment at which a heading would have taken the focus. */
const settled = () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))))

test('the heading of a page that has just opened takes the focus from what led there', async () => {
  const go = await open()
  await page.getByRole('link', { name: 'Elsewhere' }).click()
  go({ name: 'Record' })
  await expect.element(page.getByRole('heading', { name: 'Record' })).toHaveFocus()
})

test('a field of the page that takes the focus keeps it', async () => {
  const go = await open()
  go({ name: 'New', within: <Taking label="Name" /> })
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await settled()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
})

test('a window that opens with its page keeps the focus', async () => {
  const go = await open()
  const window = (
    <div role="dialog" aria-label="Send">
      <Taking label="Message" />
    </div>
  )
  go({ name: 'Record', beside: window })
  await expect.element(page.getByRole('textbox', { name: 'Message' })).toHaveFocus()
  await settled()
  await expect.element(page.getByRole('textbox', { name: 'Message' })).toHaveFocus()
})
