import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchScreensAhead } from './screen-ahead.ts'

const record = vi.fn(() => Promise.resolve())
/** No mock: those look at what they give, so that nothing of it goes unhandled. */
let edits = 0
const edit = () => {
  edits += 1
  return Promise.reject(new Error('No connection'))
}

fetchScreensAhead({
  basename: '/app',
  routes: [
    { id: 'record', path: '/proposals/:id', handle: { fetch: record } },
    { id: 'edit', path: '/proposals/:id/edit', handle: { fetch: edit } },
    { id: 'bare', path: '/bare' },
  ],
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.clearAllMocks()
  edits = 0
  document.body.innerHTML = `
    <a id="record" href="/app/proposals/7"><span>Heat pump</span></a>
    <a id="edit" href="/app/proposals/7/edit">Edit</a>
    <a id="bare" href="/app/bare">Bare</a>
    <a id="away" href="https://example.com/app/proposals/7">Elsewhere</a>
    <a id="mail" href="mailto:anna@bakker.example">Anna</a>`
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

const come = (selector: string, by = 'pointerover') =>
  document.querySelector(selector)?.dispatchEvent(new Event(by, { bubbles: true }))

test.each(['pointerover', 'focusin'])(
  'the code of a screen is fetched for whoever rests on what leads there: %s',
  (by) => {
    come('#record span', by)
    vi.advanceTimersByTime(100)
    expect(record).not.toHaveBeenCalled()
    vi.advanceTimersByTime(50)
    expect(record).toHaveBeenCalledOnce()
    expect(edits).toBe(0)
  },
)

test('sweeping over a link fetches nothing', () => {
  come('#record')
  vi.advanceTimersByTime(100)
  come('body')
  vi.advanceTimersByTime(500)
  expect(record).not.toHaveBeenCalled()
})

test('what cannot be fetched now says nothing', async () => {
  const unheard = vi.fn()
  window.addEventListener('unhandledrejection', unheard)
  come('#edit')
  // In one go: the pointer of the browser itself may come to the page in between.
  vi.advanceTimersByTime(150)
  expect(edits).toBe(1)
  // By its next frame a browser has told of what nobody handles.
  await new Promise(requestAnimationFrame)
  expect(unheard).not.toHaveBeenCalled()
  window.removeEventListener('unhandledrejection', unheard)
})

test('links to elsewhere, and to screens that bring no code, fetch nothing', () => {
  for (const link of ['#away', '#mail', '#bare']) {
    come(link)
    vi.advanceTimersByTime(150)
  }
  expect(record).not.toHaveBeenCalled()
})
