import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serve } from '@hono/node-server'
import { Webhook } from 'standardwebhooks'
import { expect, onTestFinished, test } from 'vitest'
import { apiKeyOf } from '#service/testing/api-keys.ts'
import { wholeService } from '#service/testing/whole-service.ts'
import { errorCodes } from './guides/codes.ts'
import { firstCallSamples, guides } from './guides/guides.ts'
import { verifySamples } from './guides/verify-samples.ts'
import { finerCodes, problemCodes } from '#wire/problem.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'proffer-samples-'))

/** The program that runs a language, and its files. PHP, Ruby and Go are not on every machine. */
const programs = {
  curl: { command: 'sh', file: 'sample.sh', always: true },
  TypeScript: { command: process.execPath, file: 'sample.mts', always: true },
  Python: { command: 'python3', file: 'sample.py', always: false },
  PHP: { command: 'php', file: 'sample.php', always: false },
  Ruby: { command: 'ruby', file: 'sample.rb', always: false },
  Go: { command: 'go', file: 'sample.go', always: false },
} as const
type Language = keyof typeof programs

function isThere(command: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${command}`])
    return true
  } catch {
    return false
  }
}

const runs = (language: Language) => isThere(language === 'curl' ? 'curl' : programs[language].command)

async function said(language: Language, code: string, environment: Record<string, string> = {}) {
  const { command, file } = programs[language]
  const path = join(folder, file)
  writeFileSync(path, code)
  const before = language === 'Go' ? ['run'] : []
  const { stdout } = await run(command, [...before, path], { env: { ...process.env, ...environment } })
  return stdout.trim()
}

const first = Object.keys(firstCallSamples('')) as Language[]

test.each(first.filter(runs))('the first call by %s reaches the service with a key', async (language) => {
  const { service, flow, accountDb, clock } = await wholeService()
  const { id: userId } = await accountDb.selectFrom('account_user').select('id').executeTakeFirstOrThrow()
  const key = await apiKeyOf({ within: accountDb, clock, userId }, { role: 'reader', access: 'read' })
  const server = serve({ fetch: (request) => service.fetch(request), port: 0, hostname: '127.0.0.1' })
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const samples = firstCallSamples(`http://127.0.0.1:${port}/api/v2/${flow.account}`)
  const answer = await said(language, samples[language as keyof typeof samples], { PROFFER_API_KEY: key })
  expect(JSON.parse(answer)).toMatchObject({ message: 'hello', user: { role: 'reader' } })
})

const secret = `whsec_${btoa('morning dew on the bakery window')}`
const body = '{"type":"proposal_won","data":{"id":2041,"name":"Wärmepumpe"}}'

function headersOf(at: Date) {
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': `v1,AAAA ${new Webhook(secret).sign('msg_1', at, body)}`,
  }
}

/** A call of the sample with what it is given, in its language. */
const calls: Record<keyof typeof verifySamples, (headers: object, body: string) => string> = {
  TypeScript: (headers, body) =>
    `console.log(isFromProffer(${JSON.stringify(secret)}, ${JSON.stringify(headers)}, ${JSON.stringify(body)}))`,
  Python: (headers, body) =>
    `print(str(is_from_proffer(${JSON.stringify(secret)}, ${JSON.stringify(headers)}, ${JSON.stringify(body)})).lower())`,
  PHP: (headers, body) =>
    `echo is_from_proffer('${secret}', json_decode('${JSON.stringify(headers)}', true), '${body}') ? 'true' : 'false';`,
  Ruby: (headers, body) =>
    `require 'json'\nputs from_proffer?('${secret}', JSON.parse('${JSON.stringify(headers)}'), '${body}')`,
  Go: (headers, body) =>
    `func main() { println(isFromProffer("${secret}", map[string]string${JSON.stringify(headers)}, ${JSON.stringify(body)})) }`,
}

const languages = Object.keys(verifySamples) as (keyof typeof verifySamples)[]

test.each(languages.filter(runs))(
  'the verification in %s takes what is signed and refuses the rest',
  async (language) => {
    const ask = (headers: object, text = body) =>
      said(language, `${verifySamples[language]}\n${calls[language](headers, text)}\n`)
    const now = new Date()
    expect(await ask(headersOf(now))).toBe('true')
    expect(await ask(headersOf(now), body.replace('2041', '2042'))).toBe('false')
    expect(await ask(headersOf(new Date(now.getTime() - 600_000)))).toBe('false')
  },
)

test('samples in TypeScript run everywhere, so that no machine runs none', () => {
  expect(runs('TypeScript')).toBe(true)
})

test('every code of a refusal is explained, once', () => {
  const known = [...Object.values(problemCodes), ...Object.keys(finerCodes)]
  expect(errorCodes.map(({ code }) => code).toSorted()).toEqual(known.toSorted())
  expect(errorCodes.every(({ note }) => note.length > 0)).toBe(true)
})

test('no guide cites a document its readers do not have', () => {
  const text = JSON.stringify(guides('https://proffer.example'))
  expect(text).not.toMatch(/specification|interface, section|interface\.md/)
})
