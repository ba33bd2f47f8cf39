import { Webhook } from 'standardwebhooks'
import { expect } from 'vitest'
import type { Language } from '#service/openapi/testing/programs.ts'
import type { GuideRun } from './guide-run.ts'

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
const calls: Partial<Record<Language, (headers: object, body: string) => string>> = {
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

/** It takes what is signed and refuses the rest. */
export const verifyingRun: GuideRun = {
  sample: async ({ take, run }, language) => {
    const code = withMain(language, take(`Verification, ${language}`))
    const call = calls[language]
    if (!call) throw new Error(`Nobody calls the verification in ${language}`)
    const ask = (headers: object, text = body) => run(language, `${code}\n${call(headers, text)}\n`)
    const now = new Date()
    expect(await ask(headersOf(now))).toBe('true')
    expect(await ask(headersOf(now), body.replace('2041', '2042'))).toBe('false')
    expect(await ask(headersOf(new Date(now.getTime() - 600_000)))).toBe('false')
  },
}
