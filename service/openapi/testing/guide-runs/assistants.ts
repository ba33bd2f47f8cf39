import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect } from 'vitest'
import { codeOn } from '#service/openapi/testing/page-samples.ts'
import { compilerWords } from '#service/openapi/testing/packed-client.ts'
import { writeProgram } from '#service/openapi/testing/programs.ts'
import { called } from '#service/testing/assistant.ts'
import type { GuideRun, Trial } from './guide-run.ts'

type Known = Record<string, unknown>

/** What stands in angle brackets is taken from the answers before, as a reader takes it. */
const filled = (given: string, known: Known) =>
  given.replace(/"<([\w.]+)>"/g, (_, path: string) => {
    const found = path.split('.').reduce<unknown>((value, key) => (value as Known | undefined)?.[key], known)
    expect(found, `the answers before have no ${path}`).toBeDefined()
    return JSON.stringify(found)
  })

/** The official client, at the address that the guide has the reader add. */
async function connectedAsShown({ example, take }: Trial) {
  const [, address = ''] = /^claude mcp add --transport http proffer (\S+)$/.exec(take('Claude Code')) ?? []
  const client = new Client({ name: 'A reader', version: '1' }, { versionNegotiation: { mode: 'auto' } })
  const headers = { Authorization: `Bearer ${example.key}` }
  await client.connect(new StreamableHTTPClientTransport(new URL(address), { requestInit: { headers } }))
  return client
}

/** A program of one's own, which has the official client beside it. */
async function programOf({ folder, take, run }: Trial) {
  const name = '@modelcontextprotocol'
  symlinkSync(join(import.meta.dirname, '../../../../node_modules', name), join(folder, 'node_modules', name))
  const program = take('TypeScript')
  writeProgram(folder, 'assistant', 'TypeScript', program)
  expect(await compilerWords(folder)).toBe('')
  return run('TypeScript', program)
}

export const assistantsRun: GuideRun = {
  code: async (trial) => {
    const { example, page, take } = trial
    const client = await connectedAsShown(trial)
    const known: Known = {}
    const refused: string[] = []
    const mails = () => example.within.selectFrom('mail').select('recipient').execute()
    for (const { caption, code } of codeOn(page, 'assistants').slice(2)) {
      const [, tool = '', given = ''] = /^(\w+) (\{.*\})$/.exec(take(caption)) ?? [code]
      const { said, data, isError } = await called(client, tool, JSON.parse(filled(given, known)) as Known)
      if (isError) {
        refused.push(caption)
        Object.assign(known, JSON.parse(said.split('\n').at(-1) ?? '') as Known)
        expect(await mails()).toEqual([])
      } else {
        const { id, ...rest } = data
        // The proposal keeps the name under which the guide goes on.
        Object.assign(known, rest, known['id'] === undefined && id !== undefined ? { id } : {})
      }
    }
    expect(refused).toEqual(['Send, unconfirmed: refused, and the answer says what would go to whom'])
    const { body } = await example.send<object>('GET', `/proposals/${String(known['id'])}/details`)
    expect(body).toMatchObject({ name: 'Bakery oven', status: 'open', price_total_original: '12400.00' })
    expect(await mails()).toEqual([{ recipient: 'fatima@korenaar.example' }])
    expect(await programOf(trial)).toContain('Bakery oven')
  },
}
