import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { operations } from '#wire/operations.ts'
import { viewerOperations } from '#wire/viewer-operations.ts'
import { finerCodes, problemCodes } from '#wire/problem.ts'
import { openApi } from './document.ts'
import { errorCodes } from './guides/codes.ts'
import { verifySamples } from './guides/verify-samples.ts'
import { errorsPage, guidesPage } from './page/guide-page.ts'
import { isRunnable, outputOf, writeProgram, type Language } from './testing/programs.ts'

const folder = mkdtempSync(join(tmpdir(), 'proffer-verification-'))

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
    `func main() { os.Stdout.WriteString(strconv.FormatBool(isFromProffer("${secret}", map[string]string${JSON.stringify(headers)}, ${JSON.stringify(body)}))) }`,
}

const withMain = (language: Language, code: string) =>
  language === 'Go' ? code.replace('import (', 'import (\n\t"os"') : code

for (const language of Object.keys(verifySamples) as (keyof typeof verifySamples)[])
  test.skipIf(!isRunnable(language))(
    `the verification in ${language} takes what is signed and refuses the rest`,
    async () => {
      const ask = (headers: object, text = body) => {
        const code = `${withMain(language, verifySamples[language])}\n${calls[language](headers, text)}\n`
        return outputOf(folder, writeProgram(folder, 'verify', language, code), language)
      }
      const now = new Date()
      expect(await ask(headersOf(now))).toBe('true')
      expect(await ask(headersOf(now), body.replace('2041', '2042'))).toBe('false')
      expect(await ask(headersOf(new Date(now.getTime() - 600_000)))).toBe('false')
    },
  )

test('samples in TypeScript run everywhere, so that no machine runs none', () => {
  expect(isRunnable('TypeScript')).toBe(true)
})

test('every code of a refusal is explained, once', () => {
  const known = [...Object.values(problemCodes), ...Object.keys(finerCodes)]
  expect(errorCodes.map(({ code }) => code).toSorted()).toEqual(known.toSorted())
  expect(errorCodes.every(({ note }) => note.length > 0)).toBe(true)
})

test('nothing that is published cites a document its readers do not have', async () => {
  const reader = { publicUrl: 'https://proffer.example', home: '/docs', account: 'demo', query: '' }
  const documents = (['v1', 'v2', 'viewer'] as const).map((face) =>
    openApi([...operations, ...viewerOperations], { face, ...reader }),
  )
  const pages = await Promise.all([guidesPage(reader), errorsPage(reader)])
  const text = JSON.stringify(documents) + pages.join('')
  expect(text.match(/.{40}(?:specification|interface,? section|wire\.md|interface\.md|\bsection \d).{20}/gi)).toBeNull()
})
