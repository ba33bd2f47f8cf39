import { expect, test } from 'vitest'
import { openApi } from '#service/openapi/document.ts'
import { operations } from '#wire/operations.ts'
import { answersAsDescribed, type ReceivedAnswer } from './testing/described-answers.ts'
import type { FuzzRequest } from './testing/requests.ts'

const faultsOf = answersAsDescribed(openApi(operations, { face: 'v2', publicUrl: 'https://proffer.test' }))
const requestOf = (operation: string): FuzzRequest => ({
  operation,
  method: 'GET',
  path: '',
  isAsDescribed: true,
  headers: {},
  body: undefined,
})
const answerOf = (status: number, body: unknown, type = 'application/json', headers: object = {}): ReceivedAnswer => ({
  status,
  headers: new Headers({ 'Content-Type': type, 'X-Request-Id': 'a', ...headers }),
  text: typeof body === 'string' ? body : JSON.stringify(body),
})
const problem = (status: number, detail = 'No') =>
  answerOf(status, { type: 'about:blank', title: 'No', status, detail, request_id: 'a' }, 'application/problem+json')

test('an answer as the document says has no faults', () => {
  expect(faultsOf(requestOf('tags.list'), answerOf(200, [{ id: 1, name: 'Roof' }]))).toEqual([])
  expect(faultsOf(requestOf('tags.list'), problem(401))).toEqual([])
})

test.each<[because: string, operation: string, answer: ReceivedAnswer]>([
  ['our fault', 'tags.list', problem(500)],
  ['a field is missing', 'tags.list', answerOf(200, [{ id: 1 }])],
  ['a field is of another type', 'tags.list', answerOf(200, [{ id: '1', name: 'Roof' }])],
  ['it is another record altogether', 'account.hello', answerOf(200, [])],
  ['a status is not named', 'tags.list', problem(404)],
  ['a success is not named', 'tags.list', answerOf(201, [])],
  ['a refusal is no problem document', 'tags.list', answerOf(401, { error: 'no' })],
  ['a problem says another status', 'tags.list', { ...problem(401), status: 403 }],
  ['a problem tells of the inside', 'tags.list', problem(401, 'SQLITE_BUSY: database is locked')],
  ['it is not the type it should be', 'tags.list', answerOf(200, [], 'text/plain')],
  ['it has no request id', 'tags.list', { status: 200, headers: new Headers(), text: '[]' }],
  ['a page has no count', 'contacts.people', answerOf(200, [])],
])('is found: %s', (_, operation, answer) => {
  expect(faultsOf(requestOf(operation), answer)).not.toEqual([])
})
