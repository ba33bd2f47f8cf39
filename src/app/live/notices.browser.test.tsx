import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { desktopNotices, switchOnNotices } from './desktop.ts'
import { seenLock } from './seen.ts'
import { closeNotices, notify } from './notices.ts'

/** Stands for the notices of the system, which no test may show: what was asked of it, and what it showed. */
class System extends EventTarget {
  static permission: NotificationPermission = 'default'
  static answers: NotificationPermission = 'granted'
  static asked = 0
  static shown: System[] = []
  static requestPermission() {
    System.asked += 1
    System.permission = System.answers
    return Promise.resolve(System.permission)
  }
  readonly title: string
  closed = false
  constructor(title: string) {
    super()
    this.title = title
    System.shown.push(this)
  }
  close() {
    this.closed = true
  }
}

const notice = { title: 'Heat pump', body: 'An Smit signed Heat pump', onOpen: () => {} }
let notices = 0
/** Each about another proposal: the same one is held for a moment, so that no second tab shows it. */
const tell = (onOpen = notice.onOpen) => notify({ ...notice, key: `proposal-${(notices += 1)}`, onOpen })
const titles = () => System.shown.map(({ title }) => title)

beforeEach(() => {
  vi.stubGlobal('Notification', System)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  Object.assign(System, { permission: 'default', answers: 'granted', asked: 0, shown: [] })
  desktopNotices.set(false)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  desktopNotices.set(false)
})

test('the system shows nothing, and nobody is asked, until a person has switched it on', async () => {
  expect(desktopNotices.get()).toBe(false)
  await tell()
  // Nor where the browser would let it, as for another app of this address.
  System.permission = 'granted'
  await tell()
  expect([System.asked, titles()]).toEqual([0, []])

  System.permission = 'default'
  expect(await switchOnNotices()).toBe(true)
  expect(System.asked).toBe(1)
  void tell()
  await vi.waitFor(() => expect(titles()).toEqual(['Heat pump']))
})

test('switched off again it shows nothing more', async () => {
  await switchOnNotices()
  desktopNotices.set(false)
  await tell()
  expect(titles()).toEqual([])
})

test('where the browser says no it stays off', async () => {
  System.answers = 'denied'
  expect(await switchOnNotices()).toBe(false)
  expect(desktopNotices.get()).toBe(false)
  await tell()
  expect(titles()).toEqual([])
})

test('while any tab is seen the system shows nothing', async () => {
  await switchOnNotices()
  const { promise, resolve } = Promise.withResolvers<void>()
  const seen = navigator.locks.request(seenLock, { mode: 'shared' }, () => promise)
  await tell()
  expect(titles()).toEqual([])
  resolve()
  await seen
})

test('one that is chosen leads there and closes; those left close when somebody looks', async () => {
  await switchOnNotices()
  const onOpen = vi.fn()
  void tell(onOpen)
  void tell()
  await vi.waitFor(() => expect(titles()).toHaveLength(2))
  System.shown[0]?.dispatchEvent(new Event('click'))
  expect(onOpen).toHaveBeenCalledOnce()
  expect(System.shown.map(({ closed }) => closed)).toEqual([true, false])
  closeNotices()
  expect(System.shown.map(({ closed }) => closed)).toEqual([true, true])
})
