import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { operations } from '#wire/operations.ts'
import { viewerOperations } from '#wire/viewer-operations.ts'
import { plainId } from '#wire/webhook-operations.ts'
import { openApi, type PublicFace } from './document.ts'
import { verifySamples } from './guides/verify-samples.ts'
import { entriesByTag, type Entry } from './page/entries.ts'
import { sampleLanguages } from './samples/samples.ts'
import { exampleAccount, type Example, type Exchange } from './testing/example-account.ts'
import { examplePreparations, inOrder } from './testing/example-order.ts'
import { compilerWords, packedClient } from './testing/packed-client.ts'
import { samplesOn } from './testing/page-samples.ts'
import { firstOutputOf, isRunnable, outputOf, writeProgram, type Language } from './testing/programs.ts'

/** Every sample of the reference is taken from its page and run against a service, as it is printed. */

const all = [...operations, ...viewerOperations]
const operationOf = ({ op }: Entry, face: PublicFace) =>
  all.find((one) => one.face === face && plainId(one) === op.operationId)

const entriesOf = (face: PublicFace) => {
  const document = openApi(all, { face, publicUrl: 'https://proffer.example' })
  return inOrder(entriesByTag(document).flatMap(({ entries }) => entries))
}

const pages = { v2: '/docs', v1: '/docs/v1', viewer: '/docs/viewer' }

/** The samples as the reader of an account sees them. */
const shown = async (face: PublicFace, { publicUrl, account }: { publicUrl: string; account: string }) =>
  samplesOn(await (await fetch(`${publicUrl}${pages[face]}?account=${account}`)).text())

/** The first page is the one a list begins with, whether it is asked for or not. */
const isFirstPage = (pair: string) => pair === 'page=1'

/** The request that the example is, whoever sends it. */
function expected({ op, method, path }: Entry, base: string) {
  const parameters = (op.parameters ?? []).flatMap((one) => ('in' in one ? [one] : []))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    String(parameters.find((one) => one.in === 'path' && one.name === name)?.example),
  )
  const query = parameters
    .filter((one) => one.in === 'query' && one.example !== undefined)
    .map(({ name, example }) => `${name}=${String(example)}`)
  return {
    method: method.toUpperCase(),
    path: base + filled,
    query: query.filter((pair) => !isFirstPage(pair)).toSorted(),
    body: op.requestBody?.content['application/json']?.example,
    status: Number(Object.keys(op.responses).find((status) => status.startsWith('2'))),
    refusal: '',
  }
}

function seen({ method, path, body, status, answer }: Exchange) {
  const { pathname, searchParams } = new URL(path, 'https://proffer.example')
  const query = [...searchParams].map((pair) => pair.join('=')).filter((pair) => !isFirstPage(pair))
  return { method, path: pathname, query: query.toSorted(), body, status, refusal: status < 300 ? '' : answer }
}

let folder = ''
beforeAll(async () => {
  folder = await packedClient()
})

type Trial = { face: PublicFace; language: Language; code: string }

/** Runs one and says what is not as the reference says. */
async function tryOut(entry: Entry, { face, language, code }: Trial, { key, heard, account }: Example) {
  const { operationId } = entry.op
  const operation = operationOf(entry, face)
  const program = writeProgram(folder, `${operationId}-${language}`, language, code)
  const gives = operation?.gives
  heard.length = 0
  const output =
    gives === 'stream'
      ? await firstOutputOf(folder, program, language)
      : await outputOf(folder, program, language, { PROFFER_API_KEY: key })
  const base = face === 'viewer' ? '' : `/api/${face}/${account}`
  expect(heard.map(seen), operationId).toEqual([expected(entry, base)])
  if (gives === 'pdf') return expect(readFileSync(join(folder, 'proposal.pdf'), 'latin1')).toMatch(/^%PDF/)
  const answer = heard[0]?.answer ?? ''
  if (answer !== '[]') expect(output, operationId).not.toBe('')
  if (gives === 'stream') return expect(output).toMatch(/^(?:: |event:|data:)/)
  const read: unknown = gives === 'text' ? answer : JSON.parse(answer)
  return expect(z.safeParse(operation?.answer ?? z.never(), read).error?.issues, operationId).toBeUndefined()
}

test('samples in TypeScript compile in strict mode', async () => {
  const example = await exampleAccount()
  for (const face of ['v2', 'v1', 'viewer'] as const)
    for (const { of, language, code } of await shown(face, example))
      if (language === 'typescript') writeProgram(folder, of, 'TypeScript', code)
  writeProgram(folder, 'verifying', 'TypeScript', verifySamples.TypeScript)
  expect(await compilerWords(folder)).toBe('')
})

const runnable = Object.fromEntries(sampleLanguages.map((language) => [language, isRunnable(language)]))

describe.each(['v2', 'v1', 'viewer'] as const)('the reference of %s', (face) => {
  const entries = entriesOf(face)

  test('every operation has a sample in every language, which carries the account of the reader', async () => {
    const example = await exampleAccount()
    const samples = await shown(face, example)
    const wanted = entries.flatMap(({ op }) =>
      sampleLanguages.map((language) => `${op.operationId} ${language.toLowerCase()}`),
    )
    expect(samples.map(({ of, language }) => `${of} ${language}`).toSorted()).toEqual(wanted.toSorted())
    if (face !== 'viewer')
      expect(samples.filter(({ code }) => !code.includes(example.account) || code.includes('demo'))).toEqual([])
  })

  for (const language of sampleLanguages)
    test.skipIf(!runnable[language])(`every sample in ${language} does what it says`, async () => {
      const example = await exampleAccount({ isSent: face === 'viewer' })
      const samples = await shown(face, example)
      for (const entry of entries) {
        const { operationId } = entry.op
        const { code = '' } =
          samples.find((one) => one.of === operationId && one.language === language.toLowerCase()) ?? {}
        const prepared = await examplePreparations[operationId.replace(/^v1\./, '')]?.(example)
        await tryOut(entry, { face, language, code }, example)
        await prepared?.after?.()
      }
    })
})
