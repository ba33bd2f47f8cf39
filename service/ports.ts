import type { Digest } from './domain/token-hash.ts'
import type { Interface } from '#wire/operation.ts'
import type { Db } from './store/db.ts'

/** What the service needs from the place it runs in. Everything else it brings along. */
export type Ports = {
  db: Db
  /** The one clock: milliseconds since 1970, UTC. */
  now: () => number
  /** From 0 up to 1. */
  random: () => number
  /** Where there is one that is quicker than WebCrypto, which asks another thread each time. */
  sha256?: Digest
  /** Slow hashes for passwords, off the request path (wire section 6). */
  passwords: Passwords
  /** Carries the session of the authorize pages: a cookie on Node, a row where there are no cookies. */
  sessions: SessionCarrier
  /**
   * Style of the service's own pages: the token values that app and service share, then service/oauth/pages.css for
   * signing in (`css`) or service/openapi/reference.css for /docs (`reference`).
   */
  look: { css: string; reference: string; font: Uint8Array<ArrayBuffer> | undefined }
  /** One structured line per event; never a secret, a token or a body. */
  log: (entry: LogEntry) => void
  network: Network
  /** Without a way out mails stay in the outbox, queued. */
  mail?: Mailer | undefined
  /** Whom a demo lets anybody sign in as by one click; nobody anywhere else. */
  personas?: readonly Persona[] | undefined
  settings: Settings
}

/** A made-up user, whose password is no secret. */
export type Persona = { account: string; email: string; password: string; title: string }

export type Passwords = {
  /** Text that carries its own parameters and salt. */
  hash: (password: string) => Promise<string>
  /** Takes the same time whether `hash` is undefined (unknown user) or does not match. */
  verify: (password: string, hash: string | undefined) => Promise<boolean>
}

export type SessionCarrier = {
  read: (request: Request) => string | undefined
  /** Undefined ends the session. It goes along to `path` and below. */
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
  /** Those it speaks besides version 2; all when left out. */
  interfaces?: readonly Interface[]
  /** Requests a minute for each access token (wire section 1). */
  rateLimitPerMinute: number
  /** Hosts that webhooks may be sent to wherever they are, as `host` or `host:port`. */
  webhookAllowHosts: readonly string[]
  /** Seconds from one try of a delivery to the next; one try more than there are gaps (wire section 7). */
  webhookRetrySeconds: readonly number[]
}

/** The way out to webhooks (wire section 7). */
export type Network = {
  /**
   * Posts once: no redirects, no cookies, certificates verified, nothing but public addresses dialled. Ends when
   * `signal` says so. Rejects with words for people when no whole answer came.
   */
  deliver: (request: WebhookRequest) => Promise<WebhookAnswer>
  /** Every address of a host, as text; empty when there is none, undefined where the place cannot tell. */
  resolve: (host: string) => Promise<readonly string[] | undefined>
}

export type Header = { name: string; value: string }
export type WebhookRequest = { url: string; headers: readonly Header[]; body: string; signal: AbortSignal }
export type WebhookAnswer = {
  status: number
  headers: readonly Header[]
  /** At most `answerLimit` bytes. */
  body: Uint8Array
  /** There was more, which was not read. */
  cut: boolean
}

/** How much of a webhook's answer is read, in bytes. */
export const answerLimit = 65_536

/** The way out for mails (promises, "Webhooks and mail"). */
export type Mailer = {
  /** The service's own address, which all mails come from. */
  from: Mailbox
  /** Seconds from one try of a mail to the next; one try more than there are gaps. */
  retrySeconds: readonly number[]
  /**
   * Hands one mail to a mail server as plain text, and says how that went: `retry` when nobody can say yet, `refused`
   * when another try would be refused too. Reasons are in words for people. Ends when `signal` says so.
   */
  send: (mail: OutgoingMail, signal: AbortSignal) => Promise<MailAnswer>
}

/** The name may be empty. */
export type Mailbox = { name: string; address: string }
export type OutgoingMail = {
  /** In its angle brackets. */
  messageId: string
  from: Mailbox
  replyTo: Mailbox
  to: string
  subject: string
  text: string
}
export type MailAnswer = { outcome: 'accepted' } | { outcome: 'retry' | 'refused'; reason: string }
