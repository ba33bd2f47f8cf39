import { expect, test, vi } from 'vitest'
import { fetchModule, isMissingPart, newPart } from './parts.ts'

test('a part is fetched once, however many ask for it', async () => {
  const open = vi.fn(() => Promise.resolve('the part'))
  const part = newPart(open)
  const [one, other] = [part(), part()]
  // The very same promise: what shows it stands at once the second time.
  expect(one).toBe(other)
  await expect(one).resolves.toBe('the part')
  expect(part()).toBe(one)
  expect(open).toHaveBeenCalledOnce()
})

test('once it is here it is read without waiting: React takes it by its status', async () => {
  const part = newPart(() => Promise.resolve('the part'))
  await part()
  expect(part()).toMatchObject({ status: 'fulfilled', value: 'the part' })
})

test('what could not be fetched is told as missing, and fetched anew when it is asked for again', async () => {
  const gone = new TypeError('Failed to fetch dynamically imported module')
  const open = vi.fn<() => Promise<string>>().mockRejectedValueOnce(gone).mockResolvedValue('the part')
  const part = newPart(open)
  const failed = part()
  await expect(failed).rejects.toBe(gone)
  expect(isMissingPart(gone)).toBe(true)
  expect(isMissingPart(new TypeError('Of something else'))).toBe(false)
  await expect(part()).resolves.toBe('the part')
  expect(open).toHaveBeenCalledTimes(2)
})

test.each([
  [
    'Chromium',
    'Failed to fetch dynamically imported module: https://app.test/assets/a-1.js',
    'https://app.test/assets/a-1.js',
  ],
  [
    'Firefox',
    'error loading dynamically imported module: https://app.test/assets/b-2.js',
    'https://app.test/assets/b-2.js',
  ],
])(
  'a module that %s takes for lost is asked for under another address from the second try on',
  async (_, words, at) => {
    const gone = new TypeError(words)
    const load = () => Promise.reject<object>(gone)
    const fetchAt = vi.fn<(address: string) => Promise<unknown>>()
    fetchAt.mockRejectedValueOnce(new TypeError('still no network')).mockResolvedValue({ shown: true })
    await expect(fetchModule(load, fetchAt)).rejects.toBe(gone)
    expect(fetchAt).not.toHaveBeenCalled()
    await expect(fetchModule(load, fetchAt)).rejects.toThrow('still no network')
    await expect(fetchModule(load, fetchAt)).resolves.toEqual({ shown: true })
    const addresses = fetchAt.mock.calls.map(([address]) => address)
    expect(addresses).toEqual([expect.stringContaining(`${at}?again=`), expect.stringContaining(`${at}?again=`)])
    // Never the same twice: that one has failed as well.
    expect(new Set(addresses).size).toBe(2)
  },
)

test('a browser that asks again by itself is asked for the module itself', async () => {
  const gone = new TypeError('Importing a module script failed.')
  const load = vi.fn<() => Promise<object>>().mockRejectedValueOnce(gone).mockResolvedValue({ shown: true })
  const fetchAt = vi.fn<(address: string) => Promise<unknown>>()
  await expect(fetchModule(load, fetchAt)).rejects.toBe(gone)
  await expect(fetchModule(load, fetchAt)).resolves.toEqual({ shown: true })
  expect(fetchAt).not.toHaveBeenCalled()
})
