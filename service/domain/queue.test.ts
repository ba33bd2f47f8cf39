import { expect, test } from 'vitest'
import { Queue } from './queue.ts'

/** Tasks that end when told to; `begun` has their names in the order they began. */
function tasksOf(queue: Queue) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, asked: Parameters<Queue['run']>[1] = {}) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    ends.set(name, resolve)
    return queue.run(
      async () => {
        begun.push(name)
        await promise
        return name
      },
      { by: name.slice(0, 1), ...asked },
    )
  }
  /** Ends one, and waits until what it made room for has begun. */
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, ask, end }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))
const refused = { name: 'Refused', reason: 'busy' }

test('as many run at a time as may, the others in the order they came', async () => {
  const { begun, ask, end } = tasksOf(new Queue({ atOnce: 2 }))
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => ask(name))
  expect(begun).toEqual(['a1', 'a2'])
  await end('a2')
  expect(begun).toEqual(['a1', 'a2', 'a3'])
  for (const name of ['a1', 'a3', 'a4'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await end(name)
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4'])
})

test('who asks for many leaves room for others, and takes turns with those who wait', async () => {
  const { begun, ask, end } = tasksOf(new Queue({ atOnce: 2, each: 1 }))
  const names = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']
  for (const name of names) void ask(name)
  expect(begun).toEqual(['a1', 'b1'])
  for (const name of ['a1', 'b1', 'a2', 'c1'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await end(name)
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('past its share of the queue one is refused, others are not, until it is full', async () => {
  const { ask } = tasksOf(new Queue({ atOnce: 1, waiting: { each: 2, all: 3 } }))
  for (const name of ['a1', 'a2', 'a3']) void ask(name)
  await expect(ask('a4')).rejects.toMatchObject(refused)
  void ask('b1')
  await expect(ask('c1')).rejects.toMatchObject(refused)
})

test('what may be patient waits in a full queue too', async () => {
  const { begun, ask, end } = tasksOf(new Queue({ atOnce: 1, waiting: { each: 0, all: 0 } }))
  void ask('a1')
  void ask('b1', { isPatient: true })
  await end('a1')
  expect(begun).toEqual(['a1', 'b1'])
})

test('what nobody waits for any more leaves the queue, and its room is for others', async () => {
  const gone = new AbortController()
  const { begun, ask, end } = tasksOf(new Queue({ atOnce: 1, waiting: { each: 1, all: 1 } }))
  void ask('a1')
  const left = expect(ask('b1', { signal: gone.signal })).rejects.toMatchObject(refused)
  gone.abort()
  await left
  void ask('c1')
  await end('a1')
  expect(begun).toEqual(['a1', 'c1'])
  await expect(ask('d1', { signal: gone.signal })).rejects.toMatchObject(refused)
})

test('one that fails makes room for the next', async () => {
  const queue = new Queue({ atOnce: 1 })
  const failing = expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  const next = queue.run(() => Promise.resolve('next'))
  await failing
  await settled()
  expect(await next).toBe('next')
})
