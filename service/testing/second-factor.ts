import { TOTP } from 'otpauth'
import { oauthService, origin, redirectUri } from './oauth-service.ts'
import { browser, type Flow } from './sign-in.ts'

export const securityAt = '/accounts/bakker/oauth2/security?to=security'

export const authorizeAt = ({ clientId, account }: Flow) =>
  `/accounts/${account}/oauth2/authorize?${new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  })}`

/** What an authenticator app shows at a moment. */
export const codeAt = (secret: string, now: number) =>
  new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret }).generate({ timestamp: now })

type Service = Awaited<ReturnType<typeof oauthService>>

/** A browser in which the person has typed their password, on the way to the client. */
export async function withPassword({ service, flow }: Service, address = authorizeAt(flow)) {
  const person = browser(service, origin)
  const page = await person.get(address)
  await person.submit(await page.text(), 'sign-in', { email: flow.email, password: flow.password })
  return person
}

export type Person = Awaited<ReturnType<typeof withPassword>>

/** Sends the form of a page whose hidden `act` is this one. */
export function act(person: Person, page: string, name: string, typed: Record<string, string> = {}) {
  const form = [...page.matchAll(/<form[\s\S]*?<\/form>/g)].find(([form]) => form.includes(`value="${name}"`))?.[0]
  if (!form) throw new Error(`The page has no form to ${name}: ${page}`)
  return person.submit(form, 'security', typed)
}

/** Sets an authenticator app up through the pages; gives its secret and the recovery codes. */
export async function setUpApp(made: Service) {
  const person = await withPassword(made, securityAt)
  const page = await (await person.get(securityAt)).text()
  const setup = await (await act(person, page, 'totp-begin')).text()
  const secret = (/class="key">([^<]+)</.exec(setup)?.[1] ?? '').replaceAll(' ', '')
  const shown = await act(person, setup, 'totp-confirm', { code: codeAt(secret, made.clock.now) })
  const codes = [...(await shown.text()).matchAll(/<li><code>([^<]+)/g)].map(([, code = '']) => code)
  // The step of that code is used up.
  made.clock.now += 30_000
  return { secret, codes, person }
}
