import { expect, test } from 'vitest'
import { deliverMails } from '#service/delivery/mails.ts'
import { hashToken, newToken } from '#service/domain/token-hash.ts'
import type { Mailer, OutgoingMail } from '#service/mail-ports.ts'
import type { Ports } from '#service/ports.ts'
import { testDb } from '#service/testing/database.ts'
import { oauthService, origin, redirectUri } from '#service/testing/oauth-service.ts'
import { authorizeFlow, browser, formOf } from '#service/testing/sign-in.ts'

const base = '/accounts/bakker/oauth2'
const day = 86_400_000

function mailServer() {
  const sent: OutgoingMail[] = []
  const mail: Mailer = {
    from: { name: 'Proffer', address: 'proffer@service.test' },
    retrySeconds: [],
    send: async (mail) => {
      sent.push(mail)
      return { outcome: 'accepted' }
    },
  }
  return { sent, mail }
}

async function withMail(overrides: Partial<Ports> = {}) {
  const { sent, mail } = mailServer()
  const made = await oauthService({ mail, ...overrides })
  const person = browser(made.service, origin)
  const deliver = () => deliverMails({ ...made.ports, mail })
  const ask = async (email: string) =>
    person.submit(await (await person.get(`${base}/forgot-password`)).text(), 'forgot-password', { email })
  /** What the mailed link leads to. */
  const linkIn = ({ text }: OutgoingMail) => /https:\/\/service\.test(\S+)/.exec(text)?.[1] ?? ''
  const askedLink = async (email = made.flow.email) => {
    await ask(email)
    await deliver()
    return linkIn(sent.at(-1) ?? ({ text: '' } as OutgoingMail))
  }
  return { ...made, sent, person, deliver, ask, askedLink }
}

async function invited() {
  const made = await oauthService()
  const token = newToken()
  const now = made.clock.now
  await made.accountDb
    .insertInto('invitation')
    .values({
      email: 'Bo@bakker.test',
      email_key: 'bo@bakker.test',
      role: 'reader',
      token_hash: await hashToken(token),
      created_at: now,
      sent_at: now,
      expires_at: now + 7 * day,
    })
    .execute()
  const person = browser(made.service, origin)
  const open = () => person.get(`${base}/accept-invitation?token=${token}`)
  const accept = async (typed: object = {}) =>
    person.submit(await (await open()).text(), 'accept-invitation', {
      firstname: 'Bo',
      lastname: 'Smit',
      password: 'better horse',
      again: 'better horse',
      ...typed,
    })
  return { ...made, token, person, open, accept }
}

test('who is invited chooses name and password, has the role of the invitation, and is signed in', async () => {
  const { accept, accountDb, service, flow, person } = await invited()
  const before = person.cookies.get('session')
  const answer = await accept()
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Welkom bij Firma &lt;bakker&gt;')
  expect(person.cookies.get('session')).not.toBe(before)
  const user = await accountDb
    .selectFrom('account_user')
    .select(['email', 'firstname', 'lastname', 'role', 'active'])
    .where('email_key', '=', 'bo@bakker.test')
    .executeTakeFirstOrThrow()
  expect(user).toEqual({ email: 'Bo@bakker.test', firstname: 'Bo', lastname: 'Smit', role: 'reader', active: 1 })
  const tokens = await authorizeFlow(service, { ...flow, email: 'bo@bakker.test', password: 'better horse' })
  expect(tokens.token_type).toBe('Bearer')
})

test('where single sign-on is the only way, an invitation asks for no password and lets nobody in by itself', async () => {
  const { open, person, accountDb } = await invited()
  const provider = { title: 'Bakker ID', issuer: 'https://id.test', client_id: 'proffer', client_secret: 'sealed' }
  await accountDb
    .insertInto('identity_provider')
    .values({ ...provider, domains: '["bakker.test"]', role: 'seller', only_way: 1, modified_at: 0 })
    .execute()
  const form = await (await open()).text()
  expect(form).not.toContain('type="password"')
  const answer = await person.submit(form, 'accept-invitation', { firstname: 'Bo', lastname: 'Smit' })
  expect(await answer.text()).toContain('Vanaf nu kun je je aanmelden, via Bakker ID.')
  expect(await accountDb.selectFrom('session').select('id').execute()).toEqual([])
  const made = accountDb
    .selectFrom('account_user')
    .select(['role', 'password_hash'])
    .where('email', '=', 'Bo@bakker.test')
  expect(await made.executeTakeFirstOrThrow()).toEqual({ role: 'reader', password_hash: '' })
})

test('takeover: an invitation that was used, replaced, withdrawn or has ended opens nothing', async () => {
  const { open, accept, accountDb, person, clock } = await invited()
  const form = await (await open()).text()
  await accept()
  const replay = await person.submit(form, 'accept-invitation', {
    firstname: 'Eve',
    lastname: 'L',
    password: 'stolen horse',
    again: 'stolen horse',
  })
  expect(replay.status).toBe(404)
  expect((await open()).status).toBe(404)
  expect(await accountDb.selectFrom('account_user').select('id').execute()).toHaveLength(2)

  const late = await invited()
  late.clock.now += 7 * day
  expect((await late.open()).status).toBe(404)
  expect(clock.now).toBeLessThan(late.clock.now)
})

test('the focus goes to what of an invitation is to be typed: first the name, after other passwords the password', async () => {
  const { open, accept } = await invited()
  const focused = (html: string) => /<input(?=[^>]*\sautofocus)[^>]*\sid="(\w+)"/.exec(html)?.[1]
  expect(focused(await (await open()).text())).toBe('firstname')
  expect(focused(await (await accept({ lastname: ' ' })).text())).toBe('lastname')
  expect(focused(await (await accept({ again: 'another horse' })).text())).toBe('password')
})

test('a link that is worth nothing any more leads on to the app', async () => {
  const { open, accept } = await invited()
  await accept()
  expect(await (await open()).text()).toMatch(/<a class="button outline" href="[^"]+">Proffer openen<\/a>/)
})

test('of two who accept the same invitation at once, one comes in', async () => {
  const { open, person, accountDb } = await invited()
  const form = await (await open()).text()
  const typed = { firstname: 'Bo', lastname: 'Smit', password: 'better horse', again: 'better horse' }
  const answers = await Promise.all([1, 2].map(() => person.submit(form, 'accept-invitation', typed)))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404])
  expect(await accountDb.selectFrom('account_user').select('id').execute()).toHaveLength(2)
})

test.each([
  [{ password: 'short', again: 'short' }, 'minstens 8 tekens nodig'],
  [{ again: 'another horse' }, 'verschillen'],
  [{ firstname: ' ' }, 'Vul alle velden in'],
])('a form with %j says what is wrong and keeps the names, and the link', async (typed, words) => {
  const { accept } = await invited()
  const answer = await accept(typed)
  expect(answer.status).toBe(400)
  const page = await answer.text()
  expect(page).toContain(words)
  expect(page).toContain('value="Smit"')
  expect(page).not.toContain('better horse')
  expect((await accept()).status).toBe(200)
})

test('a form that another site made sets nothing', async () => {
  const { open, accountDb, service } = await invited()
  const { action, hidden } = formOf(await (await open()).text(), 'accept-invitation')
  const body = new URLSearchParams({
    ...hidden,
    firstname: 'E',
    lastname: 'E',
    password: 'x'.repeat(8),
    again: 'x'.repeat(8),
  })
  const answer = await service.fetch(new Request(`${origin}${action}`, { method: 'POST', body }))
  expect(answer.status).toBe(403)
  expect(await accountDb.selectFrom('account_user').select('id').execute()).toHaveLength(1)
})

test('pages with a token send no referrer, run no script and are not kept', async () => {
  const { open } = await invited()
  const { headers } = await open()
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('x-frame-options')).toBe('DENY')
})

test('a forgotten password is replaced by a link that works once, and ends every session and token', async () => {
  const { askedLink, person, service, flow, accountDb, sent, deliver } = await withMail()
  await authorizeFlow(service, flow)
  const link = await askedLink()
  expect(sent[0]).toMatchObject({ to: flow.email, subject: 'Nieuw wachtwoord voor Firma <bakker>' })
  const page = await (await person.get(link)).text()
  expect(page).toContain(flow.email)
  const answer = await person.submit(page, 'reset-password', { password: 'better horse', again: 'better horse' })
  expect(await answer.text()).toContain('Je wachtwoord is gewijzigd')
  for (const table of ['session', 'oauth_token', 'oauth_code', 'user_link'] as const)
    expect(await accountDb.selectFrom(table).select('id').execute()).toEqual([])
  await authorizeFlow(service, { ...flow, password: 'better horse' })
  await expect(authorizeFlow(service, flow)).rejects.toThrow()
  await deliver()
  expect(sent.at(-1)?.subject).toBe('Je wachtwoord voor Firma <bakker> is gewijzigd')
})

test('takeover: a reset link after its use, after an hour, or after the address changed opens nothing', async () => {
  const { askedLink, person, clock, accountDb } = await withMail()
  const link = await askedLink()
  const form = await (await person.get(link)).text()
  const typed = { password: 'better horse', again: 'better horse' }
  await person.submit(form, 'reset-password', typed)
  const replay = await person.submit(form, 'reset-password', { password: 'stolen horse', again: 'stolen horse' })
  expect(replay.status).toBe(404)

  const second = await askedLink()
  clock.now += 3_600_000
  expect((await person.get(second)).status).toBe(404)

  const third = await askedLink()
  await accountDb.updateTable('account_user').set({ active: 0 }).execute()
  expect((await person.get(third)).status).toBe(404)
})

test('takeover: a reset link that was asked for before another one opens nothing', async () => {
  const { askedLink, person } = await withMail()
  const [before, newest] = [await askedLink(), await askedLink()]
  expect((await person.get(before)).status).toBe(404)
  expect((await person.get(newest)).status).toBe(200)
})

test('an address that nobody has gets the same page after the same statements, and no mail', async () => {
  const statements: string[] = []
  const { ask, sent, deliver, flow } = await withMail({ db: await testDb((query) => statements.push(query)) })
  const shown = async (email: string) => {
    const page = await (await ask(email)).text()
    return page.replaceAll(email, 'ADDRESS')
  }
  await shown('somebody@bakker.test')
  statements.splice(0)
  const known = await shown(flow.email)
  const ofKnown = statements.splice(0)
  expect(ofKnown.join()).toContain('insert into "mail"')
  expect(await shown('nobody@bakker.test')).toBe(known)
  expect(statements).toEqual(ofKnown)
  await deliver()
  expect(sent.map(({ to }) => to)).toEqual([flow.email])
})

test('three links in 15 minutes for one address, whoever has it; then 429 for 15 minutes', async () => {
  const { ask, clock, flow, service } = await withMail()
  for (const email of [flow.email, 'nobody@bakker.test']) {
    for (let at = 0; at < 3; at++) expect((await ask(email)).status).toBe(200)
    const refused = await ask(email)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('900')
  }
  // Signing in is not kept from anybody by it.
  await authorizeFlow(service, flow)
  clock.now += 15 * 60_000
  expect((await ask(flow.email)).status).toBe(200)
})

test('where no mail goes out, the page says whom to ask', async () => {
  const { service } = await oauthService()
  const page = await (await browser(service, origin).get(`${base}/forgot-password`)).text()
  expect(page).toContain('verstuurt geen e-mail')
  expect(page).not.toContain('<form')
})

test('the sign-in page leads to it, and it leads back to the same request', async () => {
  const { flow, person } = await withMail()
  const search = `?${new URLSearchParams({ client_id: flow.clientId, redirect_uri: redirectUri, response_type: 'code', code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256' })}`
  const page = await (await person.get(`${base}/authorize${search}`)).text()
  const href = /href="([^"]*forgot-password[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(href).toBe(`${base}/forgot-password${search}`)
  const asking = await person.get(href)
  expect((await asking.text()).replaceAll('&amp;', '&')).toContain(`href="${base}/authorize${search}"`)
})

async function changing() {
  const made = await oauthService()
  const token = newToken()
  const { id } = await made.accountDb.selectFrom('account_user').select('id').executeTakeFirstOrThrow()
  const link = { kind: 'email_change' as const, user_id: id, email: 'Jo@new.test', created_at: made.clock.now }
  const ends = { token_hash: await hashToken(token), expires_at: made.clock.now + day }
  await made.accountDb
    .insertInto('user_link')
    .values({ ...link, ...ends })
    .execute()
  const person = browser(made.service, origin)
  const open = () => person.get(`${base}/confirm-email?token=${token}`)
  return { ...made, id, person, open }
}

test('a new address holds once it is confirmed, and once only; looking at the link confirms nothing', async () => {
  const { open, person, service, flow, accountDb } = await changing()
  const page = await (await open()).text()
  expect(page).toContain('Jo@new.test')
  await authorizeFlow(service, flow)
  const answer = await person.submit(page, 'confirm-email', {})
  expect(await answer.text()).toContain('Je e-mailadres is gewijzigd')
  await authorizeFlow(service, { ...flow, email: 'jo@new.test' })
  await expect(authorizeFlow(service, flow)).rejects.toThrow()
  expect((await person.submit(page, 'confirm-email', {})).status).toBe(404)
  expect(await accountDb.selectFrom('user_link').select('id').execute()).toEqual([])
})

test('a new address that somebody else got meanwhile is not given twice', async () => {
  const { open, person, accountDb } = await changing()
  const page = await (await open()).text()
  const other = { email: 'jo@new.test', email_key: 'jo@new.test', firstname: '', lastname: '', phone: '', jobtitle: '' }
  await accountDb
    .insertInto('account_user')
    .values({ ...other, password_hash: '', role: 'admin', active: 1 })
    .execute()
  expect((await person.submit(page, 'confirm-email', {})).status).toBe(404)
})

test('a link that was made up, cut or belongs to another account is answered alike', async () => {
  const { token, service } = await invited()
  const person = browser(service, origin)
  for (const path of [
    `${base}/accept-invitation?token=${newToken()}`,
    `${base}/accept-invitation?token=${token.slice(1)}`,
    `${base}/accept-invitation`,
    `${base}/reset-password?token=${token}`,
    `${base}/confirm-email?token=${token}`,
  ]) {
    const answer = await person.get(path)
    expect({ path, status: answer.status }).toEqual({ path, status: 404 })
    expect(await answer.text()).toContain('Deze link werkt niet meer')
  }
})
