import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import { ownHeader } from '#service/bounces/report.ts'
import { mailsAtOnce } from '#service/delivery/mails.ts'
import type { Mailbox, MailAnswer, Mailer } from '#service/mail-ports.ts'
import type { LogEntry } from '#service/ports.ts'
import type { SmtpServer } from './mail-settings.ts'

export type MailSettings = { server: SmtpServer; from: Mailbox; retrySeconds: readonly number[] }

type MailerOptions = {
  log: (entry: LogEntry) => void
  /** Certificates to trust besides the usual ones. */
  ca?: string
}

/** How long mails in flight have when the service is asked to stop. */
const patience = 7_000

/** The mailer port for one mail server: pooled connections, certificates verified. */
export function smtpMailer({ server, from, retrySeconds }: MailSettings, { log, ca }: MailerOptions) {
  const { host, port, secure, user } = server
  const transport = createTransport({
    pool: true,
    maxConnections: mailsAtOnce,
    // A connection dropped by the server is replaced once; a mail whose transmission had started is not resent.
    maxRequeues: 1,
    idleTimeout: 30_000,
    host,
    port,
    secure,
    // Passwords are never sent unencrypted, except to a server on this machine.
    requireTLS: user !== undefined && !isThisMachine(host),
    ...(user && { auth: { user: user.name, pass: user.password } }),
    tls: { rejectUnauthorized: true, ...(ca !== undefined && { ca }), ...(isIP(host) === 0 && { servername: host }) },
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    dnsTimeout: 10_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  const send: Mailer['send'] = async ({ text, html, attachments, ...headers }, signal) => {
    try {
      const files = attachments.map(({ name, type, bytes }) => ({
        filename: name,
        contentType: type,
        content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      }))
      await transport.sendMail({
        ...headers,
        text,
        html,
        attachments: files,
        headers: ownHeaders(headers.messageId, host),
        dsn: { id: bare(headers.messageId), return: 'headers', notify: ['failure', 'delay'], recipient: headers.to },
        xMailer: false,
        signal,
      })
      return { outcome: 'accepted' }
    } catch (error) {
      // Details of the server are for the operator, not for users; whose mail it was is in the outbox.
      const said = withoutAddresses(wordsOf(error))
      log({ level: 'warn', message: 'mail refused by its server', mail: headers.messageId, error: said })
      return answerTo(error)
    }
  }

  /** `ended` resolves when nothing is in flight; mails that take too long are cut off, and count as not accepted. */
  async function close(ended: Promise<unknown>) {
    const late = setTimeout(() => transport.close({ force: true }), patience)
    await ended
    clearTimeout(late)
    transport.close({ force: true })
  }

  return { from, retrySeconds, send, close }
}

const bare = (messageId: string) => messageId.replace(/^<|>$/g, '')

/**
 * What brings a mail's Message-ID back in a report of its bounce where a mail service gives it another one
 * (docs/operating.md, "Bounces").
 */
const ownHeaders = (messageId: string, host: string) => ({
  [ownHeader]: messageId,
  ...(host.endsWith('.postmarkapp.com') && { 'X-PM-KeepID': 'true', 'X-PM-Metadata-mail': bare(messageId) }),
})

const isThisMachine = (host: string) =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))

type SmtpFault = { code?: unknown; responseCode?: unknown; response?: unknown }

/**
 * Only a 5xx about the mail is permanent; one about the session (a wrong password, for example) can be fixed by the
 * operator.
 */
function answerTo(error: unknown): MailAnswer {
  const { code, responseCode, response }: SmtpFault = typeof error === 'object' && error !== null ? error : {}
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  const said = typeof response === 'string' ? response.replace(/[\s\p{Cc}]+/gu, ' ').trim() : ''
  if (isAboutMail && isFinal(responseCode)) return { outcome: 'refused', reason: shortened(said || wordsOf(error)) }
  const reason = isAboutMail && said ? said : (words.get(code) ?? 'The mail server could not be used')
  return { outcome: 'retry', reason: shortened(reason) }
}

/** Without a code the server was not asked: the mail itself is invalid. 503 is about the order of commands. */
const isFinal = (code: unknown) => typeof code !== 'number' || (code >= 500 && code <= 599 && code !== 503)

const words = new Map<unknown, string>([
  ['EAUTH', 'The mail server does not let this service in'],
  ['ETLS', 'The mail server cannot be spoken to safely'],
  ['EDNS', 'The mail server cannot be found'],
  ['ETIMEDOUT', 'The mail server did not answer in time'],
  ['EABORT', 'The mail server did not answer in time'],
  ['ESOCKET', 'The mail server cannot be reached'],
  ['ECONNECTION', 'The connection to the mail server broke'],
])

const shortened = (text: string) => (text.length > 500 ? `${text.slice(0, 499)}…` : text)

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const withoutAddresses = (text: string) => text.replace(/[^\s<>]+@[^\s<>]+/g, '…')
