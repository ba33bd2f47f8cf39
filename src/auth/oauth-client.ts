import { ErrorResponse, OidcClient, type StateStore } from 'oidc-client-ts'
import * as z from 'zod/mini'
import type { AppConfig } from './config.ts'
import { returnPath } from './return-path.ts'
import { SignInError } from './session-errors.ts'
import { authUrl, sessionRecord, type SessionRecord } from './session-record.ts'

const minutes = 60
const staleStateAge = 10 * minutes
const requestLimit = 15

export type SignInOptions = {
  /** The service asks who it is although it may still know, as somebody expects who has just signed out. */
  asksAgain?: boolean
  /** The service's pages speak it too. */
  language?: string
  /** Others use this computer: nothing of the account is kept in the browser. */
  isShared?: boolean
}

export type OAuthClient = ReturnType<typeof newOAuthClient>

/**
 * The authorization code grant with PKCE for this deployment (interface, section 6). Only this file knows
 * oidc-client-ts, and it is loaded when somebody signs in, out, or refreshes: a signed-in start does without. The plain
 * OidcClient is used, not the UserManager: that one opens iframes, starts timers and keeps the user itself.
 */
export function newOAuthClient(config: AppConfig, app: { origin: string; callback: string }, states: StateStore) {
  const issuer = authUrl(config, app.origin)
  const clientWith = (tokenPath: string) =>
    new OidcClient({
      authority: issuer,
      client_id: config.client_id,
      redirect_uri: app.callback,
      // The library insists on a scope that is not "openid"; the service knows none, so it is never sent.
      scope: 'api',
      omitScopeWhenRequesting: true,
      loadUserInfo: false,
      // Where the service is on this origin it ends the session of its own pages with the tokens.
      fetchRequestCredentials: 'same-origin',
      requestTimeoutInSeconds: requestLimit,
      staleStateAgeInSeconds: staleStateAge,
      stateStore: states,
      metadata: {
        issuer,
        authorization_endpoint: `${issuer}/oauth2/authorize`,
        token_endpoint: `${issuer}${tokenPath}`,
        revocation_endpoint: `${issuer}/oauth2/revoke`,
      },
    })
  const client = clientWith('/oauth2/token')
  const refreshing = clientWith('/oauth2/refresh-token')

  return {
    /** The address to send the person to; a fresh state and verifier are kept until they come back. */
    async begin(
      returnTo: string,
      { asksAgain = false, isShared = false, language }: SignInOptions = {},
    ): Promise<string> {
      const { url } = await client.createSigninRequest({
        state: { returnTo: returnPath(returnTo), isShared },
        request_type: 'si:r',
        ...(asksAgain && { prompt: 'login' }),
        ...(language !== undefined && { ui_locales: language }),
      })
      return url
    },

    /** Redeems the code in the callback's address, once. */
    async finish(address: string): Promise<{ record: SessionRecord; returnTo: string; isShared: boolean }> {
      await checkState(client, states, address, (iss) => isOurs(iss, issuer, config))
      const answer = await client.processSigninResponse(address).catch(refusal)
      // What an older version of the app began says nothing of the computer: then nothing is kept.
      const { returnTo, isShared } = begun.safeParse(answer.userState).data ?? {
        returnTo: answer.userState,
        isShared: true,
      }
      return { record: asRecord(answer), returnTo: returnPath(returnTo), isShared }
    },

    async refresh(refresh_token: string): Promise<SessionRecord> {
      const state = { refresh_token, session_state: null, profile: nobody }
      const answer = await refreshing.useRefreshToken({ state, timeoutInSeconds: requestLimit }).catch(refusal)
      const record = asRecord(answer)
      // A service that does not rotate gives no new refresh token: the old one stays good.
      return { ...record, refresh_token: record.refresh_token ?? refresh_token }
    },

    async revoke({ refresh_token, access_token }: SessionRecord): Promise<void> {
      if (refresh_token !== undefined) await client.revokeToken(refresh_token, 'refresh_token')
      await client.revokeToken(access_token, 'access_token')
    },
  }
}

/** What was given along when the sign-in began. */
const begun = z.object({ returnTo: z.string(), isShared: z.boolean() })

/** The library wants the claims of an identity token, which this service does not issue. */
const nobody = { sub: '', iss: '', aud: '', exp: 0, iat: 0 }

/** Refuses a state that is unknown, used or old, and an answer in another issuer's name (RFC 9207). */
async function checkState(
  client: OidcClient,
  states: StateStore,
  address: string,
  isIssuer: (iss: string) => boolean,
): Promise<void> {
  const { state } = await client.readSigninResponseState(address).catch((cause: unknown) => {
    throw new SignInError('state', cause)
  })
  const age = Date.now() / 1000 - state.created
  const iss = new URL(address).searchParams.get('iss')
  if (age < staleStateAge && (iss === null || isIssuer(iss))) return
  await states.remove(state.id)
  throw new SignInError('state')
}

/** Behind a proxy a service on our own origin may know itself under another; then the account's path decides. */
function isOurs(iss: string, issuer: string, { service }: AppConfig) {
  if (/^https?:/.test(service)) return iss === issuer
  return URL.canParse(iss) && new URL(iss).pathname === new URL(issuer).pathname
}

/** An answer without a token that can be used is no answer. */
function asRecord(answer: unknown): SessionRecord {
  const record = sessionRecord.safeParse(answer)
  if (record.success) return record.data
  throw new SignInError('unreachable', record.error)
}

const temporary = ['server_error', 'temporarily_unavailable']

function refusal(cause: unknown): never {
  if (!(cause instanceof ErrorResponse)) throw new SignInError('unreachable', cause)
  if (cause.error === 'access_denied') throw new SignInError('denied', cause)
  throw new SignInError(temporary.includes(cause.error ?? '') ? 'unreachable' : 'refused', cause)
}
