import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveKept } from './save-kept.ts'
import { aBrowser } from './testing/browser.ts'
import { aDocument } from './testing/documents.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const passing = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds)
const renamed = (name: string) => aDocument({ name })

/** A browser that keeps a name, typed at 5 s on the version `etag`. */
function keeping(name: string, etag = 'e0') {
  const here = aBrowser()
  const base = { document: aDocument(), etag }
  const kept = { base, document: renamed(name), attempt: undefined, conflicts: [], changed_at: 5_000 }
  here.browser.disk = JSON.stringify(kept)
  return here
}

test('where nothing is kept, nothing is opened', async () => {
  const { store, tab } = aBrowser()
  const open = vi.fn(tab)
  expect(await saveKept(store, open)).toEqual({ state: 'none' })
  expect(open).not.toHaveBeenCalled()
})

test('what is kept is saved, told with the moment it was typed, and kept no longer', async () => {
  const { browser, store, tab } = keeping('Typed in the train')
  const saving = saveKept(store, tab)
  await passing()
  expect(await saving).toEqual({ state: 'saved', typed: 5_000, merged: false })
  expect(browser.sent.map(({ body }) => body)).toEqual([{ name: 'Typed in the train' }])
  expect(browser.disk).toBeUndefined()
})

test('what another tab saves on its way out, while this one waits for its turn, is saved too', async () => {
  const { browser, store, tab } = aBrowser()
  const editor = tab()
  editor.open()
  await passing()
  editor.change(() => renamed('Typed just before'))
  await passing()
  const saving = saveKept(store, tab)
  void editor.close()
  await passing(10)
  expect(await saving).toEqual({ state: 'saved', typed: 0, merged: false })
  expect(browser.sent).toHaveLength(1)
})

test('afterwards an editor has the draft to itself', async () => {
  const { store, tab } = keeping('Typed in the train')
  const saving = saveKept(store, tab)
  await passing()
  await saving
  const editor = tab()
  editor.open()
  await passing()
  expect(editor.view().mode).toBe('writing')
})

test('what cannot be saved stays kept, with the reason', async () => {
  const { browser, store, tab } = keeping('Typed in the train')
  browser.refuses = true
  const saving = saveKept(store, tab)
  await passing()
  expect(await saving).toMatchObject({ state: 'not-saved', typed: 5_000, saving: { problem: { why: 'offline' } } })
  expect(browser.disk).toContain('Typed in the train')
})

test('what somebody else saved since is in it too, and that is told', async () => {
  const { browser, service, store, tab } = keeping('Typed in the train')
  service.document = aDocument({ tags: ['theirs'] })
  service.etag = 'theirs'
  const saving = saveKept(store, tab)
  await passing()
  expect(await saving).toMatchObject({ state: 'saved', merged: true })
  expect(browser.sent.at(-1)?.sent.fields).toMatchObject({ name: 'Typed in the train', tags: ['theirs'] })
})

test('where both changed the same, the person has to choose first', async () => {
  const { service, store, tab } = keeping('Mine')
  service.document = renamed('Theirs')
  service.etag = 'theirs'
  const saving = saveKept(store, tab)
  await passing()
  expect(await saving).toMatchObject({ state: 'not-saved', saving: { problem: { why: 'choice' } } })
})

test('what another tab writes and has not saved is left to that tab', async () => {
  const { browser, store, tab } = aBrowser()
  const editor = tab()
  editor.open()
  await passing()
  browser.online = false
  editor.change(() => renamed('Not through yet'))
  await passing(600)
  const saving = saveKept(store, tab)
  await passing(900)
  expect(await saving).toEqual({ state: 'elsewhere' })
  expect(browser.sent).toHaveLength(1)
})
