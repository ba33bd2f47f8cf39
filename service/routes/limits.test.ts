import { expect, test } from 'vitest'
import { testService } from '#service/testing/test-service.ts'
import type { Problem } from '#wire/problem.ts'

/** As many as one call of a function takes no longer as its arguments. */
const many = 125_000
const list = (entry: string, entries = many) => `[${Array.from({ length: entries }, () => entry).join(',')}]`
/** These too: with more the body itself is too large. */
const object = `{${Array.from({ length: 110_000 }, (_, at) => `"${at.toString(36)}":0`).join(',')}}`

test.each<[what: string, body: string, path: string]>([
  ['a list for the whole body', list('0'), 'body'],
  ['an object of so many keys', object, 'body'],
  ['a list of numbers that are to be ids', `{"contact_people":${list('"x"')}}`, 'contact_people'],
  ['a list of tags', `{"tags":${list('0')}}`, 'tags'],
  ['rows', `{"content":{"pricetables":[{"rows":${list('{}')}}]}}`, 'content.pricetables.0.rows'],
  [
    'lists of rows, none of them too long',
    `{"content":{"pricetables":${list(`{"rows":${list('0', 400)}}`, 400)}}}`,
    'body',
  ],
])('a body with 125,000 entries is 400 and says so: %s', async (_, body, path) => {
  const { send, log } = await testService()
  const answer = await send<Problem>('POST', '/proposals', body)
  expect(answer.status).toBe(400)
  expect(answer.body.errors?.[path]).toEqual([
    expect.stringMatching(/^(Use at most 1,000 entries|Send fewer values)/),
    ...(path === 'body' && body.startsWith('[') ? [expect.any(String)] : []),
  ])
  expect(log.filter(({ level }) => level === 'error')).toEqual([])
})
