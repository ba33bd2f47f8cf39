import * as z from 'zod/mini'
import { defaultMailRetrySeconds, defaultSettings } from '#service/default-settings.ts'
import { accountName } from '#service/oauth/register.ts'
import type { Settings } from '#service/ports.ts'
import { filesIn, filesStore } from './files-settings.ts'
import type { MailSettings } from './mail.ts'
import type { S3Settings } from './s3-files.ts'
import { interfaces } from '#wire/operation.ts'
import { mailbox, smtpServer } from './mail-settings.ts'
import { misspelled } from './misspelled.ts'

const wholeNumber = (least: number, most: number, error: string) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, error)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(least, error), z.maximum(most, error))),
  )

const isOrigin = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** A password with a slash in it would end the address early. PostgreSQL's own programs take one without a host. */
const isDatabase = (text: string) =>
  /^file:./.test(text) ||
  (/^postgres(ql)?:\/\/./.test(text) && URL.canParse(text.replace('@/', '@localhost/')) && isEncoded(text))

function isEncoded(text: string) {
  try {
    return decodeURIComponent(text) !== ''
  } catch {
    return false
  }
}

const secretParameters = ['password', 'sslpassword', 'scram_client_key', 'scram_server_key', 'oauth_client_secret']

/** In the query it would be an argument of PostgreSQL's own programs, which everybody on the machine can read. */
function isPasswordBeforeHost(text: string) {
  const query = /^postgres[^?]*\?(.*)/s.exec(text)?.[1]
  const names = new URLSearchParams(query)
  return !secretParameters.some((name) => names.has(name))
}

const address = z.pipe(
  z.string().check(z.refine(isOrigin, 'Enter an address with http:// or https://')),
  z.transform((text: string) => text.replace(/\/+$/, '')),
)

const listed = z.transform((text: string) => text.split(',').map((part) => part.trim()))

const origins = z.pipe(
  listed,
  z.array(
    z
      .string()
      .check(z.refine((text) => isOrigin(text) && new URL(text).origin === text, 'Enter origins, separated by commas')),
  ),
)

const hosts = z.pipe(
  listed,
  z.array(z.string().check(z.regex(/^[^\s/@]+$/, 'Enter hosts, as name or name:port, separated by commas'))),
)

const faces = z.pipe(listed, z.array(z.enum(interfaces, { error: 'Use v1, v2 and app, separated by commas' })))

const yesOrNo = z.pipe(
  z.enum(['true', 'false'], 'Use true or false'),
  z.transform((text) => text === 'true'),
)

const seconds = z.pipe(listed, z.array(wholeNumber(0, 1_000_000, 'Enter whole seconds, separated by commas')))

export const defaultPort = 4000

/** Every setting; docs/operating.md lists them, which a test checks. */
export const environment = z.object({
  PORT: z._default(wholeNumber(1, 65_535, 'Enter a port from 1 to 65535'), defaultPort),
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: z.optional(address),
  APP_URL: z.optional(address),
  APP_ACCOUNT: z.optional(
    z.string().check(z.regex(accountName, 'Enter the name of an account: lower-case letters, digits and dashes')),
  ),
  DATABASE_URL: z._default(
    z
      .string()
      .check(
        z.refine(isDatabase, 'Enter file: and a path, or postgres:// and a database, its password percent-encoded'),
        z.refine(isPasswordBeforeHost, 'Write the password before the host: postgres://user:password@host/database'),
      ),
    'file:data/proffer.db',
  ),
  DATABASE_CONNECTIONS: z._default(wholeNumber(1, 1000, 'Enter a whole number from 1 to 1000'), 10),
  FILES_URL: z.optional(filesStore),
  INTERFACES: z._default(faces, [...defaultSettings.interfaces]),
  ASSISTANTS: z._default(yesOrNo, true),
  RATE_LIMIT_PER_MINUTE: z._default(
    wholeNumber(1, 1_000_000, 'Enter a whole number from 1'),
    defaultSettings.rateLimitPerMinute,
  ),
  APP_ORIGINS: z._default(origins, [...defaultSettings.appOrigins]),
  WEBHOOK_ALLOW_HOSTS: z._default(hosts, [...defaultSettings.webhookAllowHosts]),
  WEBHOOK_RETRY_SECONDS: z._default(seconds, [...defaultSettings.webhookRetrySeconds]),
  SMTP_URL: z.optional(smtpServer),
  MAIL_FROM: z.optional(mailbox),
  MAIL_RETRY_SECONDS: z._default(seconds, [...defaultMailRetrySeconds]),
  SECRETS_KEY: z.optional(
    z.pipe(
      z.string().check(z.regex(/^[A-Za-z0-9+/_-]{43}=?$/, 'Enter 32 random bytes in base64: openssl rand -base64 32')),
      z.transform((text) => new Uint8Array(Buffer.from(text, 'base64'))),
    ),
  ),
  MAIL_BOUNCE_SECRET: z.optional(z.string().check(z.regex(/^\S{16,200}$/, 'Use 16 to 200 characters without spaces'))),
  MAILGUN_SIGNING_KEY: z.optional(z.string()),
  TRUST_PROXY: z._default(yesOrNo, false),
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
  /** Undefined without FILES_URL: files lie in the database. */
  filesStore: S3Settings | undefined
  /** The account that the app opens; undefined: the one in its config.json. */
  appAccount: string | undefined
  /** Offer the endpoint for assistants. */
  offersAssistants: boolean
  /** Use the last address in X-Forwarded-For, which our own proxy added. */
  trustProxy: boolean
  /** Seals secrets in the database; undefined without SECRETS_KEY. */
  sealingKey: Uint8Array<ArrayBuffer> | undefined
  /** Undefined without MAIL_BOUNCE_SECRET: nobody can report mails that did not arrive. */
  bounces: { secret: string; mailgunKey: string | undefined } | undefined
  /** Undefined without SMTP_URL: mails then stay in the outbox. */
  mail: MailSettings | undefined
}

/** What is wrong with the environment, one line for each variable. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/** Reads the settings; a variable that is empty counts as unset. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): HostSettings {
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const checked = environment.safeParse(variables)
  const faults = unknownIn(variables)
  for (const { path, message } of checked.error?.issues ?? []) {
    const name = String(path[0])
    faults.push(`${name}: ${message} (is ${shown(name, variables[name])})`)
  }
  if (!checked.success || faults.length > 0) throw new SettingsError(faults.join('\n'))
  const { HOST, PORT, PUBLIC_URL = `http://localhost:${PORT}`, APP_URL = PUBLIC_URL, ...rest } = checked.data
  return {
    host: HOST,
    port: PORT,
    publicUrl: PUBLIC_URL,
    appUrl: APP_URL,
    database: databaseIn(rest.DATABASE_URL, rest.DATABASE_CONNECTIONS),
    filesStore: filesIn(rest.FILES_URL),
    appAccount: rest.APP_ACCOUNT,
    trustProxy: rest.TRUST_PROXY,
    appOrigins: rest.APP_ORIGINS,
    interfaces: rest.INTERFACES,
    offersAssistants: rest.ASSISTANTS,
    rateLimitPerMinute: rest.RATE_LIMIT_PER_MINUTE,
    webhookAllowHosts: rest.WEBHOOK_ALLOW_HOSTS,
    webhookRetrySeconds: rest.WEBHOOK_RETRY_SECONDS,
    sealingKey: rest.SECRETS_KEY,
    mail: mailIn(rest),
    bounces: bouncesIn(rest),
  }
}

/** A misspelled setting would silently leave its default in force. */
function unknownIn(variables: Readonly<Record<string, string | undefined>>) {
  const known = Object.keys(environment.shape)
  return Object.entries(variables).flatMap(([name, value = '']) => {
    const words = misspelled(name, value, known)
    return words === undefined ? [] : [`${name}: ${words}`]
  })
}

/** An address may hold a password, which must not end up in a log, and neither must a secret. */
function shown(name: string, value = '') {
  if (/(?:SECRET|_KEY)$/.test(name)) return '…'
  return name.endsWith('_URL') ? value.replace(/^.*@/s, '…@').replace(/\?.*$/s, '?…') : value
}

const databaseIn = (url: string, connections: number): DatabaseSettings =>
  url.startsWith('file:')
    ? { engine: 'sqlite', file: url.slice('file:'.length) }
    : { engine: 'postgres', url, connections }

type MailVariables = Pick<z.output<typeof environment>, 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_RETRY_SECONDS'>

function mailIn({ SMTP_URL, MAIL_FROM, MAIL_RETRY_SECONDS }: MailVariables): MailSettings | undefined {
  if (!SMTP_URL) return undefined
  if (MAIL_FROM) return { server: SMTP_URL, from: MAIL_FROM, retrySeconds: MAIL_RETRY_SECONDS }
  throw new SettingsError('MAIL_FROM: Enter the address that mails come from, since SMTP_URL is set')
}

type BounceVariables = Pick<z.output<typeof environment>, 'MAIL_BOUNCE_SECRET' | 'MAILGUN_SIGNING_KEY'>

function bouncesIn({ MAIL_BOUNCE_SECRET: secret, MAILGUN_SIGNING_KEY: mailgunKey }: BounceVariables) {
  if (secret !== undefined) return { secret, mailgunKey }
  if (mailgunKey === undefined) return undefined
  throw new SettingsError('MAIL_BOUNCE_SECRET: Enter a secret of your own, since MAILGUN_SIGNING_KEY is set')
}
