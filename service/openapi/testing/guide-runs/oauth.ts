import { expect } from 'vitest'
import { newClient, redirectUri } from '#service/testing/oauth-service.ts'
import { approve } from '#service/testing/whole-service.ts'
import { authPath } from '#wire/oauth.ts'
import { readJson, type GuideRun, type Trial } from './guide-run.ts'

/** The address over several lines, with what the reader knows in it. */
const addressIn = (code: string, known: Record<string, string>) =>
  new URL(code.replace(/\n\s*/g, '').replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(known[name] ?? '')))

/** Tokens are random, all else is as it stands there. */
const asShown = (shown: Record<string, unknown>) => ({
  ...shown,
  access_token: expect.stringMatching(/^[\w-]{30,}$/) as string,
  refresh_token: expect.stringMatching(/^[\w-]{30,}$/) as string,
})

const helloWith = async ({ publicUrl, account }: Trial['example'], token: unknown) =>
  (await fetch(`${publicUrl}/api/v2/${account}/hello`, { headers: { Authorization: `Bearer ${String(token)}` } }))
    .status

async function signIn({ example, take, run }: Trial, known: Record<string, string>) {
  const made = await run('curl', `${take('Verifier')}\necho "$VERIFIER $CHALLENGE"`)
  const [VERIFIER = '', CHALLENGE = ''] = made.split(' ')
  const { service, flow, publicUrl, account } = example
  const asked = addressIn(take('Authorize'), { ...known, CHALLENGE, STATE: 'a state' })
  const back = await approve(service, asked, flow)
  expect(Object.fromEntries(back.searchParams)).toEqual({
    code: expect.any(String),
    state: 'a state',
    iss: publicUrl + authPath(account),
  })
  return { VERIFIER, CODE: back.searchParams.get('code') ?? '' }
}

export const oauthRun: GuideRun = {
  code: async (trial) => {
    const { example, take, run, page } = trial
    const client = await newClient(example.within, example.clock.now, { confidential: true })
    const { client_id: CLIENT_ID, client_secret: CLIENT_SECRET = '' } = client
    const application = { CLIENT_ID, CLIENT_SECRET, REDIRECT_URI: redirectUri }
    const known = { ...application, ...(await signIn(trial, application)) }
    const ask = async (code: string, more: Record<string, string> = {}) => {
      const answer = readJson(await run('curl', code, { ...known, ...more }))
      return { answer, status: example.heard.at(-1)?.status }
    }
    const token = take('Token')
    expect(await ask(token, { CLIENT_SECRET: 'another' })).toMatchObject({ status: 401 })
    expect(await ask(token, { CODE: 'another' })).toEqual({ status: 400, answer: readJson(take('Answer 400')) })
    const shown = readJson(take('Answer 200'))
    const first = await ask(token)
    expect(first).toEqual({ status: 200, answer: asShown(shown) })
    expect(await helloWith(example, first.answer['access_token'])).toBe(200)

    const renewed = await ask(take('Refresh'), { REFRESH_TOKEN: String(first.answer['refresh_token']) })
    expect(renewed).toEqual({ status: 200, answer: asShown(shown) })
    expect(await helloWith(example, renewed.answer['access_token'])).toBe(200)
    await run('curl', take('Revoke'), { ...known, REFRESH_TOKEN: String(renewed.answer['refresh_token']) })
    expect(example.heard.at(-1)?.status).toBe(200)
    expect(await helloWith(example, renewed.answer['access_token'])).toBe(401)

    const [, address = ''] = /<code>([^<]*well-known[^<]*)<\/code>/.exec(page) ?? []
    const issuer = example.publicUrl + authPath(example.account)
    expect(await (await fetch(address)).json()).toMatchObject({ issuer })
  },
}
