import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoState } from '#wire/demo.ts'
import { create, tokenOf } from './testing/demo-person.ts'
import { keptHome } from './testing/opened-home.ts'

// One worker alone: it gets the lock at once, and nobody else wants it.
beforeEach(() => {
  vi.stubGlobal('navigator', { locks: { request: (_name: string, hold: () => Promise<void>) => hold() } })
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

type Kept = ReturnType<typeof keptHome>
type Headers = Record<string, string>

const contactNames = async ({ ask }: Kept, headers: Headers) => {
  const answer = await ask('/api/v2/van-vliet/contacts/organisations?query=Vuurvast', { headers })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { name: string }[]).map(({ name }) => name)
}
const stateOf = async ({ demo }: Kept) => demoState.parse(await (await demo('/state')).json())

test('starting over brings the sample back, leaves people signed in, and can be undone', async () => {
  const home = keptHome()
  const headers = await tokenOf(home)
  await create(home, headers, 'Smederij Vuurvast')
  expect(await stateOf(home)).toMatchObject({ can_undo: false })

  expect((await home.demo('/reset', {})).status).toBe(204)
  expect(home.replaced.times).toBe(1)
  expect(await contactNames(home, headers)).toEqual([])
  expect(await stateOf(home)).toMatchObject({ can_undo: true })

  expect((await home.demo('/undo', {})).status).toBe(204)
  expect(home.replaced.times).toBe(2)
  expect(await contactNames(home, headers)).toEqual(['Smederij Vuurvast'])
  expect(await stateOf(home)).toMatchObject({ can_undo: false })
  expect((await home.demo('/undo', {})).status).toBe(409)
})

test('undoing for which there is no room takes nothing of what is there', async () => {
  const home = keptHome()
  const headers = await tokenOf(home)
  expect((await home.demo('/reset', {})).status).toBe(204)
  await create(home, headers, 'Vuurvast en Zoon')
  home.fill(true)
  const undone = await home.demo('/undo', {}).catch(() => undefined)
  expect(undone?.ok ?? false).toBe(false)
  home.fill(false)
  expect(await contactNames(home, headers)).toEqual(['Vuurvast en Zoon'])
})

test('what is asked while another worker takes over waits until that one has ended', async () => {
  const channels: EventTarget[] = []
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      constructor() {
        super()
        channels.push(this)
      }
      postMessage() {}
    },
  )
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, hold: () => Promise<void>) => (last = last.then(hold))
  vi.stubGlobal('navigator', { locks: { request } })

  const home = keptHome()
  expect((await home.ask('/healthz')).status).toBe(200)
  const order: string[] = []
  const another = request('kept', async () => {
    order.push('another has it')
    await new Promise((resolve) => setTimeout(resolve, 1000))
    order.push('another has ended')
  })
  for (const channel of channels) {
    channel.dispatchEvent(new Event('message'))
    channel.dispatchEvent(new Event('message'))
  }
  const answered = home.ask('/healthz').then(({ status }) => order.push(`answered ${status}`))
  await Promise.all([another, answered])
  expect(order).toEqual(['another has it', 'another has ended', 'answered 200'])
})

test('when what it keeps is cleared under a living worker, it begins anew, tells the pages, and keeps again', async () => {
  const home = keptHome()
  const headers = await tokenOf(home)
  await create(home, headers, 'Smederij Vuurvast')
  home.clear()

  expect(await contactNames(home, headers)).toEqual([])
  expect(home.replaced.times).toBe(1)
  expect((await create(home, headers, 'Vuurvast en Zoon')).status).toBe(201)
  expect(await contactNames(home, headers)).toEqual(['Vuurvast en Zoon'])
})

test('the write that finds out that it was cleared is kept, by the home that begins anew', async () => {
  const home = keptHome()
  const headers = await tokenOf(home)
  home.clearUnseen()
  expect((await create(home, headers, 'Vuurvast en Zoon')).status).toBe(201)
  expect(home.replaced.times).toBe(1)
  expect(await contactNames(home, headers)).toEqual(['Vuurvast en Zoon'])
})

test('requests that come together after it was cleared open it once', async () => {
  const home = keptHome()
  const headers = await tokenOf(home)
  home.clear()
  const all = await Promise.all(Array.from({ length: 5 }, () => contactNames(home, headers)))
  expect(all).toEqual([[], [], [], [], []])
  expect(home.replaced.times).toBe(1)
})

test('what is asked while somebody starts over is answered, and so is starting over twice at once', async () => {
  const home = keptHome()
  const headers = await tokenOf(home)
  await create(home, headers, 'Smederij Vuurvast')
  const asking = () =>
    Array.from({ length: 5 }, () => home.ask('/api/v2/van-vliet/contacts/organisations', { headers }))
  const before = asking()
  const resets = [home.demo('/reset', {}), home.demo('/reset', {})]
  const answers = await Promise.all([...before, ...resets, ...asking()])
  expect(answers.map(({ status }) => status)).toEqual([...Array(5).fill(200), 204, 204, ...Array(5).fill(200)])
  expect(await contactNames(home, headers)).toEqual([])
  expect(home.complaints).toEqual([])
})
