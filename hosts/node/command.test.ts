import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { authorizeFlow, browser, postForm, type Answering } from '#service/testing/sign-in.ts'
import { tokenAnswer } from '#wire/oauth.ts'
import { program } from './testing/running-server.ts'

let proffer: Awaited<ReturnType<typeof program>>
beforeAll(async () => {
  proffer = await program()
})
afterAll(() => proffer.clear())

/** The running server, asked over HTTP. */
const overHttp: Answering = { fetch: (request) => fetch(request) }
const account = { email: 'jo@bakker.test', password: 'right horse' }

const ask = (path: string, token: string, init: RequestInit = {}) =>
  fetch(`${proffer.origin}/api/v2/bakker${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  })

test('what was acknowledged is still there after kill -9: account, client, tokens and what they wrote', async () => {
  const made = await proffer.run(
    ['account', 'create', 'bakker', '--user', account.email, '--password-stdin'],
    `${account.password}\n`,
  )
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining('Account bakker is there') })
  const redirectUri = 'http://127.0.0.1/callback'
  const client = await proffer.run(['client', 'create', '--account', 'bakker', '--redirect-uri', redirectUri, '--json'])
  const { client_id } = z.object({ client_id: z.string() }).parse(JSON.parse(client.said))
  const flow = { origin: proffer.origin, account: 'bakker', clientId: client_id, redirectUri, ...account }

  const first = await proffer.serve()
  const tokens = await authorizeFlow(overHttp, flow)
  const body = JSON.stringify({ type: 'organisation', name: 'Fam. Smit' })
  expect((await ask('/contacts', tokens.access_token, { method: 'POST', body })).status).toBe(201)
  expect(await first.end('SIGKILL')).toBe('SIGKILL')

  const second = await proffer.serve()
  const hello = await ask('/hello', tokens.access_token)
  expect(await hello.json()).toMatchObject({ message: 'hello', user: { email: account.email } })
  const contacts = await ask('/contacts/organisations', tokens.access_token)
  expect(await contacts.json()).toMatchObject([{ name: 'Fam. Smit' }])
  const fields = { grant_type: 'refresh_token', client_id, refresh_token: tokens.refresh_token }
  const refreshed = await postForm(overHttp, flow, 'refresh-token', fields)
  expect(tokenAnswer.parse(await refreshed.json()).access_token).not.toBe(tokens.access_token)
  expect(await second.end('SIGTERM')).toBe(0)
})

test('a key made by the command signs a program in, and says what it may do', async () => {
  const made = await proffer.run(['key', 'create', '--account', 'bakker', '--role', 'seller', '--days', '30', '--json'])
  expect(made).toMatchObject({ code: 0, complained: '' })
  const { api_key } = z.object({ api_key: z.string(), access: z.literal('read') }).parse(JSON.parse(made.said))
  const own = await proffer.run(['key', 'create', '--account', 'bakker', '--user', 'Jo@bakker.test', '--write'])
  expect(own.said).toContain('reads and writes in bakker, as Jo@bakker.test')
  const [personal = ''] = /proffer_\w+/.exec(own.said) ?? []
  const server = await proffer.serve()
  expect(await (await ask('/hello', api_key)).json()).toMatchObject({ user: { role: 'seller' } })
  const body = JSON.stringify({ type: 'organisation', name: 'Fam. Smit' })
  expect((await ask('/contacts', api_key, { method: 'POST', body })).status).toBe(403)
  expect((await ask('/contacts', personal, { method: 'POST', body })).status).toBe(201)
  expect(await server.end('SIGTERM')).toBe(0)
})

test('an admin who is locked out gets a link by the command, good once', async () => {
  const made = await proffer.run(['user', 'reset-link', 'Jo@bakker.test', '--account', 'bakker', '--json'])
  expect(made).toMatchObject({ code: 0, complained: '' })
  const { link } = z.object({ link: z.string() }).parse(JSON.parse(made.said))
  const server = await proffer.serve()
  const person = browser(overHttp, proffer.origin)
  const page = new URL(link)
  const form = await (await person.get(page.pathname + page.search)).text()
  const typed = { password: 'a new warm horse', again: 'a new warm horse' }
  expect(await (await person.submit(form, 'reset-password', typed)).text()).toContain('Je wachtwoord is gewijzigd')
  expect((await person.get(page.pathname + page.search)).status).toBe(404)
  expect(await server.end('SIGTERM')).toBe(0)
})

test('what an operator does by a command stands in the audit log of the account, without a secret', async () => {
  const redirect = ['--redirect-uri', 'https://erp.test/callback']
  const made = await proffer.run(['client', 'create', '--account', 'bakker', ...redirect, '--confidential', '--json'])
  const client = z.object({ client_id: z.string(), client_secret: z.string() }).parse(JSON.parse(made.said))
  for (const words of [
    ['client', 'update', client.client_id, '--account', 'bakker', '--app'],
    ['key', 'create', '--account', 'bakker', '--role', 'admin', '--name', 'Books'],
    ['user', 'reset-link', 'jo@bakker.test', '--account', 'bakker'],
    ['account', 'delete', 'bakker'],
    ['account', 'keep', 'bakker'],
  ])
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are told
    expect(await proffer.run(words)).toMatchObject({ code: 0, complained: '' })
  const db = new DatabaseSync(proffer.databaseUrl.slice('file:'.length), { readOnly: true })
  const told = db.prepare("select act, changes from audit_entry where application = 'Command line' order by id").all()
  db.close()
  expect(told.slice(-6).map(({ act }) => act)).toEqual([
    'applications.create',
    'applications.update',
    'api-keys.create',
    'users.make-reset-link',
    'privacy.delete-account',
    'account.keep',
  ])
  expect(JSON.stringify(told)).toContain('https://erp.test/callback')
  expect(JSON.stringify(told)).not.toContain(client.client_secret)
})

test('help lists every command', async () => {
  const { code, said } = await proffer.run(['help'])
  expect(code).toBe(0)
  expect(said).toContain('restore FILE [--force]')
})

test.each([
  [['fly'], 'Unknown command: fly'],
  [['account', 'create', 'smit'], '--user EMAIL is missing'],
  [['user', 'reset-link', 'jo@bakker.test'], '--account NAME is missing'],
  [['user', 'reset-link', 'no@bakker.test', '--account', 'bakker'], 'There is no user no@bakker.test'],
  [['key', 'create', '--account', 'bakker'], 'either --user EMAIL or --role ROLE'],
  [['key', 'create', '--account', 'bakker', '--role', 'owner'], '--role: Use one of reader, seller, admin'],
  [['key', 'create', '--account', 'bakker', '--role', 'admin', '--days', '0'], '--days: Enter 1 or more'],
  [['client', 'create', '--account', 'smit', '--colour', 'red'], "Unknown option '--colour'"],
  [
    ['client', 'create', '--account', 'bakker', '--redirect-uri', 'https://a.test/', '--app', '--confidential'],
    'Use --confidential or --app, not both',
  ],
])('a command that cannot be understood says how to write it, and exits with 2: %j', async (args, words) => {
  const { code, said, complained } = await proffer.run(args)
  expect(code).toBe(2)
  expect(said).toBe('')
  expect(complained).toContain(words)
  expect(complained).toContain('npm run proffer -- ')
})

test('a rule that is broken is said in one line, and exits with 1', async () => {
  const { code, complained } = await proffer.run(['account', 'create', 'Van Vliet', '--user', 'jo@bakker.test'])
  expect(code).toBe(1)
  expect(complained.trim()).toBe('An account name is lower-case letters, digits and dashes, at most 63')
  const client = await proffer.run(['client', 'create', '--account', 'bakker', '--redirect-uri', 'erp.test'])
  expect(client).toMatchObject({ code: 1, said: '' })
  expect(client.complained).toMatch(/^Enter addresses a code may be sent to: .* \(not erp\.test\)\n$/)
})

test('an application without a name is called by its host, or by its own scheme', async () => {
  const named = async (uri: string) => {
    const made = await proffer.run(['client', 'create', '--account', 'bakker', '--redirect-uri', uri, '--json'])
    return z.object({ name: z.string() }).parse(JSON.parse(made.said)).name
  }
  expect(await named('https://erp.test/callback')).toBe('erp.test')
  expect(await named('test.erp.app:/callback')).toBe('test.erp.app')
})
