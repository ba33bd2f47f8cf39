import * as z from 'zod/mini'
import { defaultMailRetrySeconds, defaultRetrySeconds } from '#service/delivery/retry.ts'
import type { Settings } from '#service/ports.ts'
import type { MailSettings } from './mail.ts'
import { interfaces } from '#wire/operation.ts'
import { mailbox, smtpServer } from './mail-settings.ts'

const wholeNumber = (least: number, most: number, error: string) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, error)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(least, error), z.maximum(most, error))),
  )

const isOrigin = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

const address = z.pipe(
  z.string().check(z.refine(isOrigin, 'Give an address with http:// or https://')),
  z.transform((text: string) => text.replace(/\/+$/, '')),
)

const listed = z.transform((text: string) => text.split(',').map((part) => part.trim()))

const origins = z.pipe(
  listed,
  z.array(
    z
      .string()
      .check(z.refine((text) => isOrigin(text) && new URL(text).origin === text, 'Give origins, separated by commas')),
  ),
)

const hosts = z.pipe(
  listed,
  z.array(z.string().check(z.regex(/^[^\s/@]+$/, 'Give hosts, as name or name:port, separated by commas'))),
)

const faces = z.pipe(
  listed,
  z.array(z.enum(interfaces, { error: 'Give v1, v2 and app, those it is to speak, separated by commas' })),
)

const seconds = z.pipe(listed, z.array(wholeNumber(0, 1_000_000, 'Give whole seconds, separated by commas')))

/** Every setting; docs/operating.md lists them, and a test holds it to this. */
export const environment = z.object({
  PORT: z._default(wholeNumber(1, 65_535, 'Give a port from 1 to 65535'), 4000),
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: z.optional(address),
  APP_URL: z.optional(address),
  DATABASE_URL: z._default(
    z.string().check(z.regex(/^(file:.|postgres(ql)?:\/\/.)/, 'Give file: and a path, or postgres:// and a database')),
    'file:data/proffer.db',
  ),
  DATABASE_CONNECTIONS: z._default(wholeNumber(1, 1000, 'Give a whole number from 1 to 1000'), 10),
  INTERFACES: z._default(faces, [...interfaces]),
  RATE_LIMIT_PER_MINUTE: z._default(wholeNumber(1, 1_000_000, 'Give a whole number from 1'), 600),
  APP_ORIGINS: z._default(origins, []),
  WEBHOOK_ALLOW_HOSTS: z._default(hosts, []),
  WEBHOOK_RETRY_SECONDS: z._default(seconds, [...defaultRetrySeconds]),
  SMTP_URL: z.optional(smtpServer),
  MAIL_FROM: z.optional(mailbox),
  MAIL_RETRY_SECONDS: z._default(seconds, [...defaultMailRetrySeconds]),
  TRUST_PROXY: z._default(
    z.pipe(
      z.enum(['true', 'false'], 'Give true or false'),
      z.transform((given) => given === 'true'),
    ),
    false,
  ),
})

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether only this machine can reach an address. */
export const isLoopback = (url: string) => loopback.has(new URL(url).hostname)

export type DatabaseSettings =
  | { engine: 'sqlite'; file: string }
  | { engine: 'postgres'; url: string; connections: number }

export type HostSettings = Settings & {
  host: string
  port: number
  database: DatabaseSettings
  /** The last address in X-Forwarded-For counts, since a proxy of ours put it there. */
  trustProxy: boolean
  /** Undefined without SMTP_URL: mails then stay in the outbox. */
  mail: MailSettings | undefined
}

/** What is wrong with the environment, one line for each variable. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/** Reads the settings; a variable that is empty counts as unset. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): HostSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const checked = environment.safeParse(given)
  if (!checked.success) {
    const lines = checked.error.issues.map(
      ({ path: [name], message }) => `${String(name)}: ${message} (is ${shown(String(name), given[String(name)])})`,
    )
    throw new SettingsError(['The settings do not fit:', ...lines].join('\n'))
  }
  const { HOST, PORT, PUBLIC_URL = `http://localhost:${PORT}`, APP_URL = PUBLIC_URL, ...rest } = checked.data
  return {
    host: HOST,
    port: PORT,
    publicUrl: PUBLIC_URL,
    appUrl: APP_URL,
    database: databaseIn(rest.DATABASE_URL, rest.DATABASE_CONNECTIONS),
    trustProxy: rest.TRUST_PROXY,
    appOrigins: rest.APP_ORIGINS,
    interfaces: rest.INTERFACES,
    rateLimitPerMinute: rest.RATE_LIMIT_PER_MINUTE,
    webhookAllowHosts: rest.WEBHOOK_ALLOW_HOSTS,
    webhookRetrySeconds: rest.WEBHOOK_RETRY_SECONDS,
    mail: mailIn(rest),
  }
}

/** An address may hold a password, which must not end up in a log. */
const shown = (name: string, value = '') => (name.endsWith('_URL') ? value.replace(/^.*@/s, '…@') : value)

const databaseIn = (url: string, connections: number): DatabaseSettings =>
  url.startsWith('file:')
    ? { engine: 'sqlite', file: url.slice('file:'.length) }
    : { engine: 'postgres', url, connections }

type MailVariables = Pick<z.output<typeof environment>, 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_RETRY_SECONDS'>

function mailIn({ SMTP_URL, MAIL_FROM, MAIL_RETRY_SECONDS }: MailVariables): MailSettings | undefined {
  if (!SMTP_URL) return undefined
  if (MAIL_FROM) return { server: SMTP_URL, from: MAIL_FROM, retrySeconds: MAIL_RETRY_SECONDS }
  throw new SettingsError(
    'The settings do not fit:\nMAIL_FROM: Give the address that mails come from, since SMTP_URL is set',
  )
}
