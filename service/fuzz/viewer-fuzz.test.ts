import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { openApi } from '#service/openapi/document.ts'
import { engine } from '#service/testing/database.ts'
import { priceRow, viewerTest } from '#service/testing/viewer.ts'
import { viewerOperations } from '#wire/viewer-operations.ts'
import { answersAsDescribed, type ReceivedAnswer } from './testing/described-answers.ts'
import { entriesOf, requestsTo, type FuzzRequest } from './testing/requests.ts'
import type { Known } from './testing/values.ts'

const publicUrl = 'https://proffer.test'
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122)
/** On PostgreSQL each takes several times as long. */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? (engine === 'sqlite' ? 5000 : 1000))
/** What has been won or lost takes no more: so often there is a new proposal. */
const renewed = 60

/** They stand for the links of a service that is yet to be made. */
const links = ['first-link', 'second-link', 'third-link']
const attached = 'attached-file-stand-in'

const rows = [
  priceRow('Pump', 1000),
  priceRow('Wired', 189, { selectable: 'radio', user_selected: true }),
  priceRow('Wireless', 749, { selectable: 'radio' }),
  priceRow('Hours', 62.5, { quantity: 2, user_quantity: true }),
]

/** A proposal with three receivers, of whom one must sign, one may and one is only to read. */
async function sent() {
  const viewer = await viewerTest({ rows, receivers: 3 })
  const [, second, third] = viewer.people
  await viewer.send('PATCH', `/api/app/${viewer.account}/proposals/${viewer.id}/acceptance`, {
    signers: [
      { contact_people_id: second?.id, signature: 'allowed' },
      { contact_people_id: third?.id, signature: 'none' },
    ],
  })
  const file = await viewer.attach()
  await viewer.sendIt()
  return { ...viewer, file }
}

type Viewer = Awaited<ReturnType<typeof sent>>

async function ask(
  { service, links: tokens, file }: Viewer,
  { method, path, headers, body }: FuzzRequest,
): Promise<ReceivedAnswer> {
  const linked = links.reduce((text, link, at) => text.replace(link, tokens[at] ?? link), path)
  const address = linked.replace(attached, file)
  const allHeaders = new Headers(headers)
  const request = new Request(publicUrl + address, {
    method,
    headers: allHeaders,
    ...(typeof body === 'string' && { body }),
  })
  const answer = await service.fetch(request)
  const isStream = answer.headers.get('Content-Type')?.startsWith('text/event-stream')
  // It goes on for as long as somebody listens.
  if (isStream) await answer.body?.cancel()
  return { status: answer.status, headers: answer.headers, text: isStream ? '""' : await answer.text() }
}

test(`whatever is asked of the customer’s page, the answer is one its document names (seed ${seed})`, async () => {
  const document = openApi(viewerOperations, { face: 'viewer', publicUrl })
  const faultsOf = answersAsDescribed(document)
  let viewer = await sent()
  const seen = await viewer.see()
  const rowIds = seen.tables.flatMap(({ rows }) => rows.map(({ id }) => id))
  // The same steps give the same ids.
  const known: Known = {
    token: [...links, ...links, 'x'.repeat(43)],
    file: [attached, attached, 'x'.repeat(22)],
    version_id: [seen.proposal.version_id],
    choices_at: [seen.choices_at],
    row_id: [...rowIds, 4711],
    quantity: [0, 1, 2.5],
    fields: [],
    hash: ['0'.repeat(64)],
    seconds: [0, 3, 60],
  }
  let count = 0
  const answered = new Map<string, Set<number>>()
  await fc.assert(
    fc.asyncProperty(requestsTo(document, known), async (request) => {
      if (++count % renewed === 0) viewer = await sent()
      viewer.tick(1000)
      const answer = await ask(viewer, request)
      const faults = request.operation === 'viewer.events' && answer.status === 200 ? [] : faultsOf(request, answer)
      expect(faults, `${answer.status} ${answer.text.slice(0, 500)}`).toEqual([])
      answered.set(request.operation, (answered.get(request.operation) ?? new Set()).add(answer.status))
    }),
    { seed, numRuns: requests, endOnFailure: true },
  )
  if (engine === 'postgres') return
  // A password is not asked for here, and every acceptance needs its fields: those have tests of their own.
  const rare = new Set(['viewer.choose-password', 'viewer.unlock', 'viewer.accept', 'viewer.visit'])
  const neverDone = entriesOf(document).filter(
    ({ op }) => !rare.has(op.operationId) && ![...(answered.get(op.operationId) ?? [])].some((status) => status < 300),
  )
  expect(neverDone.map(({ op }) => op.operationId)).toEqual([])
}, 300_000)
