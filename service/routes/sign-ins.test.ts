import { expect, test } from 'vitest'
import { createService } from '#service/app.ts'
import { appSender, appService } from '#service/testing/app-sender.ts'
import { newClient, oauthService, origin, redirectUri } from '#service/testing/oauth-service.ts'
import { authorizeFlow, browser, cookieSessions, type Flow } from '#service/testing/sign-in.ts'
import { addToken, addUser, sender, startTimestamp } from '#service/testing/test-service.ts'

type Place = { id: number; device: string; date_lastused: string; current: boolean }
type SignIns = { applications: (Place & { application: { name: string } })[]; browsers: Place[] }

const hour = 3_600_000

/** A person who signed in through the pages with two devices. */
async function twoDevices() {
  const made = await oauthService({ sessions: cookieSessions })
  await made.accountDb.updateTable('oauth_client').set({ first_party: 1 }).execute()
  const whole = createService(made.ports)
  const on = (userAgent: string) => ({
    fetch: (request: Request, env?: object) => {
      request.headers.set('user-agent', userAgent)
      return whole.fetch(request, env)
    },
  })
  const signIn = async (userAgent: string, flow: Flow = made.flow) => {
    const { access_token: token } = await authorizeFlow(on(userAgent), flow)
    const send = sender({ fetch: (request) => whole.fetch(request) }, { account: 'bakker', token })
    return appSender({ send, account: 'bakker' })
  }
  const laptop = await signIn('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')
  made.clock.now += hour
  const phone = await signIn(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  )
  return { ...made, whole, laptop, phone, signIn }
}

test('the list says application, device, last use, and which one asks', async () => {
  const { laptop } = await twoDevices()
  const { body } = await laptop<SignIns>('GET', '/account/sign-ins')
  expect(body.applications.map(({ device, current, application }) => [application.name, device, current])).toEqual([
    ['The "app"', 'Firefox, Linux', true],
    ['The "app"', 'Safari, iOS', false],
  ])
  expect(body.browsers.map(({ device, current }) => [device, current])).toEqual([
    ['Firefox, Linux', true],
    ['Safari, iOS', false],
  ])
})

test('a device that is signed out can do nothing more, and its browser session ended too', async () => {
  const { laptop, phone, accountDb } = await twoDevices()
  const { body } = await laptop<SignIns>('GET', '/account/sign-ins')
  const other = body.applications.find(({ current }) => !current)
  expect((await laptop('DELETE', `/account/sign-ins/${other?.id}`)).status).toBe(200)
  expect((await phone('GET', '/account')).status).toBe(401)
  expect((await laptop('GET', '/account')).status).toBe(200)
  expect(await accountDb.selectFrom('session').select('device').execute()).toEqual([{ device: 'Firefox, Linux' }])
})

test('signing out everywhere else leaves the one that asks', async () => {
  const { laptop, phone, accountDb } = await twoDevices()
  expect((await laptop('POST', '/account/sign-out-others')).status).toBe(200)
  expect((await phone('GET', '/account')).status).toBe(401)
  expect((await laptop<SignIns>('GET', '/account/sign-ins')).body).toMatchObject({
    applications: [{ current: true }],
    browsers: [{ current: true }],
  })
  expect(await accountDb.selectFrom('session').select('id').execute()).toHaveLength(1)
})

test('a browser session ends by itself, and its cookie lets nobody in', async () => {
  const { laptop, accountDb, whole, flow } = await twoDevices()
  const { body } = await laptop<SignIns>('GET', '/account/sign-ins')
  const id = body.browsers.find(({ current }) => !current)?.id
  expect((await laptop('DELETE', `/account/browsers/${id}`)).status).toBe(200)
  expect(
    await accountDb
      .selectFrom('session')
      .select('id')
      .where('id', '=', id ?? 0)
      .execute(),
  ).toEqual([])
  const page = await browser(whole, origin).get(
    `/accounts/bakker/oauth2/authorize?client_id=${flow.clientId}&redirect_uri=${encodeURIComponent(redirectUri)}&response_type=code&code_challenge=${'x'.repeat(43)}&code_challenge_method=S256`,
  )
  expect(await page.text()).toContain('type="password"')
})

test('the use of a token is kept to the hour, by one write', async () => {
  const service = await appService()
  const updates = () => service.queries.filter((query) => query.includes('update "oauth_token"')).length
  await service.ask('GET', '/account')
  expect(updates()).toBe(0)
  service.tick(hour)
  await service.ask('GET', '/account')
  await service.ask('GET', '/account')
  expect(updates()).toBe(1)
  const { body } = await service.ask<SignIns>('GET', '/account/sign-ins')
  expect(body.applications).toMatchObject([{ date_lastused: '2026-11-21T10:10:11.000000Z', current: true }])
  expect(startTimestamp < (body.applications[0]?.date_lastused ?? '')).toBe(true)
})

test("a colleague's sign-ins are neither listed nor ended, but an administrator ends all of them", async () => {
  const service = await appService()
  const jan = await addUser(service.within, 'Jan', 'Smit')
  const token = await addToken(service.within, jan)
  const theirs = appSender({ send: sender(service.service, { ...service, token }), account: service.account })
  const { body } = await theirs<SignIns>('GET', '/account/sign-ins')
  expect(body.applications).toHaveLength(1)
  expect((await service.ask('DELETE', `/account/sign-ins/${body.applications[0]?.id}`)).status).toBe(404)
  expect((await service.ask('POST', `/settings/users/${jan}/sign-out`)).status).toBe(200)
  expect((await theirs('GET', '/account')).status).toBe(401)
})

test('an application of another client keeps its own sign-in', async () => {
  const { laptop, signIn, flow, accountDb, clock } = await twoDevices()
  const { client_id } = await newClient(accountDb, clock.now, { name: 'Reports' })
  await signIn('', { ...flow, clientId: client_id })
  const { body } = await laptop<SignIns>('GET', '/account/sign-ins')
  expect(body.applications.map(({ application, device }) => [application.name, device])).toContainEqual(['Reports', ''])
})
