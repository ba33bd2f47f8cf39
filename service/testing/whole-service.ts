import { createService } from '#service/app.ts'
import { newClient, oauthService, origin } from './oauth-service.ts'
import { browser, locationOf, type Answering } from './sign-in.ts'

/** The whole service with one account, a person who can sign in, and a public and a confidential application. */
export async function wholeService(overrides: Parameters<typeof oauthService>[0] = {}) {
  const { ports, flow, accountDb, clock, log } = await oauthService(overrides)
  const { client_id, client_secret } = await newClient(accountDb, clock.now, { confidential: true })
  if (client_secret === undefined) throw new Error('A confidential client has a secret')
  return {
    ports,
    flow,
    accountDb,
    clock,
    log,
    origin,
    service: createService(ports),
    client: { client_id, client_secret },
  }
}

/** Signs in and consents at the address a client made, as a person does, and gives the address it is sent back to. */
export async function approve(service: Answering, url: URL, { email, password }: { email: string; password: string }) {
  const person = browser(service, url.origin)
  const page = await person.get(url.href)
  const signedIn = await person.submit(await page.text(), 'sign-in', { email, password })
  const consent = await person.get(locationOf(signedIn))
  return new URL(locationOf(await person.submit(await consent.text(), 'consent', { decision: 'allow' })))
}
