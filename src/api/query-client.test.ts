import { expect, test } from 'vitest'
import { Refusal, UnexpectedAnswer, Unreachable } from './errors.ts'
import { newQueryClient } from './query-client.ts'
import { retry, retryDelay } from './retry.ts'

const refusal = (status: number, retryAfter?: number) =>
  new Refusal({ type: 'about:blank', title: 'No', status, detail: 'No', request_id: 'r' }, retryAfter)

test.each([
  ['no answer', new Unreachable()],
  ['a failing service', refusal(500)],
  ['a service that is not ready', refusal(503)],
  ['a failing proxy', new UnexpectedAnswer('tags.list', 502)],
])('after %s a read is tried three times at most', (_what, error) => {
  expect([0, 1, 2].map((failures) => retry(failures, error))).toEqual([true, true, false])
})

test.each([
  ['a refusal', refusal(404)],
  ['a limit, which was waited out already', refusal(429)],
  ['an answer out of contract', new UnexpectedAnswer('tags.list', 200)],
  ['a mistake of our own', new TypeError('x is undefined')],
])('after %s a read is not tried again', (_what, error) => {
  expect(retry(0, error)).toBe(false)
})

test('the gaps grow, and a longer one that the service asks for is kept', () => {
  expect([0, 1].map((failures) => retryDelay(failures, new Unreachable()))).toEqual([1000, 2000])
  expect([0, 1].map((failures) => retryDelay(failures, refusal(503, 1500)))).toEqual([1500, 2000])
  expect(retry(0, refusal(503, 120_000))).toBe(false)
})

test('a write is never repeated by the cache', () => {
  expect(newQueryClient().getDefaultOptions().mutations?.retry).toBe(false)
})
