import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { program } from './testing/running-server.ts'

let proffer: Awaited<ReturnType<typeof program>>
beforeAll(async () => {
  proffer = await program()
})
afterAll(() => proffer.clear())

const newKey = async () => {
  const made = await proffer.run(['key', 'create', '--account', 'bakker', '--role', 'reader', '--json'])
  return z.object({ api_key: z.string() }).parse(JSON.parse(made.said)).api_key
}

const hello = async (key: string) =>
  (await fetch(`${proffer.origin}/api/v2/bakker/hello`, { headers: { authorization: `Bearer ${key}` } })).status

test('account delete ends all access at once and says until when account keep takes it back', async () => {
  await proffer.run(['account', 'create', 'bakker', '--user', 'jo@bakker.test', '--password-stdin'], 'right horse\n')
  const key = await newKey()
  const server = await proffer.serve()
  expect(await hello(key)).toBe(200)

  const gone = await proffer.run(['account', 'delete', 'bakker', '--json'])
  expect(gone).toMatchObject({ code: 0, complained: '' })
  const { date_deletes } = z.object({ date_deletes: z.string() }).parse(JSON.parse(gone.said))
  const days = (Date.parse(date_deletes) - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(14)
  expect(await hello(key)).toBe(401)

  const kept = await proffer.run(['account', 'keep', 'bakker'])
  expect(kept).toMatchObject({ code: 0, said: expect.stringContaining('Account bakker stays') })
  expect(await hello(await newKey())).toBe(200)
  expect(await server.end('SIGTERM')).toBe(0)
})

test.each([
  [['account', 'delete', 'smit'], 'There is no account smit'],
  [['account', 'keep', 'smit'], 'There is no account smit'],
  [['account', 'delete'], 'NAME is missing'],
])('%j is refused with what is wrong, and exits with 2', async (args, words) => {
  const { code, complained } = await proffer.run(args)
  expect(code).toBe(2)
  expect(complained).toContain(words)
})
