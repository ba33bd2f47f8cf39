import { expect, test } from 'vitest'
import { demoDeliveries, demoMails, demoState } from '#wire/demo.ts'
import { openedHome } from './testing/opened-home.ts'

type Opened = Awaited<ReturnType<typeof openedHome>>

const verifier = 'v'.repeat(43)
const pages = '/accounts/van-vliet/oauth2'

async function challenge() {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return Buffer.from(digest).toString('base64url')
}

const request = async () =>
  new URLSearchParams({
    client_id: 'proffer-app',
    redirect_uri: 'https://demo.test/below/callback',
    response_type: 'code',
    code_challenge: await challenge(),
    code_challenge_method: 'S256',
    state: 's',
  })

const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })

/** By way of a persona, who has consented already. */
async function tokenOf({ ask, demo }: Opened, persona = 'seller') {
  expect((await demo('/persona', { persona })).status).toBe(204)
  const answer = await ask(`${pages}/authorize?${await request()}`)
  const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const redirect_uri = 'https://demo.test/below/callback'
  const grant = {
    grant_type: 'authorization_code',
    client_id: 'proffer-app',
    code,
    code_verifier: verifier,
    redirect_uri,
  }
  const { access_token } = (await (await ask(`${pages}/token`, form(grant))).json()) as { access_token: string }
  return { authorization: `Bearer ${access_token}` }
}

const create = ({ ask }: Opened, headers: Record<string, string>, name: string) =>
  ask('/api/v2/van-vliet/contacts', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'organisation', name }),
  })

test('a persona signs in by one button of the service’s own page, without cookies, and a new worker remembers', async () => {
  const home = await openedHome()
  const page = await (await home.ask(`${pages}/authorize?${await request()}`)).text()
  const [, persona = ''] = /<form class="persona"([\s\S]*?)<\/form>/.exec(page) ?? []
  const fields = [...persona.matchAll(/name="(\w+)"\s+value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
  const answer = await home.ask(
    `${pages}/sign-in?${await request()}`,
    form(Object.fromEntries(fields) as Record<string, string>),
  )
  expect(answer.status).toBe(303)
  expect(answer.headers.get('set-cookie')).toBeNull()

  await home.restart()
  const next = await (await home.ask(`${pages}/authorize?${await request()}`)).text()
  expect(next).toContain('Marieke Vos')
  expect(next).toContain('action="/below/accounts/van-vliet/oauth2/consent')
})

test('an event arrives at the catcher, which finds its signature right', async () => {
  const home = await openedHome()
  const headers = await tokenOf(home)
  expect((await create(home, headers, 'Smederij Vuurvast')).status).toBe(201)
  await home.work()
  const [first] = demoDeliveries.parse(await (await home.demo('/deliveries')).json())
  expect(first).toMatchObject({ event: 'contact_created', status: 200, is_verified: true })
})

test('what failed is tried again at its moment when time passes, and the app hears how far ahead it is', async () => {
  const home = await openedHome()
  const headers = await tokenOf(home)
  await home.demo('/catcher', { answer: '500' })
  await create(home, headers, 'Smederij Vuurvast')
  const next = await home.work()
  expect(next).toBeGreaterThan(Date.now())

  await home.demo('/catcher', { answer: 'slow' })
  expect((await home.demo('/clock', { days: 1 })).status).toBe(204)
  const tries = demoDeliveries.parse(await (await home.demo('/deliveries')).json())
  // The first try, and one after each gap of the schedule; then it is given up.
  expect(tries).toHaveLength(10)
  expect(tries[0]).toMatchObject({ status: null, error: 'No whole answer within 5 s', is_verified: null })
  const { ahead } = demoState.parse(await (await home.demo('/state')).json())
  expect(Math.abs(ahead - 24 * 60 * 60 * 1000)).toBeLessThan(60_000)
  expect(home.told.at(-1)).toEqual({ account: 'van-vliet', ahead })
})

test('starting over brings the sample back and leaves people signed in', async () => {
  const home = await openedHome()
  const headers = await tokenOf(home)
  await create(home, headers, 'Smederij Vuurvast')
  expect((await home.demo('/reset', {})).status).toBe(204)
  const found = await home.ask('/api/v2/van-vliet/contacts/organisations?query=Vuurvast', { headers })
  expect(found.status).toBe(200)
  expect(await found.json()).toEqual([])
})

test('the empty account is another account, with nothing in it', async () => {
  const home = await openedHome()
  await home.demo('/persona', { persona: 'empty' })
  expect(home.told.at(-1)).toMatchObject({ account: 'new-company' })
  expect((await home.demo('/persona', { persona: 'nobody' })).status).toBe(400)
  expect(demoMails.parse(await (await home.demo('/mails')).json()).length).toBeGreaterThan(10)
})
