import type { Generated } from 'kysely'
import type { Audience } from '#wire/oauth.ts'
import type { Role } from '#wire/roles.ts'

/** Tables of how people get in; columns are as `schema.ts` says. */
type Id = Generated<number>
type Moment = number

export type AccessTables = {
  /** What a program signs in with, without a person beside it. */
  api_key: {
    id: Id
    name: string
    /** How it begins, for people to recognise it. */
    start: string
    key_hash: string
    access: 'read' | 'write'
    /** Whose it is, acting with their role; null for the account's own, which has a `role`. */
    user_id: number | null
    role: Role | null
    /** Requests a minute; null for what the installation allows. */
    rate_limit: number | null
    /** Null once that user is deleted. */
    made_by: number | null
    created_at: Moment
    expires_at: Moment | null
    /** Kept to the hour. */
    last_used_at: Moment | null
  }
  /** Somebody who was asked in and has not come yet; accepting or withdrawing it deletes the row. */
  invitation: {
    id: Id
    email: string
    email_key: string
    role: Role
    token_hash: string
    invited_by: number | null
    created_at: Moment
    /** Of the newest link. */
    sent_at: Moment
    expires_at: Moment
  }
  /** A link for one user, good once: using it deletes the row. */
  user_link: {
    id: Id
    kind: 'password_reset' | 'email_change'
    /** Null where nobody has the address that was typed. */
    user_id: number | null
    /** The address it was sent to; of an `email_change` the new one. */
    email: string
    token_hash: string
    created_at: Moment
    expires_at: Moment
  }

  /** A browser at the service's own pages, signed in. */
  session: {
    id: Id
    token_hash: string
    user_id: number | null
    created_at: Moment
    expires_at: Moment
    /** The browser's and its system's name, empty when unknown. */
    device: Generated<string>
    last_used_at: Moment | null
    /** `factor`: the password was right, and the second factor is still to come. */
    stage: Generated<'factor' | 'full'>
    /** What it was opened with. */
    method: Generated<'password' | 'passkey' | 'sso'>
  }
  /** A user's authenticator app; it counts once a code of it was entered. */
  totp: {
    id: Id
    user_id: number
    /** Sealed (service/domain/sealing.ts). */
    secret: string
    confirmed: Generated<0 | 1>
    /** The newest step of 30 seconds whose code was used. */
    last_step: Generated<number>
    created_at: Moment
  }
  /** One that was used is deleted. */
  recovery_code: { id: Id; user_id: number; code_hash: string; created_at: Moment }
  passkey: {
    id: Id
    user_id: number
    /** In base64url, as `public_key`. */
    credential_id: string
    public_key: string
    /** Separated by commas. */
    transports: string
    name: string
    counter: number
    created_at: Moment
    last_used_at: Moment | null
  }
  /** Whom the account lets vouch for its users by OpenID Connect; one at most. */
  identity_provider: {
    id: Id
    /** What its button says. */
    title: string
    issuer: string
    client_id: string
    /** Sealed (service/domain/sealing.ts). */
    client_secret: string
    /** JSON: domains of addresses it may vouch for, in lower case. */
    domains: string
    /** Of those who come for the first time. */
    role: Role
    /** Passwords and passkeys let in the emergency user alone. */
    only_way: Generated<0 | 1>
    emergency_user_id: number | null
    modified_at: Moment
  }
  /** Who a user is at the provider. */
  user_identity: { id: Id; user_id: number; issuer: string; subject: string; created_at: Moment }
  /** Somebody on their way to the provider and back; used once. */
  sso_attempt: {
    id: Id
    state_hash: string
    nonce: string
    verifier: string
    /** The browser it began in, as the hash of its session. */
    browser: string
    /** Where they were going: the query of the authorize request. */
    search: string
    expires_at: Moment
  }
  /** What a passkey is to sign next, for one browser; used once. `browser` is the hash of its session. */
  passkey_challenge: { id: Id; browser: string; challenge: string; expires_at: Moment }
  consent: { id: Id; user_id: number; oauth_client_id: number; given_at: Moment; audience: Generated<Audience> }
  oauth_code: {
    id: Id
    code_hash: string
    oauth_client_id: number
    user_id: number
    redirect_uri: string
    /** S256; null only for confidential clients that sent none. */
    code_challenge: string | null
    family: string
    audience: Generated<Audience>
    /** The browser's and its system's name, empty when unknown. */
    device: Generated<string>
    /** The browser session it was given in; that may have ended since. */
    session_id: number | null
    expires_at: Moment
    used_at: Moment | null
  }
  oauth_token: {
    id: Id
    token_hash: string
    kind: 'access' | 'refresh'
    /** All tokens that come from one sign-in. */
    family: string
    audience: Generated<Audience>
    oauth_client_id: number
    user_id: number
    created_at: Moment
    expires_at: Moment
    /** Refresh tokens are used once, and within the grace once more. */
    used_at: Moment | null
    revoked_at: Moment | null
    /** The refresh token it was given for; none where a code was. */
    given_for: number | null
    device: Generated<string>
    session_id: number | null
    /** Of an access token, to the hour; null until an hour after it was given. */
    last_used_at: Moment | null
  }
  sign_in_failure: { id: Id; name_key: string; address: string; at: Moment }
}
