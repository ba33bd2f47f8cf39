import { useEffect, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { render } from '#src/testing/render.tsx'
import { keepFocus } from './kept-focus.ts'

/** A page with a list whose lines can go, at once or after a window has asked. */
function List({ names }: { names: string[] }) {
  useEffect(keepFocus, [])
  const [left, setLeft] = useState(names)
  const [asking, setAsking] = useState<string>()
  const take = (name: string) => setLeft((before) => before.filter((each) => each !== name))
  return (
    <main>
      <h1>People</h1>
      {left.length > 0 && (
        <section>
          <h2>Invited</h2>
          <ul>
            {left.map((name) => (
              <li key={name}>
                <button type="button">{`Open ${name}`}</button>
                <button type="button" onClick={() => take(name)}>{`Take ${name}`}</button>
                <button type="button" onClick={() => setAsking(name)}>{`Ask ${name}`}</button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Dialog opened={asking !== undefined} title="Sure?" onClose={() => setAsking(undefined)}>
        <button type="button" onClick={() => take(asking ?? '')}>
          Yes
        </button>
      </Dialog>
    </main>
  )
}

const focused = (name: string) => expect.element(page.getByRole('button', { name, exact: true })).toHaveFocus()

async function press(name: string) {
  const button = page.getByRole('button', { name, exact: true })
  await expect.element(button).toBeVisible()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
}

test('where a line goes, the focus goes to the same act of the line in its place, then to the one before', async () => {
  render(<List names={['Ada', 'Ben', 'Cem']} />)
  await press('Take Ben')
  await focused('Take Cem')
  await userEvent.keyboard('{Enter}')
  await focused('Take Ada')
})

test('where the last line goes with its section, it goes to the heading of what is left', async () => {
  render(<List names={['Ada']} />)
  await press('Take Ada')
  await expect.element(page.getByRole('heading', { name: 'People' })).toHaveFocus()
})

test('where a line goes behind a window, it waits until that closes', async () => {
  render(<List names={['Ada', 'Ben']} />)
  await press('Ask Ada')
  // The window takes the focus a moment after it stands.
  await focused('Close')
  await press('Yes')
  await expect.element(page.getByRole('button', { name: 'Yes' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await focused('Ask Ben')
})

test('where nothing is left that takes it, it waits for what comes next', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  document.body.insertAdjacentHTML('beforeend', '<main><button type="button">Revoke</button></main>')
  const main = document.querySelector('main')
  onTestFinished(() => main?.remove())
  onTestFinished(keepFocus())
  main?.querySelector('button')?.focus()
  main?.replaceChildren()
  // What watches the page hears of it once this is over.
  await Promise.resolve()
  vi.advanceTimersByTime(100)
  expect(document.body).toHaveFocus()

  main?.insertAdjacentHTML('beforeend', '<h2>No keys yet</h2>')
  await Promise.resolve()
  vi.advanceTimersByTime(100)
  await expect.element(page.getByRole('heading', { name: 'No keys yet' })).toHaveFocus()
})
