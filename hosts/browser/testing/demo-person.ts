type DemoClient = {
  ask: (path: string, init?: RequestInit) => Promise<Response>
  demo: (path: string, body?: object) => Promise<Response>
}

const verifier = 'v'.repeat(43)
export const pages = '/accounts/van-vliet/oauth2'

async function challenge() {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return Buffer.from(digest).toString('base64url')
}

export const request = async () =>
  new URLSearchParams({
    client_id: 'proffer-app',
    redirect_uri: 'https://demo.test/below/callback',
    response_type: 'code',
    code_challenge: await challenge(),
    code_challenge_method: 'S256',
    state: 's',
  })

export const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })

/** By way of a persona, who has consented already. */
export async function tokenOf({ ask, demo }: DemoClient, persona = 'seller') {
  await demo('/persona', { persona })
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

export const create = ({ ask }: DemoClient, headers: Record<string, string>, name: string) =>
  ask('/api/v2/van-vliet/contacts', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'organisation', name }),
  })
