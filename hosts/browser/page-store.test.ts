import { expect, onTestFinished, test, vi } from 'vitest'
import { openPageStore } from './page-store.ts'

/** An IndexedDB whose attempts to open end like this, one after another; gives how often it was asked. */
function opensWith(outcomes: readonly (DOMException | 'opened')[]) {
  const open = vi.fn(() => {
    const outcome = outcomes[open.mock.calls.length - 1]
    const request = Object.assign(new EventTarget(), {
      result: outcome === 'opened' ? new EventTarget() : undefined,
      error: outcome === 'opened' ? null : outcome,
    })
    queueMicrotask(() => request.dispatchEvent(new Event(outcome === 'opened' ? 'success' : 'error')))
    return request
  })
  vi.stubGlobal('indexedDB', { open })
  onTestFinished(() => void vi.unstubAllGlobals())
  return open
}

const passing = new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError')
const blocked = new DOMException('The user denied permission to access the database.', 'SecurityError')

test('a browser that fails for a moment is asked again: what is kept is not left for the sample', async () => {
  const open = opensWith([passing, passing, 'opened'])
  expect(await openPageStore('demo', [1, 1])).toMatchObject({ isLasting: true, isLost: false })
  expect(open).toHaveBeenCalledTimes(3)
})

test('pages stay in memory where the browser stores nothing, which is not asked twice', async () => {
  const open = opensWith([blocked])
  expect((await openPageStore('demo', [1, 1])).isLasting).toBe(false)
  expect(open).toHaveBeenCalledOnce()
})

test('pages stay in memory where the browser fails again and again', async () => {
  const open = opensWith([passing, passing, passing])
  expect((await openPageStore('demo', [1, 1])).isLasting).toBe(false)
  expect(open).toHaveBeenCalledTimes(3)
})
