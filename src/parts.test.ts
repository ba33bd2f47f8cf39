import { expect, test, vi } from 'vitest'
import { isMissingPart, newPart, outcomeOf } from './parts.ts'

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

test('what became of it is read without waiting, by us and by React, which goes by its status', async () => {
  const part = newPart(() => Promise.resolve('the part'))
  const coming = part()
  expect(outcomeOf(coming)).toBeUndefined()
  await coming
  expect(outcomeOf(coming)).toMatchObject({ status: 'fulfilled', value: 'the part' })

  const gone = new TypeError('Failed to fetch')
  const failed = newPart(() => Promise.reject(gone))()
  await expect(failed).rejects.toBe(gone)
  expect(outcomeOf(failed)).toMatchObject({ status: 'rejected', reason: gone })
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
