import { expect, test } from 'vitest'
import { oauthService, redirectUri } from '#service/testing/oauth-service.ts'
import { authorizeCode, browser, formOf, type Answering } from '#service/testing/sign-in.ts'
import { mostTries, slowness, threadTime } from '#service/testing/thread-time.ts'
import { filling, worstLetters } from '#service/testing/worst-letters.ts'

type Made = Awaited<ReturnType<typeof oauthService>>
type Slot = {
  fields: string[]
  /** What stands in the other fields, so that this one is looked at. */
  others: (made: Made, field: string) => Promise<Record<string, string>>
}

const authorizing = {
  redirect_uri: redirectUri,
  response_type: 'code',
  state: 'a state',
  code_challenge: 'a'.repeat(43),
  code_challenge_method: 'S256',
}

const ofClients: Record<string, Slot> = {
  token: {
    fields: ['client_id', 'client_secret', 'grant_type', 'code', 'redirect_uri', 'code_verifier'],
    others: async ({ service, flow }, field) => {
      const client = { client_id: flow.clientId, grant_type: 'authorization_code', redirect_uri: redirectUri }
      // They are held against a code that is good, which can be used once.
      if (field !== 'redirect_uri' && field !== 'code_verifier') return { ...client, code: 'x', code_verifier: 'x' }
      const { code, verifier } = await authorizeCode(service, flow)
      return { ...client, code, code_verifier: verifier }
    },
  },
  'refresh-token': {
    fields: ['client_id', 'client_secret', 'grant_type', 'refresh_token'],
    others: async ({ flow }) => ({ client_id: flow.clientId, grant_type: 'refresh_token', refresh_token: 'x' }),
  },
  revoke: {
    fields: ['client_id', 'client_secret', 'token'],
    others: async ({ flow }) => ({ client_id: flow.clientId, token: 'x' }),
  },
}

const ofPeople: Record<string, string[]> = {
  'sign-in': ['form_token', 'email', 'password'],
  consent: ['form_token', 'decision'],
  'sign-out': ['form_token'],
}

const written = (text: string) => new URLSearchParams({ '': text }).toString()
/** More than a form may hold, and just what it may. */
const sizes = [1_048_576, 64_000]

const letters = sizes.flatMap((size) => worstLetters.map((one) => [size, one.name, one] as const))

const asForm = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** What the service takes for its answer, the best of a few: what is slow by itself is slow every time. */
async function isQuick({ fetch }: Answering, made: () => Request, usual: number) {
  let patience = usual
  for (let round = 0; round < mostTries; round++) {
    if (round > 0) patience = Math.max(patience, slowness())
    const request = made()
    const before = threadTime()
    const answer = await fetch(request, {})
    await answer.text()
    const took = threadTime() - before
    expect(answer.status).toBeLessThan(500)
    if (took < 200 * patience) return true
  }
  return false
}

test.each(letters)(
  '%i of the worst letters in any field of a client: answered within 200 ms: %s',
  async (size, _, one) => {
    const made = await oauthService()
    const { service, flow } = made
    const patience = slowness()
    const text = filling(size, one, written)
    for (const [endpoint, { fields, others }] of Object.entries(ofClients))
      for (const field of fields) {
        const body = new URLSearchParams({ ...(await others(made, field)), [field]: text }).toString()
        const address = `${flow.origin}/accounts/${flow.account}/oauth2/${endpoint}`
        const request = () => new Request(address, { method: 'POST', headers: asForm, body })
        const seen = { endpoint, field, isQuick: await isQuick(service, request, patience) }
        expect(seen).toEqual({ endpoint, field, isQuick: true })
      }
  },
)

test.each(letters)(
  '%i of the worst letters in any field of a page: answered within 200 ms: %s',
  async (size, _, one) => {
    const { service, flow } = await oauthService()
    const patience = slowness()
    const text = filling(size, one, written)
    const query = new URLSearchParams({ client_id: flow.clientId, ...authorizing })
    const authorize = `/accounts/${flow.account}/oauth2/authorize`
    const person = browser(service, flow.origin)
    const signIn = await (await person.get(`${authorize}?${query}`)).text()
    const signedIn = browser(service, flow.origin)
    const first = await (await signedIn.get(`${authorize}?${query}`)).text()
    await signedIn.submit(first, 'sign-in', { email: flow.email, password: flow.password })
    const consent = await (await signedIn.get(`${authorize}?${query}`)).text()
    const pages = {
      'sign-in': [person, signIn],
      consent: [signedIn, consent],
      'sign-out': [signedIn, consent],
    } as const
    for (const [name, [who, page]] of Object.entries(pages))
      for (const field of ofPeople[name] ?? []) {
        const form = formOf(page, name)
        const typed = { ...form.hidden, email: flow.email, password: 'wrong', decision: 'deny', [field]: text }
        const body = new URLSearchParams(typed).toString()
        const headers = { ...asForm, cookie: [...who.cookies].map(([key, value]) => `${key}=${value}`).join('; ') }
        const address = new URL(form.action, flow.origin)
        const request = () => new Request(address, { method: 'POST', redirect: 'manual', headers, body })
        expect({ name, field, isQuick: await isQuick(service, request, patience) }).toEqual({
          name,
          field,
          isQuick: true,
        })
      }
    for (const field of query.keys()) {
      const changed = new URLSearchParams(query)
      changed.set(field, text)
      const address = `${flow.origin}${authorize}?${changed}`
      const seen = { field, isQuick: await isQuick(service, () => new Request(address), patience) }
      expect(seen).toEqual({ field, isQuick: true })
    }
  },
)
