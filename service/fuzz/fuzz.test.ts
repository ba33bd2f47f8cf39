import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { openApi } from '#service/openapi/document.ts'
import { engine } from '#service/testing/database.ts'
import { operations } from '#wire/operations.ts'
import { answersAsDescribed, type ReceivedAnswer } from './testing/described-answers.ts'
import { livedIn } from './testing/lived-in.ts'
import { entriesOf, requestsTo, type FuzzRequest } from './testing/requests.ts'

type Service = Awaited<ReturnType<typeof livedIn>>

const publicUrl = 'https://proffer.test'
/** Another one can be tried by FUZZ_SEED; the report of a failure names the one it came from. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121)
/** For each version: together 7,000, of which 1,400 on PostgreSQL, where each takes several times as long. */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? (engine === 'sqlite' ? 2800 : 700))
/** Deletes would leave nothing to ask for: so often there is a new service. */
const renewed = 130

async function ask({ service }: Service, token: string, base: string, fuzzed: FuzzRequest): Promise<ReceivedAnswer> {
  const { method, path, headers, body } = fuzzed
  const allHeaders = new Headers({ Authorization: `Bearer ${token}` })
  for (const [name, value] of Object.entries(headers)) allHeaders.set(name, value)
  const request = new Request(base + path, {
    method,
    headers: allHeaders,
    ...(body !== undefined && { body: sent(body) }),
  })
  const answer = await service.fetch(request)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

function sent(body: NonNullable<FuzzRequest['body']>): BodyInit {
  if (typeof body === 'string') return body
  const form = new FormData()
  for (const [name, value] of Object.entries(body.form)) form.append(name, value)
  return form
}

test.each(['v1', 'v2'] as const)(
  `whatever is asked of %s, the answer is one its document names (seed ${seed})`,
  async (face) => {
    const document = openApi(operations, { face, publicUrl })
    const faultsOf = answersAsDescribed(document)
    let service = await livedIn()
    let count = 0
    const answered = new Map<string, Set<number>>()
    const base = `${publicUrl}/api/${face}/${service.account}`
    await fc.assert(
      fc.asyncProperty(requestsTo(document, service.known), async (request) => {
        if (++count % renewed === 0) service = await livedIn()
        service.tick(100)
        // By token and by API key in turn: the answers are the same.
        const seen = await ask(service, count % 2 ? service.token : service.apiKey, base, request)
        expect(faultsOf(request, seen), `${seen.status} ${seen.text.slice(0, 500)}`).toEqual([])
        const statuses = answered.get(request.operation) ?? new Set()
        answered.set(request.operation, statuses.add(seen.status))
      }),
      { seed, numRuns: requests, endOnFailure: true },
    )
    // So few requests leave one or another operation out.
    if (engine === 'postgres') return
    const neverDone = entriesOf(document).filter(
      ({ op }) => ![...(answered.get(op.operationId) ?? [])].some((status) => status < 300),
    )
    expect(neverDone.map(({ op }) => op.operationId)).toEqual([])
  },
  300_000,
)
