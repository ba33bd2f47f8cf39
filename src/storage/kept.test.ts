import { beforeEach, expect, test } from 'vitest'
import { keptUnder } from './kept.ts'

type Thing = { text: string }

let time = 0
beforeEach(() => {
  time = 0
})

/** A browser whose disk can be made to answer never, as it does for a page that is gone. */
function aBrowser() {
  const [disk, atOnce] = [new Map<string, string>(), new Map<string, string>()]
  const browser = { disk, atOnce, answers: true }
  const answered = async <T>(done: () => T) => {
    if (!browser.answers) return new Promise<T>(() => undefined)
    await Promise.resolve()
    return done()
  }
  const page = () =>
    keptUnder<Thing>('draft', 1, {
      texts: {
        get: (key) => Promise.resolve(disk.get(key) ?? null),
        set: (key, text) => answered(() => void disk.set(key, text)),
        remove: (key) => answered(() => disk.delete(key)),
      },
      atOnce: () => ({
        getItem: (key) => atOnce.get(key) ?? null,
        setItem: (key, text) => void atOnce.set(key, text),
        removeItem: (key) => void atOnce.delete(key),
      }),
      now: () => (time += 1),
    })
  return { browser, page }
}

test('typing as the page was left comes back, though the disk never took it', async () => {
  const { browser, page } = aBrowser()
  const leaving = page()
  await leaving.set({ text: 'Warm' })
  browser.answers = false
  void leaving.set({ text: 'Warmte' })
  leaving.setAtOnce({ text: 'Warmtepomp' })
  expect(await page().get()).toEqual({ text: 'Warmtepomp' })
})

test('what was left gives way once something that is not older lies on disk', async () => {
  const { browser, page } = aBrowser()
  const stays = page()
  stays.setAtOnce({ text: 'Left, then come back to' })
  await stays.set({ text: 'Written on' })
  expect(browser.atOnce.size).toBe(0)
  expect(await page().get()).toEqual({ text: 'Written on' })
})

test('a write that was under way when the page was left does not count as newer', async () => {
  const { page } = aBrowser()
  const leaving = page()
  const underWay = leaving.set({ text: 'Warm' })
  leaving.setAtOnce({ text: 'Warmtepomp' })
  await underWay
  expect(await page().get()).toEqual({ text: 'Warmtepomp' })
})

test('what the service has taken is nowhere any more', async () => {
  const { browser, page } = aBrowser()
  const stays = page()
  await stays.set({ text: 'Warm' })
  stays.setAtOnce({ text: 'Warmtepomp' })
  await stays.remove()
  expect(await page().get()).toBeUndefined()
  expect([browser.disk.size, browser.atOnce.size]).toEqual([0, 0])
})

test('of another shape nothing is brought back', async () => {
  const { browser, page } = aBrowser()
  browser.disk.set('draft', JSON.stringify({ shape: 2, text: 'Of a newer app' }))
  expect(await page().get()).toBeUndefined()
})
