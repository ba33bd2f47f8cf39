import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Draft } from './draft.ts'
import { aBrowser } from './testing/browser.ts'
import { aDocument } from './testing/documents.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const named = (name: string) => (document: ReturnType<typeof aDocument>) => ({
  ...document,
  fields: { ...document.fields, name },
})
const nameIn = (draft: Draft) => draft.view().document.fields.name
const passing = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds)

test('a second tab watches: it sees what the first writes, and writes nothing', async () => {
  const { browser, tab } = aBrowser()
  const [first, second] = [tab(), tab()]
  first.open()
  second.open()
  await passing(900)
  expect([first.view().mode, second.view().mode]).toEqual(['writing', 'watching'])
  first.change(named('From the first'))
  second.change(named('From the second'))
  await passing(1_000)
  expect(nameIn(second)).toBe('From the first')
  expect(browser.sent.map(({ body }) => body)).toEqual([{ name: 'From the first' }])
})

test('a second tab never calls saved what the first could not save, and says saved once it is', async () => {
  const { browser, tab } = aBrowser()
  const first = tab()
  first.open()
  await passing()
  browser.refuses = true
  first.change(named('Not sent'))
  await passing(1_000)
  const second = tab()
  second.open()
  await passing(900)
  expect(nameIn(second)).toBe('Not sent')
  expect(second.view().saving).toEqual({ state: 'elsewhere' })
  browser.refuses = false
  first.retry()
  await passing(1_000)
  expect(first.view().saving.state).toBe('saved')
  expect(second.view().saving.state).toBe('saved')
})

test('the second tab goes on when the first is closed, with what the first saved on its way out', async () => {
  const { browser, tab } = aBrowser()
  const [first, second] = [tab(), tab()]
  first.open()
  second.open()
  await passing(900)
  first.change(named('Typed just before'))
  void first.close()
  await passing(10)
  expect(browser.sent).toHaveLength(1)
  expect(second.view().mode).toBe('writing')
  second.change(named('Typed after'))
  await passing(1_000)
  expect(browser.sent.at(-1)).toMatchObject({ etag: 'e1', body: { name: 'Typed after' } })
})

test('taking over brings along what the other tab had not sent, under the same key', async () => {
  const { browser, tab } = aBrowser()
  const [first, second] = [tab(), tab()]
  first.open()
  second.open()
  await passing(900)
  browser.online = false
  first.change(named('Not sent'))
  await passing(600)
  browser.online = true
  second.takeOver()
  await passing(900)
  expect([first.view().mode, second.view().mode]).toEqual(['watching', 'writing'])
  expect(nameIn(second)).toBe('Not sent')
  expect(new Set(browser.sent.map(({ key }) => key)).size).toBe(1)
  expect(second.view().saving.state).toBe('saved')
})

test('what was kept comes back on opening, and is told', async () => {
  const { browser, tab } = aBrowser()
  browser.online = false
  const first = tab()
  first.open()
  await passing()
  first.change(named('Typed in the train'))
  await passing(1_000)
  browser.online = true
  // The tab was killed: it never closed, its lock is gone.
  const later = aBrowser()
  later.browser.disk = browser.disk
  const second = later.tab()
  second.open()
  await passing()
  expect(second.view().restored).toBe(0)
  expect(nameIn(second)).toBe('Typed in the train')
  expect(second.view().saving.state).toBe('saved')
  expect(later.browser.disk).toBeUndefined()
})

test('another version that was read is shown while nothing is written, and only then', async () => {
  const { tab } = aBrowser()
  const draft = tab()
  draft.open()
  await passing()
  draft.refresh({ document: aDocument({ name: 'Theirs' }), etag: 'e9' })
  expect(nameIn(draft)).toBe('Theirs')
  draft.change(named('Mine'))
  draft.refresh({ document: aDocument({ name: 'Theirs again' }), etag: 'e10' })
  expect(nameIn(draft)).toBe('Mine')
})

test('what is typed in the moment before the page is left is kept at once, without waiting for the disk', async () => {
  const { browser, tab } = aBrowser()
  const draft = tab()
  draft.open()
  await passing()
  draft.change(named('Typed while leaving'))
  draft.leave()
  // Nothing of a page that is gone runs any more, not even what has already been promised.
  expect(browser.disk).toContain('Typed while leaving')
})

test('while the page unloads nothing more is sent or begun on disk, and typing lies there', async () => {
  const { browser, store, tab } = aBrowser()
  const draft = tab()
  draft.open()
  await passing(10)
  draft.change(named('Typed just before'))
  await passing(10)
  const begun = vi.spyOn(store, 'set')
  draft.unload()
  expect(begun).not.toHaveBeenCalled()
  expect(browser.sent).toEqual([])
  expect(browser.disk).toContain('Typed just before')
})
