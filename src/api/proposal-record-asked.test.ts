import { expect, test } from 'vitest'
import { asked, type Opened } from './proposal-record-asked.ts'

const record = (name: string) => ({ customer: { name }, timeline: { name } }) as unknown as Opened

test('a part is taken of the request that is running, once; then it is asked for alone', async () => {
  const { promise, resolve } = Promise.withResolvers<Opened>()
  asked.begin(1, promise)
  const customer = asked.take(1, 'customer')
  const timeline = asked.take(1, 'timeline')
  expect(asked.take(1, 'customer')).toBeUndefined()
  expect(asked.take(2, 'customer')).toBeUndefined()
  resolve(record('first'))
  expect(await customer).toEqual({ name: 'first' })
  expect(await timeline).toEqual({ name: 'first' })
})

test('one that begins meanwhile takes the place of the one before, and none is left once it has its answer', async () => {
  const first = Promise.withResolvers<Opened>()
  asked.begin(1, first.promise)
  asked.begin(1, Promise.resolve(record('second')))
  expect(await asked.take(1, 'customer')).toEqual({ name: 'second' })
  expect(asked.take(1, 'timeline')).toBeUndefined()
  first.resolve(record('first'))
})

test('a request that fails is gone, and so are its parts', async () => {
  const failed = Promise.reject<Opened>(new Error('No network'))
  asked.begin(1, failed)
  await expect(asked.take(1, 'customer')).rejects.toThrow('No network')
  expect(asked.take(1, 'timeline')).toBeUndefined()
})
