import * as client from 'openid-client'
import type { Provider, SingleSignOn } from '#service/ports.ts'
import { wordsOf, type NetworkOptions } from './deliver.ts'
import { publicFetch } from './public-fetch.ts'

/** Seconds for each request to the provider. */
const patience = 10

/** OpenID Connect by openid-client, which checks issuer, audience, nonce, state, signature and times of an ID token. */
export function nodeSingleSignOn(options: NetworkOptions): SingleSignOn {
  const fetch = publicFetch(options)
  const configured = async ({ issuer, clientId, clientSecret }: Provider) => {
    const found = await client.discovery(new URL(issuer), clientId, undefined, undefined, {
      [client.customFetch]: fetch,
      timeout: patience,
    })
    const metadata = found.serverMetadata()
    const takesPost = metadata.token_endpoint_auth_methods_supported?.includes('client_secret_post')
    const proof = takesPost ? client.ClientSecretPost(clientSecret) : client.ClientSecretBasic(clientSecret)
    const config = new client.Configuration(metadata, clientId, undefined, proof)
    config[client.customFetch] = fetch
    config.timeout = patience
    return config
  }

  return {
    test: (provider) =>
      said(async () => {
        await configured(provider)
      }),
    begin: (provider, { redirectUri, state, nonce, verifier, signInAgain }) =>
      said(async () => {
        const to = client.buildAuthorizationUrl(await configured(provider), {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(signInAgain && { prompt: 'login' }),
        })
        return to.href
      }),
    finish: (provider, { cameBackTo, state, nonce, verifier }) =>
      said(async () => {
        const config = await configured(provider)
        const tokens = await client.authorizationCodeGrant(config, new URL(cameBackTo), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims) throw new Error('The provider sent no ID token')
        // Many providers put the address into the answer about the user alone.
        const info =
          claims['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined
            ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
            : claims
        return {
          issuer: claims.iss,
          subject: claims.sub,
          email: textIn(info['email']),
          emailVerified: info['email_verified'] === true,
          firstname: textIn(info['given_name']) ?? '',
          lastname: textIn(info['family_name']) ?? '',
        }
      }),
  }
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** With a reason that an administrator can act on; libraries wrap what went wrong on the way. */
async function said<Outcome>(task: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await task()
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    throw new Error(wordsOf(cause), { cause: error })
  }
}
