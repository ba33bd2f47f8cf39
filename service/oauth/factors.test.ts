import { expect, test } from 'vitest'
import { act, authorizeAt, codeAt, securityAt, setUpApp, withPassword } from '#service/testing/second-factor.ts'
import { oauthService, origin } from '#service/testing/oauth-service.ts'
import { browser, locationOf } from '#service/testing/sign-in.ts'

async function withApp() {
  const made = await oauthService({ sealingKey: crypto.getRandomValues(new Uint8Array(32)) })
  return { ...made, ...(await setUpApp(made)) }
}

test('with an authenticator app the password alone lets nobody in; its code does, in a new session', async () => {
  const made = await withApp()
  const person = await withPassword(made)
  const asked = await person.get(authorizeAt(made.flow))
  const page = await asked.text()
  expect(page).toContain('Tweede stap')
  expect(page).not.toContain('toegang geven')
  const before = person.cookies.get('session')
  const answer = await person.submit(page, 'second-factor', { code: codeAt(made.secret, made.clock.now) })
  expect(locationOf(answer)).toBe(authorizeAt(made.flow))
  expect(person.cookies.get('session')).not.toBe(before)
  expect(await (await person.get(authorizeAt(made.flow))).text()).toContain('toegang geven')
})

test('takeover: the session that knew the password alone is worth nothing, before and after', async () => {
  const made = await withApp()
  const person = await withPassword(made)
  const planted = person.cookies.get('session') ?? ''
  const page = await (await person.get(authorizeAt(made.flow))).text()
  // Neither consent nor the page of how one signs in listens to it.
  const form = `<form action="/accounts/bakker/oauth2/consent${new URL(origin + authorizeAt(made.flow)).search.replaceAll('&', '&amp;')}"></form>`
  const token = /name="form_token" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const tried = await person.submit(form, 'consent', { form_token: token, decision: 'allow' })
  expect(locationOf(tried)).not.toContain('code=')
  expect(await (await person.get(securityAt)).text()).toContain('Tweede stap')
  await person.submit(page, 'second-factor', { code: codeAt(made.secret, made.clock.now) })
  const thief = browser(made.service, origin)
  thief.cookies.set('session', planted)
  expect(await (await thief.get(authorizeAt(made.flow))).text()).toContain('type="password"')
})

test('a code works once, whoever sends it again, and only near its time', async () => {
  const made = await withApp()
  const code = codeAt(made.secret, made.clock.now)
  const first = await withPassword(made)
  await first.submit(await (await first.get(authorizeAt(made.flow))).text(), 'second-factor', { code })
  const second = await withPassword(made)
  const page = await (await second.get(authorizeAt(made.flow))).text()
  expect((await second.submit(page, 'second-factor', { code })).status).toBe(400)
  const old = codeAt(made.secret, made.clock.now + 90_000)
  expect((await second.submit(page, 'second-factor', { code: old })).status).toBe(400)
  for (const typed of ['', 'abcdef', '12345', '9'.repeat(10_000)])
    expect((await second.submit(page, 'second-factor', { code: typed })).status).toBe(400)
})

test('ten wrong codes close it for 15 minutes, for the right one too, and the password stays open', async () => {
  const made = await withApp()
  const person = await withPassword(made)
  const page = await (await person.get(authorizeAt(made.flow))).text()
  for (let at = 0; at < 10; at++)
    expect((await person.submit(page, 'second-factor', { code: '000000' })).status).toBe(400)
  const closed = await person.submit(page, 'second-factor', { code: codeAt(made.secret, made.clock.now) })
  expect(closed.status).toBe(429)
  expect(closed.headers.get('retry-after')).toBe('900')
  made.clock.now += 15 * 60_000
  const again = await withPassword(made)
  const asked = await (await again.get(authorizeAt(made.flow))).text()
  expect((await again.submit(asked, 'second-factor', { code: codeAt(made.secret, made.clock.now) })).status).toBe(303)
})

test('a recovery code lets in once, however it is typed; new ones end the old', async () => {
  const made = await withApp()
  expect(made.codes).toHaveLength(10)
  expect(new Set(made.codes).size).toBe(10)
  const enter = async (recovery: string) => {
    const person = await withPassword(made)
    const page = await (await person.get(authorizeAt(made.flow))).text()
    const form = page.slice(page.indexOf('<details'))
    return { person, status: (await person.submit(form, 'second-factor', { recovery })).status }
  }
  const [one = '', two = ''] = made.codes
  expect((await enter(one.toUpperCase().replaceAll('-', ' '))).status).toBe(303)
  expect((await enter(one)).status).toBe(400)
  const { person } = await enter(two)
  const shown = await act(person, await (await person.get(securityAt)).text(), 'recovery-codes')
  expect(await shown.text()).toContain('Bewaar je herstelcodes')
  expect((await enter(made.codes[2] ?? '')).status).toBe(400)
})

test('after a wrong recovery code its field stands open, with the focus; after a wrong code of the app that one has it', async () => {
  const made = await withApp()
  const person = await withPassword(made)
  const page = await (await person.get(authorizeAt(made.flow))).text()
  const focused = (html: string) => /<input(?=[^>]*\sautofocus)[^>]*\sid="(\w+)"/.exec(html)?.[1]
  const byApp = await (await person.submit(page, 'second-factor', { code: '000000' })).text()
  expect(byApp).not.toMatch(/<details[^>]*\sopen/)
  expect(focused(byApp)).toBe('code')
  const form = page.slice(page.indexOf('<details'))
  const byRecovery = await (await person.submit(form, 'second-factor', { recovery: 'not one of them' })).text()
  expect(byRecovery).toMatch(/<details[^>]*\sopen/)
  expect(focused(byRecovery)).toBe('recovery')
})

test('neither secret nor code stands in the database or the log as it is', async () => {
  const made = await withApp()
  const kept = JSON.stringify([
    await made.accountDb.selectFrom('totp').selectAll().execute(),
    await made.accountDb.selectFrom('recovery_code').selectAll().execute(),
    made.log,
  ])
  for (const secret of [made.secret, ...made.codes]) expect(kept).not.toContain(secret)
})

test('the setup page shows the key as a picture and as text, and a wrong code keeps the key', async () => {
  const made = await oauthService()
  const person = await withPassword(made, securityAt)
  const setup = await (await act(person, await (await person.get(securityAt)).text(), 'totp-begin')).text()
  expect(setup).toContain('src="data:image/svg+xml,')
  const secret = /class="key">([^<]+)</.exec(setup)?.[1]
  expect(secret?.replaceAll(' ', '')).toMatch(/^[A-Z2-7]{32}$/)
  const wrong = await act(person, setup, 'totp-confirm', { code: '000000' })
  expect(wrong.status).toBe(400)
  expect(await wrong.text()).toContain(secret)
  expect((await made.accountDb.selectFrom('totp').select('confirmed').executeTakeFirstOrThrow()).confirmed).toBe(0)
  // Not confirmed, it asks nobody for anything.
  expect(await (await (await withPassword(made)).get(authorizeAt(made.flow))).text()).toContain('toegang geven')
})

test('the audit log tells of factors and wrong codes, never of a secret', async () => {
  const made = await withApp()
  const person = await withPassword(made)
  const page = await (await person.get(authorizeAt(made.flow))).text()
  await person.submit(page, 'second-factor', { code: '000000' })
  const told = await made.accountDb.selectFrom('audit_entry').select(['act', 'user_name', 'changes']).execute()
  expect(told.map(({ act }) => act)).toEqual([
    'sign-ins.succeeded',
    'factors.added',
    'factors.recovery-codes',
    'sign-ins.failed',
  ])
  expect(told.at(-1)?.user_name).toBe(made.flow.email)
  expect(JSON.stringify(told)).not.toContain(made.secret)
})

test('how one signs in is changed only by who signed in within 15 minutes', async () => {
  const made = await withApp()
  expect(await (await made.person.get(securityAt)).text()).toContain('Herstelcodes')
  made.clock.now += 15 * 60_000
  const page = await (await made.person.get(securityAt)).text()
  expect(page).toContain('Vul je wachtwoord opnieuw in')
  expect(page).not.toContain('Herstelcodes')
})

test('a form that another site made changes nothing', async () => {
  const made = await withApp()
  const answer = await made.person.submit(
    '<form action="/accounts/bakker/oauth2/security?to=security"></form>',
    'security',
    {
      act: 'totp-remove',
      form_token: 'x',
    },
  )
  expect(answer.status).toBe(403)
  expect(await made.accountDb.selectFrom('totp').select('id').execute()).toHaveLength(1)
})

test('without any second factor left the recovery codes go too', async () => {
  const made = await withApp()
  await act(made.person, await (await made.person.get(securityAt)).text(), 'totp-remove')
  expect(await made.accountDb.selectFrom('totp').select('id').execute()).toEqual([])
  expect(await made.accountDb.selectFrom('recovery_code').select('id').execute()).toEqual([])
})

test('where the account requires one, no code is given before it is set up, also to who is signed in already', async () => {
  const made = await oauthService()
  const signedIn = await withPassword(made)
  await made.accountDb.updateTable('account').set({ require_factor: 1 }).execute()
  for (const person of [signedIn, await withPassword(made)]) {
    const led = await person.get(authorizeAt(made.flow))
    expect(locationOf(led)).toMatch(/\/oauth2\/security\?client_id=/)
    const page = await (await person.get(locationOf(led))).text()
    expect(page).toContain('verlangt een tweede stap')
    expect(page).not.toContain('Doorgaan</a>')
  }
  const person = signedIn
  const setup = await (
    await act(
      person,
      await (await person.get(locationOf(await person.get(authorizeAt(made.flow))))).text(),
      'totp-begin',
    )
  ).text()
  const secret = (/class="key">([^<]+)</.exec(setup)?.[1] ?? '').replaceAll(' ', '')
  const shown = await (await act(person, setup, 'totp-confirm', { code: codeAt(secret, made.clock.now) })).text()
  expect(shown.replaceAll('&amp;', '&')).toContain(`href="${authorizeAt(made.flow)}"`)
  expect(await (await person.get(authorizeAt(made.flow))).text()).toContain('toegang geven')
  // And the last one stays.
  const security = await (await person.get(securityAt)).text()
  expect((await act(person, security, 'totp-remove')).status).toBe(409)
})

/** Beside the app. */
async function addPasskey({ accountDb }: Awaited<ReturnType<typeof withApp>>) {
  const [{ id: user_id } = { id: 0 }] = await accountDb.selectFrom('account_user').select('id').execute()
  const passkey = {
    user_id,
    credential_id: 'a',
    public_key: 'a',
    counter: 0,
    transports: '',
    name: 'Key',
    created_at: 0,
  }
  return (await accountDb.insertInto('passkey').values(passkey).returning('id').executeTakeFirstOrThrow()).id
}

test('a passkey that was removed before takes no recovery codes of the one that is left', async () => {
  const made = await withApp()
  const id = await addPasskey(made)
  const page = await (await made.person.get(securityAt)).text()
  const other = page.replace('value="totp-remove"', 'value="passkey-remove"')
  await act(made.person, page, 'totp-remove')
  const gone = { id: String(id + 1) }
  expect((await act(made.person, other, 'passkey-remove', gone)).status).toBe(200)
  expect(await made.accountDb.selectFrom('passkey').select('id').execute()).toEqual([{ id }])
  expect(await made.accountDb.selectFrom('recovery_code').select('id').execute()).toHaveLength(10)
})

test('of two factors that are removed at once, the one that an account requires stays', async () => {
  const made = await withApp()
  const id = await addPasskey(made)
  await made.accountDb.updateTable('account').set({ require_factor: 1 }).execute()
  const page = await (await made.person.get(securityAt)).text()
  // This service's address is none that passkeys work at: their form is the other one, with another act.
  const other = page.replace('value="totp-remove"', 'value="passkey-remove"')
  const answers = await Promise.all([
    act(made.person, page, 'totp-remove'),
    act(made.person, other, 'passkey-remove', { id: String(id) }),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('prompt=login asks for the password and then for the factor again', async () => {
  const made = await withApp()
  const address = `${authorizeAt(made.flow)}&prompt=login`
  const person = browser(made.service, origin)
  const page = await (await person.get(address)).text()
  const answer = await person.submit(page, 'sign-in', { email: made.flow.email, password: made.flow.password })
  expect(await (await person.get(locationOf(answer))).text()).toContain('Tweede stap')
})

test('the language chosen in the app stays on the way to how one signs in', async () => {
  const { service, flow } = await oauthService()
  const person = browser(service, origin)
  const address = `${securityAt}&ui_locales=de`
  const signedIn = await person.submit(await (await person.get(address)).text(), 'sign-in', flow)
  expect(locationOf(signedIn)).toBe(address)
  const page = await (await person.get(address)).text()
  expect(page).toContain('<html lang="de">')
  const setup = await person.submit(page, 'security', { act: 'totp-begin' })
  expect(await setup.text()).toContain('Authenticator-App einrichten')
})

test('where there are no passkeys the page says why: made-up users of a demo, or an address that is no name', async () => {
  const persona = { account: 'bakker', email: 'jo@bakker.test', password: 'right horse', title: 'Jo' }
  for (const [personas, says] of [
    [undefined, 'Deze service staat op een IP-adres'],
    [[persona], 'De demo neemt geen passkeys aan'],
  ] as const) {
    const made = await oauthService({ personas })
    const page = await (await browser(made.service, origin).get(securityAt)).text()
    expect(page.includes('In de demo is ieders wachtwoord <code>right horse</code>')).toBe(personas !== undefined)
    const person = await withPassword(made, securityAt)
    expect(await (await person.get(securityAt)).text()).toContain(says)
  }
})
