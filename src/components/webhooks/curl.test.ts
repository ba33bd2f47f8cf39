import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { curlOf } from './curl.ts'

test('a shell hands curl the very address, headers and body', () => {
  const body = `{"name":"Piet's $HOME \`id\` \\"dak\\""}\n`
  const command = curlOf({
    payload_url: 'https://example.org/hook?a=1&b=2',
    headers: [{ name: 'webhook-id', value: 'msg_1' }],
    body,
  })
  const said = execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }; ${command}`], { encoding: 'utf8' })
  expect(said.split('\0').slice(0, -1)).toEqual([
    'https://example.org/hook?a=1&b=2',
    '--header',
    'webhook-id: msg_1',
    '--data-binary',
    body,
  ])
})
