import { expect, test } from 'vitest'
import { newAccount, newClient, oauthService, origin } from '#service/testing/oauth-service.ts'
import { authorizeAt, securityAt, withPassword, type Person } from '#service/testing/second-factor.ts'
import { browser, formOf, locationOf } from '#service/testing/sign-in.ts'
import { nodePasskeys, passkeysFor } from './passkeys.ts'
import { softwarePasskey } from './testing/authenticator.ts'

const site = { rpID: 'service.test', origin }

const withPasskeys = () => oauthService({ passkeys: { script: '', ...passkeysFor(site) } })
type Service = Awaited<ReturnType<typeof withPasskeys>>
type Passkey = ReturnType<typeof softwarePasskey>

/** What the script of the pages does: asks for options, has the passkey answer them, and sends the form. */
async function use(person: Person, page: string, passkey: Passkey, how: 'create' | 'get') {
  const [form = ''] = /<form\s+class="passkey"[\s\S]*?<\/form>/.exec(page) ?? []
  const { hidden } = formOf(form, 'passkey')
  const asked = await person.submit(form.replace('/passkey?', '/passkey-options?'), 'passkey-options', hidden)
  const options = (await asked.json()) as { challenge: string }
  return person.submit(form, 'passkey', { answer: JSON.stringify(passkey[how](options)) })
}

/** A person whose passkey was added on the page of how they sign in. */
async function added(made: Service, passkey = softwarePasskey(site)) {
  const person = await withPassword(made, securityAt)
  const answer = await use(person, await (await person.get(securityAt)).text(), passkey, 'create')
  expect(await answer.text()).toContain('Bewaar je herstelcodes')
  return { person, passkey }
}

test('a passkey that was added lets its owner in without the password, in a new session', async () => {
  const made = await withPasskeys()
  const { passkey } = await added(made)
  const person = browser(made.service, origin)
  const page = await (await person.get(authorizeAt(made.flow))).text()
  const before = person.cookies.get('session')
  const answer = await use(person, page, passkey, 'get')
  expect(locationOf(answer)).toBe(authorizeAt(made.flow))
  expect(person.cookies.get('session')).not.toBe(before)
  expect(await (await person.get(authorizeAt(made.flow))).text()).toContain('toegang geven')
})

test('after the password a passkey is asked for, and it lets in', async () => {
  const made = await withPasskeys()
  const { passkey } = await added(made)
  const person = await withPassword(made)
  const page = await (await person.get(authorizeAt(made.flow))).text()
  expect(page).toContain('Tweede stap')
  expect(locationOf(await use(person, page, passkey, 'get'))).toBe(authorizeAt(made.flow))
})

/** A second user of the account, with a passkey of their own, who knows the password of nobody else. */
async function withOther(made: Service) {
  const other = {
    email: 'eve@bakker.test',
    email_key: 'eve@bakker.test',
    firstname: 'Eve',
    lastname: '',
    phone: '',
    jobtitle: '',
  }
  const password_hash = await made.ports.passwords.hash('eve horse')
  await made.accountDb
    .insertInto('account_user')
    .values({ ...other, password_hash, active: 1, role: 'admin' })
    .execute()
  const theirs = { ...made, flow: { ...made.flow, email: other.email, password: 'eve horse' } }
  return { theirs, ...(await added(theirs)) }
}

test('takeover: after the password of one, the passkey of another lets nobody in', async () => {
  const made = await withPasskeys()
  await added(made)
  const { passkey } = await withOther(made)
  const person = await withPassword(made)
  const page = await (await person.get(authorizeAt(made.flow))).text()
  const answer = await use(person, page, passkey, 'get')
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('Tweede stap')
  const told = await made.accountDb
    .selectFrom('audit_entry')
    .select(['act', 'user_name', 'changes'])
    .orderBy('id')
    .execute()
  expect(told.at(-1)).toEqual({
    act: 'sign-ins.failed',
    user_name: made.flow.email,
    changes: '[{"field":"method","value":"passkey"}]',
  })
})

test('takeover: a passkey of another account of the same service lets nobody in', async () => {
  const made = await withPasskeys()
  const { passkey } = await added(made)
  const { accountDb } = await newAccount(made.ports, 'smit')
  const { client_id } = await newClient(accountDb, made.clock.now)
  const flow = { ...made.flow, account: 'smit', clientId: client_id, email: 'jo@smit.test' }
  const person = browser(made.service, origin)
  const answer = await use(person, await (await person.get(authorizeAt(flow))).text(), passkey, 'get')
  expect(answer.status).toBe(400)
})

test('takeover: an answer for another site, another challenge, or that was sent before lets nobody in', async () => {
  const made = await withPasskeys()
  const { passkey } = await added(made)
  const person = browser(made.service, origin)
  const page = await (await person.get(authorizeAt(made.flow))).text()
  const wrong = { ...passkey, get: () => passkey.get({ challenge: 'another' }) }
  expect((await use(person, page, wrong, 'get')).status).toBe(400)
  let sent = ''
  const watched = {
    ...passkey,
    get: (options: { challenge: string }) => {
      const answer = passkey.get(options)
      sent = JSON.stringify(answer)
      return answer
    },
  }
  expect((await use(person, page, watched, 'get')).status).toBe(303)
  const thief = browser(made.service, origin)
  const theirs = await (await thief.get(authorizeAt(made.flow))).text()
  const [form = ''] = /<form\s+class="passkey"[\s\S]*?<\/form>/.exec(theirs) ?? []
  await thief.submit(form.replace('/passkey?', '/passkey-options?'), 'passkey-options', formOf(form, 'passkey').hidden)
  expect((await thief.submit(form, 'passkey', { answer: sent })).status).toBe(400)
  // Nor without having asked for a challenge.
  expect((await browser(made.service, origin).submit(form, 'passkey', { answer: sent })).status).toBe(400)

  const elsewhere = softwarePasskey({ ...site, origin: 'https://evil.test' })
  const owner = await withPassword(made, securityAt)
  expect(await (await owner.get(securityAt)).text()).toContain('Tweede stap')
  expect((await use(person, page, elsewhere, 'get')).status).not.toBe(303)
})

test('one that does not know its holder is a second factor, and never enough alone', async () => {
  const made = await withPasskeys()
  const { passkey } = await added(made, softwarePasskey(site, { verified: false }))
  const alone = browser(made.service, origin)
  expect((await use(alone, await (await alone.get(authorizeAt(made.flow))).text(), passkey, 'get')).status).toBe(400)
  const person = await withPassword(made)
  expect((await use(person, await (await person.get(authorizeAt(made.flow))).text(), passkey, 'get')).status).toBe(303)
})

test('a user who is no longer active does not get in', async () => {
  const made = await withPasskeys()
  const { passkey } = await added(made)
  await made.accountDb.updateTable('account_user').set({ active: 0 }).execute()
  const person = browser(made.service, origin)
  expect((await use(person, await (await person.get(authorizeAt(made.flow))).text(), passkey, 'get')).status).toBe(400)
})

test('rubbish in place of an answer is a refusal, never a failure', async () => {
  const made = await withPasskeys()
  await added(made)
  for (const answer of ['', 'null', '{}', '[]', '{"id":7}', '{"id":"x","response":{}}', '{', '"'.repeat(1000)]) {
    const person = browser(made.service, origin)
    const page = await (await person.get(authorizeAt(made.flow))).text()
    const [form = ''] = /<form\s+class="passkey"[\s\S]*?<\/form>/.exec(page) ?? []
    await person.submit(
      form.replace('/passkey?', '/passkey-options?'),
      'passkey-options',
      formOf(form, 'passkey').hidden,
    )
    expect({ answer, status: (await person.submit(form, 'passkey', { answer })).status }).toEqual({
      answer,
      status: 400,
    })
  }
})

test('pages with a passkey run the script of the service alone; it is there, and no IP address offers any', async () => {
  const made = await withPasskeys()
  const { headers } = await browser(made.service, origin).get(authorizeAt(made.flow))
  expect(headers.get('content-security-policy')).toContain("script-src 'self'; connect-src 'self'")
  expect(nodePasskeys('http://localhost:4000')?.script).toContain('SimpleWebAuthnBrowser')
  expect(nodePasskeys('http://127.0.0.1:4000')).toBeUndefined()
})
