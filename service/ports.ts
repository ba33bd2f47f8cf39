import type { Hono } from 'hono'
import type { SealingKey } from './domain/sealing.ts'
import type { Digest } from './domain/token-hash.ts'
import type { FontFile } from './document/faces.ts'
import type { FileStore, PictureCodec } from './file-ports.ts'
import type { BouncePorts, Mailer } from './mail-ports.ts'
import type { ServiceEnv } from './routes/env.ts'
import type { Interface } from '#wire/operation.ts'
import type { Db } from './store/db.ts'

/** What the service needs from its host. */
export type Ports = {
  db: Db
  /** Whether the database file is still where the next start will look for it; assumed when absent. */
  isInPlace?: () => boolean
  /** The clock: milliseconds since 1970, UTC. */
  now: () => number
  /** From 0 up to 1. */
  random: () => number
  /** For hosts with a faster one than WebCrypto, which uses another thread each time. */
  sha256?: Digest
  /** Slow hashes for passwords, off the request path (interface, section 6.6). */
  passwords: Passwords
  /** Seals secrets that must be read back; without one they are kept as they are. */
  sealingKey?: SealingKey
  /** Checks passkeys; where a host has none, they are not offered. */
  passkeys?: Passkeys
  /** Asks a provider who somebody is (OpenID Connect); where a host has none, it is not offered. */
  singleSignOn?: SingleSignOn
  /** Carries the session of the authorize pages: a cookie on Node, a row where there are no cookies. */
  sessions: SessionCarrier
  /**
   * Style of the service's own pages: the token values that app and service share, then service/oauth/pages.css for
   * signing in (`css`) or service/openapi/reference.css for /docs (`reference`), and the script of /docs.
   */
  look: { css: string; reference: string; referenceScript: string; font: Uint8Array<ArrayBuffer> | undefined }
  /** The bytes of a font that documents are set in, as WOFF (service/document/faces.ts). */
  readFont: (file: FontFile) => Promise<Uint8Array<ArrayBuffer>>
  /** One structured line per event; never a secret, a token or a body. */
  log: (entry: LogEntry) => void
  network: Network
  pictures: PictureCodec
  /** Where the bytes of files lie; without one in the database. */
  files?: FileStore | undefined
  /** Without it mails stay queued in the outbox. */
  mail?: Mailer | undefined
  /** Takes in what is reported of mails that did not arrive; without it nobody can report any. */
  bounces?: BouncePorts | undefined
  /** The endpoint for assistants (service/assistant/endpoint.ts); where a host has none, nobody can connect one. */
  assistants?: AssistantsEndpoint | undefined
  /** Users anybody can sign in as with one click, in the demo only. */
  personas?: readonly Persona[] | undefined
  settings: Settings
}

/**
 * Answers all below `/mcp`. Given by the host, so that the demo, where no outside program gets in, does not load it.
 */
export type AssistantsEndpoint = (ports: Ports) => Hono<ServiceEnv>

/** A fictitious user, whose password is not secret. */
export type Persona = { account: string; email: string; password: string; title: string }

export type Passwords = {
  /** Returns text that includes parameters and salt. */
  hash: (password: string) => Promise<string>
  /** Takes the same time whether `hash` is undefined (unknown user) or does not match. */
  verify: (password: string, hash: string | undefined) => Promise<boolean>
}

/** What a browser answers for a passkey, as it came: JSON that nobody has looked at. */
type PasskeyAnswer = { answer: unknown; challenge: string }
type PasskeyCredential = { id: string; publicKey: string; counter: number; transports: readonly string[] }

/** WebAuthn for one relying party: the host of the service's own pages. Texts are base64url. */
export type Passkeys = {
  /** The script of the pages, which asks the browser. */
  script: string
  /** Options for a new passkey, as the browser takes them, with the challenge in them. */
  newOptions: (
    user: { handle: string; name: string; title: string },
    exclude: readonly string[],
  ) => Promise<{ challenge: string }>
  /** Undefined when the answer does not prove it. */
  checkNew: (given: PasskeyAnswer) => Promise<PasskeyCredential | undefined>
  /** Options to prove a passkey; any of this site where `allow` is left out. */
  proofOptions: (allow?: readonly { id: string; transports: readonly string[] }[]) => Promise<{ challenge: string }>
  /** The new counter of a passkey that signed the challenge; undefined when it did not. `verified`: it must have
   * known its holder, by PIN or body. */
  checkProof: (
    given: PasskeyAnswer & { passkey: PasskeyCredential; verified: boolean },
  ) => Promise<{ counter: number } | undefined>
}

export type Provider = { issuer: string; clientId: string; clientSecret: string }
type Trip = { redirectUri: string; state: string; nonce: string; verifier: string }

/** Whom the provider says somebody is. */
export type Vouched = {
  issuer: string
  subject: string
  email: string | undefined
  emailVerified: boolean
  firstname: string
  lastname: string
}

/**
 * OpenID Connect by the authorization code flow with PKCE. Asks public https hosts alone, as webhooks do. Rejects with a
 * human-readable reason.
 */
export type SingleSignOn = {
  /** Whether the provider answers, and is who it says. */
  test: (provider: Provider) => Promise<void>
  /** Where the person goes; with `signInAgain` the provider is to ask who they are although it knows. */
  begin: (provider: Provider, trip: Trip & { signInAgain: boolean }) => Promise<string>
  /** Checks what they came back with: state, issuer, audience, nonce, signature, time. */
  finish: (provider: Provider, trip: Trip & { cameBackTo: string }) => Promise<Vouched>
}

export type SessionCarrier = {
  read: (request: Request) => string | undefined
  /** Undefined ends the session. It is sent to `path` and below. */
  write: (headers: Headers, token: string | undefined, path: string) => void
}

export type LogEntry = { level: 'info' | 'warn' | 'error'; message: string; request_id?: string } & Record<
  string,
  unknown
>

export type Settings = {
  /** `{base_url}` as seen from outside, without a slash at the end. */
  publicUrl: string
  /** Where the app is, for links to customers; without a slash at the end. */
  appUrl: string
  /** Origins that may call the API from a browser, besides `publicUrl`. */
  appOrigins: readonly string[]
  /** Interfaces offered besides version 2; all by default. */
  interfaces?: readonly Interface[]
  /** Requests a minute for each access token (interface, section 1.8). */
  rateLimitPerMinute: number
  /** Hosts that webhooks may be sent to even if not public, as `host` or `host:port`. */
  webhookAllowHosts: readonly string[]
  /** Seconds from one try of a delivery to the next; one try more than there are gaps (interface, section 7.5). */
  webhookRetrySeconds: readonly number[]
}

/** Outgoing webhook requests (interface, section 7). */
export type Network = {
  /**
   * Posts once: no redirects, no cookies, certificates verified, public addresses only. Aborted by `signal`. Rejects
   * with a human-readable reason when there was no complete response.
   */
  deliver: (request: WebhookRequest) => Promise<WebhookAnswer>
  /** All addresses of a host, as text; empty when there is none, undefined where the host cannot resolve names. */
  resolve: (host: string) => Promise<readonly string[] | undefined>
}

export type Header = { name: string; value: string }
export type WebhookRequest = { url: string; headers: readonly Header[]; body: string; signal: AbortSignal }
export type WebhookAnswer = {
  status: number
  headers: readonly Header[]
  /** At most `maxWebhookAnswerBytes`. */
  body: Uint8Array
  /** The rest of the body was not read. */
  cut: boolean
}
