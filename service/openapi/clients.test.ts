import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { parse } from 'yaml'
import { beforeAll, expect, test } from 'vitest'
import { apiKeyOf } from '#service/testing/api-keys.ts'
import { insertSampleSettings } from '#service/testing/sample-settings.ts'
import { wholeService } from '#service/testing/whole-service.ts'
import { operations } from '#wire/operations.ts'
import { viewerOperations } from '#wire/viewer-operations.ts'
import { openApi } from './document.ts'
import { entriesByTag } from './page/entries.ts'
import { exampleAccount } from './testing/example-account.ts'
import { inOrder } from './testing/example-order.ts'
import { collectionOf, runByNewman, type PostmanItem } from './testing/postman.ts'
import { spectralFaults } from './testing/spectral.ts'
import { yamlOf } from './yaml.ts'

/** What outsiders do with the documents, each tool once: they lint them, and make types, clients and collections. */

const faces = ['v1', 'v2', 'viewer'] as const
const texts = Object.fromEntries(
  faces.map((face) => {
    const all = [...operations, ...viewerOperations]
    return [face, JSON.stringify(openApi(all, { face, publicUrl: 'https://proffer.example' }))]
  }),
)

const root = join(import.meta.dirname, '..', '..')
const folder = join(root, '.cache', 'generated-clients')
const run = promisify(execFile)

/** The same flow, written against what each generator made. */
const flows = [
  { tool: '@hey-api/openapi-ts', file: 'flow-by-client' },
  { tool: 'openapi-typescript', file: 'flow-by-types' },
]

/** Strict, as a careful reader compiles. */
const strict = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: [],
    module: 'esnext',
    moduleResolution: 'bundler',
  },
  include: ['.'],
}

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const face of faces) writeFileSync(join(folder, `${face}.json`), texts[face] ?? '')
  for (const { file } of flows)
    copyFileSync(join(import.meta.dirname, 'testing', `${file}.ts.txt`), join(folder, `${file}.ts`))
  await run(process.execPath, [join(root, 'client', 'generate.mjs'), folder])
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(strict))
})

test.each(faces)('Redocly finds nothing to say about the document of %s', async (face) => {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const found = await lintFromString({ source: texts[face] ?? '', absoluteRef: `/${face}.json`, config })
  expect(found.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})

test.each(faces)('Spectral finds nothing to say about the document of %s', async (face) => {
  expect(await spectralFaults(texts[face] ?? '')).toEqual([])
})

test.each(faces)('the YAML of %s is the same document', (face) => {
  const document: unknown = JSON.parse(texts[face] ?? '')
  expect(parse(yamlOf(document as object))).toEqual(document)
})

test('openapi-typescript and @hey-api/openapi-ts make types and clients that compile in strict mode', async () => {
  const tsc = createRequire(import.meta.url)
    .resolve('typescript/package.json')
    .replace('package.json', 'bin/tsc')
  const failed = (error: { stdout: string; stderr: string }) => error
  const { stdout, stderr } = await run(process.execPath, [tsc, '-p', folder]).catch(failed)
  expect(stdout + stderr).toBe('')
})

/** A service with an admin's key. */
async function keyed() {
  const { service, origin, flow, accountDb, clock } = await wholeService()
  await insertSampleSettings(accountDb)
  const { id: userId } = await accountDb.selectFrom('account_user').select('id').executeTakeFirstOrThrow()
  const key = await apiKeyOf({ within: accountDb, clock, userId }, { role: 'admin' })
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => service.fetch(new Request(input, init))
  return { base: `${origin}/api/v2/${flow.account}`, key, fetch }
}

test.each(['contract.ts', 'addresses.ts'])('%s of @proffer/client follows the contract', async (file) => {
  const made = readFileSync(join(folder, file), 'utf8')
  await expect(made, 'run: npx vitest run service/openapi/clients.test.ts -u').toMatchFileSnapshot(
    join(root, 'client', file),
  )
})

test.each(flows)('what $tool makes does a whole flow without a cast', async ({ file }) => {
  const { base, key, fetch } = await keyed()
  const made = (await import(join(folder, `${file}.ts`))) as {
    flow: (base: string, key: string, fetch: typeof globalThis.fetch) => Promise<Record<string, unknown>>
  }
  const { id, ...seen } = await made.flow(base, key, fetch)
  expect(seen).toEqual({
    fax: '',
    city: '',
    trade: 'Food',
    kind: '',
    total: '17000.00',
    listed: [id],
    refused: 404,
  })
})

/** Postman knows a request by its method and path alone. */
const addressOf = ({ request: { method, url } }: PostmanItem) =>
  `${method} /${url.path.join('/').replace(/:(\w+)/g, '{$1}')}`

test('a Postman collection has every operation, and newman takes it through a whole flow', async () => {
  const { publicUrl, account, key, within } = await exampleAccount()
  const document = openApi(operations, { face: 'v2', publicUrl, account })
  const { items, variable } = await collectionOf(JSON.stringify(document))
  const addresses = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(items.map(addressOf).toSorted()).toEqual(addresses.toSorted())

  const entries = inOrder(entriesByTag(document).flatMap(({ entries }) => entries))
  const flow = entries.map(({ method, path }) => {
    const item = items.find((one) => addressOf(one) === `${method.toUpperCase()} ${path}`)
    if (!item) throw new Error(`Postman has no ${path}`)
    // What a person ticks before they list proposals.
    for (const parameter of item.request.url.query ?? []) parameter.disabled = parameter.key !== 'status'
    return item
  })
  // The example of making a product leaves one in the directory that the last example deletes.
  const emptied = entries.findIndex(({ op }) => op.operationId === 'products.delete-directory')
  const first = await runByNewman({ items: flow.slice(0, emptied), variable, key })
  await within.deleteFrom('product').execute()
  const rest = await runByNewman({ items: flow.slice(emptied), variable, key })
  expect([...first, ...rest].filter(({ refusal }) => refusal !== '')).toEqual([])
  expect(first.length + rest.length).toBe(entries.length)
})
