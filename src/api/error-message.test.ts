import { SessionEnded } from '#src/auth/session-errors.ts'
import { ApiError } from '#wire/problem.ts'
import { expect, test } from 'vitest'
import { messageFor } from './error-message.ts'
import { UnexpectedAnswer, Unreachable } from './errors.ts'

const refusal = (status: number, detail = 'Enter a name') =>
  new ApiError({ type: 'about:blank', title: 'No', status, detail, request_id: 'r' })

test('a broken rule is said in the words of the service', () => {
  expect(messageFor(refusal(400))).toBe('Enter a name')
  expect(messageFor(refusal(409, 'The directory still holds products'))).toBe('The directory still holds products')
})

test('a failing service is not quoted', () => {
  expect(messageFor(refusal(500, 'SQLITE_BUSY'))).toBe('The server has a problem. Try again in a few minutes.')
})

test.each([401, 403, 404, 405, 410, 412, 413, 429])('%i is said in words that tell what to do', (status) => {
  expect(messageFor(refusal(status, 'technical'))).not.toContain('technical')
})

test('errors made for people are shown, any other is not', () => {
  for (const error of [new Unreachable(), new SessionEnded(), new UnexpectedAnswer('tags.list', 200)])
    expect(messageFor(error)).toBe(error.message)
  for (const error of [new TypeError('x is undefined'), 'x', undefined])
    expect(messageFor(error)).toBe('Something went wrong. Try again or reload the page.')
})
