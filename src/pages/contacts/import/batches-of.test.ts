import { expect, test } from 'vitest'
import type { SentContactAct } from '#wire/contacts-batch.ts'
import { maxBodyBytes } from '#wire/limits.ts'
import { batchesOf } from './batches-of.ts'

const named = (name: string, street = ''): SentContactAct => ({
  act: 'create',
  contact: { type: 'organisation', name, street },
})
const many = (count: number, street?: string) => Array.from({ length: count }, (_, at) => named(`Molen ${at}`, street))
const batches = (acts: readonly SentContactAct[]) => batchesOf(acts, (act) => act)
const bytesOf = (acts: SentContactAct[]) => new TextEncoder().encode(JSON.stringify({ acts })).length

test('as many as may go together, in their order', () => {
  expect(batches(many(250)).map(({ length }) => length)).toEqual([50, 50, 50, 50, 50])
  expect(batches(many(250)).flat()).toEqual(many(250))
  expect(batches([])).toEqual([])
})

test('fewer where a body of all would be too large', () => {
  // Two bytes each as they are sent.
  const large = batches(many(50, 'é'.repeat(20_000)))
  expect(large.map(({ length }) => length)).toEqual([26, 24])
  for (const acts of large) expect(bytesOf(acts)).toBeLessThanOrEqual(maxBodyBytes)
})

test('one that is too large by itself goes alone, so that it alone is refused', () => {
  const acts = [named('One'), named('Two', 'x'.repeat(maxBodyBytes)), named('Three')]
  expect(batches(acts)).toEqual(acts.map((act) => [act]))
})
