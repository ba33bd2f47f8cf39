import { hashToken } from '#service/domain/token-hash.ts'
import { challengeOf } from '#service/oauth/proof-key.ts'
import type { Passwords, SessionCarrier } from '#service/ports.ts'
import { tokenAnswer, type TokenAnswer } from '#wire/oauth.ts'

/** Anything that answers requests: the service, or a function that asks a running one. */
export type Answering = { fetch: (request: Request, env?: object) => Response | Promise<Response> }

/** Quick stand-in for slow hashes; what is stored still differs from what was typed. */
export const cheapPasswords: Passwords = {
  hash: async (password) => `cheap ${await hashToken(password)}`,
  verify: async (password, hash) => `cheap ${await hashToken(password)}` === hash,
}

/** The session as a cookie, as on Node. */
export const cookieSessions: SessionCarrier = {
  read: (request) => /(?:^|; )session=([\w-]+)/.exec(request.headers.get('cookie') ?? '')?.[1],
  write: (headers, token, path) =>
    headers.append('Set-Cookie', `session=${token ?? ''}; Path=${path}; HttpOnly${token ? '' : '; Max-Age=0'}`),
}

/** A browser as far as these pages need one: cookies, forms, redirects only when asked to follow. */
export function browser(service: Answering, origin: string, env: object = {}) {
  const cookies = new Map<string, string>()

  async function ask(path: string, init: RequestInit = {}) {
    const headers = new Headers(init.headers)
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const answer = await service.fetch(
      new Request(new URL(path, origin), { redirect: 'manual', ...init, headers }),
      env,
    )
    for (const cookie of answer.headers.getSetCookie()) keep(cookie)
    return answer
  }

  function keep(cookie: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (/max-age=0/i.test(cookie)) cookies.delete(name)
    else cookies.set(name, value)
  }

  return {
    cookies,
    get: (path: string) => ask(path),
    /** Sends the form of a page whose action ends in `name`, with what a person would add. */
    submit: (page: string, name: string, typed: Record<string, string>) => {
      const form = formOf(page, name)
      return ask(form.action, { method: 'POST', body: new URLSearchParams({ ...form.hidden, ...typed }) })
    },
  }
}

/** A form's address and hidden fields, as a browser reads them from the page. */
export function formOf(page: string, name: string) {
  const form = [...page.matchAll(/<form[^>]*action="([^"]*)"[^>]*>([\s\S]*?)<\/form>/g)].find(([, action = '']) =>
    new RegExp(`/${name}(\\?|$)`).test(action),
  )
  if (!form) throw new Error(`The page has no form for ${name}: ${page}`)
  const hidden = [...(form[2] ?? '').matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)]
  return {
    action: unescaped(form[1] ?? ''),
    hidden: Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, unescaped(value)])),
  }
}

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')

export type Flow = {
  origin: string
  account: string
  clientId: string
  redirectUri: string
  email: string
  password: string
}

/** Goes through sign-in and consent as a person does and gives what the client gets: a code, and its verifier. */
export async function authorizeCode(service: Answering, flow: Flow, env: object = {}) {
  const verifier = 'v'.repeat(50)
  const query = new URLSearchParams({
    client_id: flow.clientId,
    redirect_uri: flow.redirectUri,
    response_type: 'code',
    state: 'a-state',
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
  })
  const person = browser(service, flow.origin, env)
  const signIn = await person.get(`/accounts/${flow.account}/oauth2/authorize?${query}`)
  const signedIn = await person.submit(await signIn.text(), 'sign-in', { email: flow.email, password: flow.password })
  let answer = await person.get(locationOf(signedIn))
  if (answer.status === 200) answer = await person.submit(await answer.text(), 'consent', { decision: 'allow' })
  const code = new URL(locationOf(answer)).searchParams.get('code')
  if (!code) throw new Error(`The flow ended without a code at ${locationOf(answer)}`)
  return { code, verifier, person }
}

/** The whole authorization code flow, from the first page to the tokens. */
export async function authorizeFlow(service: Answering, flow: Flow, env: object = {}): Promise<TokenAnswer> {
  const { code, verifier } = await authorizeCode(service, flow, env)
  const answer = await postForm(service, flow, 'token', {
    grant_type: 'authorization_code',
    client_id: flow.clientId,
    redirect_uri: flow.redirectUri,
    code,
    code_verifier: verifier,
  })
  return tokenAnswer.parse(await answer.json())
}

/** Asks an endpoint of the account as a client does: form-encoded. */
export const postForm = async (
  service: Answering,
  { origin, account }: Pick<Flow, 'origin' | 'account'>,
  endpoint: 'token' | 'refresh-token' | 'revoke',
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  service.fetch(
    new Request(`${origin}/accounts/${account}/oauth2/${endpoint}`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields),
    }),
  )

export function locationOf(answer: Response) {
  const location = answer.headers.get('location')
  if (location === null) throw new Error(`An answer of ${answer.status} without a location`)
  return location
}
