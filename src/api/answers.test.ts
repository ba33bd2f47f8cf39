import { listTags } from '#wire/tags.ts'
import { downloadProposal } from '#wire/proposal-document.ts'
import { deleteProposal } from '#wire/proposal-changes.ts'
import { i18n } from '@lingui/core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answerOf, fileOf, retryAfter, totalOf } from './answers.ts'
import { messageFor } from './error-message.ts'
import { Refusal, UnexpectedAnswer } from './errors.ts'

const problem = { type: 'about:blank', title: 'Bad', status: 400, detail: 'Enter a name', request_id: 'r1' }
const answer = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } })

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') }))
afterEach(() => void vi.useRealTimers())

test('an answer that fits comes back, without what the contract does not know', async () => {
  expect(await answerOf(listTags, Response.json([{ id: 1, name: 'roof', colour: 'red' }]))).toEqual([
    { id: 1, name: 'roof' },
  ])
})

test('a text answer comes back as it is', async () => {
  expect(await answerOf(deleteProposal, answer('Moved to the trashcan', 'text/plain; charset=utf-8'))).toBe(
    'Moved to the trashcan',
  )
})

test.each([
  ['HTML', answer('<!doctype html>', 'text/html')],
  ['HTML under a JSON label', answer('<!doctype html>', 'application/json')],
  ['nothing', new Response(null, { status: 204 })],
  ['another shape', Response.json([{ id: 'one', name: 'roof' }])],
  ['JSON cut short', answer('[{"id":1', 'application/json')],
])('%s in place of an answer is unexpected and named by operation', async (_what, response) => {
  const failed = answerOf(listTags, response)
  await expect(failed).rejects.toBeInstanceOf(UnexpectedAnswer)
  await expect(failed).rejects.toMatchObject({ operation: 'tags.list', status: response.status })
})

test('HTML in place of a text answer is unexpected', async () => {
  await expect(answerOf(deleteProposal, answer('<p>', 'text/html'))).rejects.toBeInstanceOf(UnexpectedAnswer)
})

test('a problem document becomes a refusal with its faults', async () => {
  const errors = { name: ['Enter a name'] }
  const refused = answerOf(listTags, answer(JSON.stringify({ ...problem, errors }), 'application/problem+json', 400))
  await expect(refused).rejects.toBeInstanceOf(Refusal)
  await expect(refused).rejects.toMatchObject({ status: 400, message: 'Enter a name', problem: { errors } })
})

describe('in a German app', () => {
  beforeEach(() => i18n.loadAndActivate({ locale: 'de', locales: 'de-DE', messages: {} }))
  afterEach(() => i18n.loadAndActivate({ locale: 'en', locales: 'en-GB', messages: {} }))

  test('why something is refused as a whole is told in German', async () => {
    const detail = 'This is the last active admin. Make another user an admin first.'
    const conflict = JSON.stringify({ ...problem, status: 409, detail })
    const refused = await answerOf(listTags, answer(conflict, 'application/problem+json', 409)).catch(messageFor)
    expect(refused).toBe('Das ist der letzte aktive Admin. Machen Sie zuerst jemand anderen zum Admin.')
  })

  test('so is what is wrong with a field', async () => {
    const faults = { ...problem, errors: { name: ['There is already a tag Eile'] } }
    const refused = answerOf(listTags, answer(JSON.stringify(faults), 'application/problem+json', 400))
    await expect(refused).rejects.toMatchObject({
      problem: { errors: { name: ['Ein Schlagwort Eile gibt es schon'] } },
    })
  })
})

test('a failure that is no problem document is unexpected, and keeps its status and its wish to wait', async () => {
  const html = new Response('<h1>Bad gateway</h1>', {
    status: 502,
    headers: { 'content-type': 'text/html', 'retry-after': '3' },
  })
  await expect(answerOf(listTags, html)).rejects.toMatchObject({
    name: 'UnexpectedAnswer',
    status: 502,
    retryAfter: 3000,
  })
  await expect(answerOf(listTags, Response.json({ oops: true }, { status: 500 }))).rejects.toBeInstanceOf(
    UnexpectedAnswer,
  )
})

test.each([
  ['7', 7000],
  ['Sat, 21 Nov 2026 09:00:30 GMT', 30_000],
  ['Sat, 21 Nov 2026 08:00:00 GMT', 0],
  ['soon', undefined],
])('Retry-After %j is %s milliseconds', (given, wait) => {
  expect(retryAfter(new Response(null, { headers: { 'retry-after': given } }))).toBe(wait)
})

test.each([
  ['160', 160],
  ['0', 0],
  ['many', undefined],
  [undefined, undefined],
])('a total of %j is %s', (given, total) => {
  expect(totalOf(new Response(null, { headers: given === undefined ? {} : { 'x-total-count': given } }))).toBe(total)
})

test('a file comes back as it is; HTML in its place is unexpected, and a refusal says why', async () => {
  const file = await fileOf(downloadProposal, answer('%PDF-1.7', 'application/pdf'))
  expect(await file.text()).toBe('%PDF-1.7')
  await expect(fileOf(downloadProposal, answer('<p>', 'text/html'))).rejects.toBeInstanceOf(UnexpectedAnswer)
  const refused = fileOf(downloadProposal, answer(JSON.stringify(problem), 'application/problem+json', 409))
  await expect(refused).rejects.toMatchObject({ message: 'Enter a name' })
})
