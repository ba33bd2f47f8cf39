import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { FaultList } from '#service/domain/fault-list.ts'
import { textFieldsOf, type TextField } from '#service/testing/text-fields.ts'
import { testService, type TestService } from '#service/testing/test-service.ts'
import { mostTries, slowness, threadTime } from '#service/testing/thread-time.ts'
import { filling, worstLetters, type Letters } from '#service/testing/worst-letters.ts'
import { basePath, type Operation } from '#wire/operation.ts'
import { operations } from '#wire/operations.ts'
import { withinLimits } from './limits.ts'

/** The most that gets past the body's own limit; what is left is for its keys. */
const longest = 1_048_576 - 512

type Schema = z.core.$ZodType
type Field = TextField & { schema: Schema }

const fieldsOf = (schema: Schema | undefined): Field[] =>
  schema ? textFieldsOf(schema).map((field) => ({ ...field, schema })) : []

const inBody = (op: Operation) => (op.takes === 'json' ? fieldsOf(op.body) : [])

test('no operation with a body is left out for want of a text in it', () => {
  const without = operations.filter((op) => op.body && op.takes === 'json' && inBody(op).length === 0)
  expect(without.map(({ id }) => id)).toEqual([])
})

/** What several fields share is judged once. */
const kinds = new Map(
  operations
    .flatMap((op) => [op.body, op.query, op.params].flatMap(fieldsOf).map((field) => ({ ...field, id: op.id })))
    .map((field) => [field.leaf, field]),
)

/** The thread's own time to judge a text by itself; the best of a few where the first is too long. */
function judged({ schema, fill }: Field, letters: Letters, limit: number) {
  let best = Infinity
  for (let round = 0; round < mostTries && best > limit; round++) {
    const input = fill(letters.make(longest))
    const before = threadTime()
    z.safeParse(schema, withinLimits(new FaultList(), input, 'body'))
    best = Math.min(best, threadTime() - before)
  }
  return best
}

/** Of each kind of text the letters that it takes longest over. */
const slowest = new Map<object, { letters: Letters; took: number }>()

test.each(worstLetters)('every kind of text is judged in time that grows with its length alone: $name', (letters) => {
  const limit = 50 * slowness()
  const slow: string[] = []
  for (const field of kinds.values()) {
    const took = judged(field, letters, limit)
    if (took > limit) slow.push(`${field.id} ${field.path}`)
    if (took > (slowest.get(field.leaf)?.took ?? -1)) slowest.set(field.leaf, { letters, took })
  }
  expect(slow).toEqual([])
})

function lettersFor({ leaf }: Field): Letters {
  const letters = slowest.get(leaf)?.letters ?? worstLetters[0]
  if (!letters) throw new Error('There are no worst letters')
  return letters
}

let made: Promise<TestService> | undefined
/** One for all: what is refused changes nothing that the next could see. */
const shared = () => (made ??= testService())

/**
 * Whether an answer is quick, and `/healthz` meanwhile; the best of a few, held against how slow the machine is by then:
 * what is slow by itself is slow every time.
 */
async function timed(fetch: (request: Request) => Promise<Response>, request: () => Request, usual: number) {
  const best = { answer: Infinity, health: Infinity, status: 0 }
  let patience = usual
  const isQuick = () => best.answer < 200 * patience
  const isHealthy = () => best.health < 50 * patience
  for (let round = 0; round < mostTries && !(isQuick() && isHealthy()); round++) {
    if (round > 0) patience = Math.max(patience, slowness())
    const before = threadTime()
    const progress = { isAnswered: false }
    const answered = fetch(request()).then(async (answer) => {
      await answer.text()
      progress.isAnswered = true
      return answer.status
    })
    let health = 0
    while (!progress.isAnswered) {
      const sent = threadTime()
      await (await fetch(new Request('https://proffer.test/healthz'))).text()
      await new Promise((resolve) => setImmediate(resolve))
      health = Math.max(health, threadTime() - sent)
    }
    best.status = await answered
    best.answer = Math.min(best.answer, threadTime() - before)
    best.health = Math.min(best.health, health)
  }
  return { status: best.status, isQuick: isQuick(), isHealthy: isHealthy() }
}

const pathOf = ({ path }: Operation) => path.replace(':status', 'open').replace(':kind', 'proposal')
const withIds = (path: string) => path.replace(/:\w+/g, '999999')
const mark = '@@@'

/** A request with one field of a part filled to 1 MiB, everything else as small as can be. */
function requestTo(op: Operation, { account, token }: TestService, part: Part, field: Field) {
  const base = `https://proffer.test${basePath(op.face, account)}`
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const letters = lettersFor(field)
  if (part === 'body') {
    const text = filling(longest, letters, JSON.stringify)
    const body = JSON.stringify(field.fill(mark)).replace(JSON.stringify(mark), () => JSON.stringify(text))
    return () => new Request(base + withIds(pathOf(op)), { method: op.methods[0], headers, body })
  }
  const text = encodeURIComponent(filling(longest, letters, encodeURIComponent))
  const address =
    part === 'query' ? `${withIds(pathOf(op))}?${field.path}=${text}` : withIds(op.path.replace(`:${field.path}`, text))
  const body = op.methods[0] === 'GET' || !op.body ? undefined : '{}'
  return () => new Request(base + address, { method: op.methods[0], headers, ...(body && { body }) })
}

type Part = 'body' | 'query' | 'params'
const refusals: Record<Part, number[]> = { body: [400], query: [400], params: [404] }
/** These tell of each of many what is wrong with it. */
const tellsOfEach = new Set(['contacts.batch'])

const parts = operations.flatMap((op) =>
  (['body', 'query', 'params'] as const).flatMap((part) => {
    // Several parameters of one kind are one place to the router.
    const fields = part === 'body' ? inBody(op) : fieldsOf(op[part]).filter((_, at) => part === 'query' || at === 0)
    return fields.length > 0 ? [[`${op.face} ${op.methods[0]} ${op.path}: ${part}`, op, part, fields] as const] : []
  }),
)

describe('the worst 1 MiB in any one text is answered within 200 ms, and /healthz meanwhile within 50', () => {
  test.each(parts)('%s', async (_, op, part, fields) => {
    const service = await shared()
    const patience = slowness()
    for (const field of fields) {
      const request = requestTo(op, service, part, field)
      const seen = await timed((sent) => service.service.fetch(sent), request, patience)
      expect({ field: field.path, ...seen }).toEqual({
        field: field.path,
        status: expect.toBeOneOf(tellsOfEach.has(op.id) ? [200] : refusals[part]) as number,
        isQuick: true,
        isHealthy: true,
      })
    }
  })
})
