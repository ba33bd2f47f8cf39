import { expect, test } from 'vitest'
import { Unreachable } from './errors.ts'
import { newRepeatKeys } from './repeat-key.ts'

const lost = () => Promise.reject(new Unreachable())

test('the same input goes out under the same key until it is known to have happened', async () => {
  const keys = newRepeatKeys()
  const used: string[] = []
  const write = (outcome: () => Promise<void>) => (key: string) => {
    used.push(key)
    return outcome()
  }
  await expect(keys.once({ name: 'Roof' }, write(lost))).rejects.toBeInstanceOf(Unreachable)
  await keys.once(
    { name: 'Roof' },
    write(() => Promise.resolve()),
  )
  await keys.once(
    { name: 'Roof' },
    write(() => Promise.resolve()),
  )
  expect(used[1]).toBe(used[0])
  expect(used[2]).not.toBe(used[0])
})

test('another input gets another key', async () => {
  const keys = newRepeatKeys()
  const used: string[] = []
  for (const name of ['Roof', 'Wall'])
    await expect(keys.once({ name }, (key) => lost().finally(() => used.push(key)))).rejects.toBeInstanceOf(Unreachable)
  expect(new Set(used).size).toBe(2)
})
