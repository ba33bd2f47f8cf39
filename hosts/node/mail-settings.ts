import * as z from 'zod/mini'
import { isOneAddress } from '#service/delivery/mail-headers.ts'
import type { Mailbox } from '#service/mail-ports.ts'

/** A mail server, as SMTP_URL names it. */
export type SmtpServer = {
  host: string
  port: number
  /** TLS from the first byte; otherwise STARTTLS where the server offers it. */
  secure: boolean
  user?: { name: string; password: string }
}

/** Options in the address could disable certificate checks. */
const form = /^(smtps?):\/\/(?:([^:@/]+):([^@/]+)@)?([^:@/?#\s]+|\[[\da-f:]+\])(?::(\d{1,5}))?\/?$/i

function serverIn(text: string): SmtpServer | undefined {
  const [, scheme = '', name, password, host, port] = form.exec(text) ?? []
  if (host === undefined) return undefined
  const secure = scheme.toLowerCase() === 'smtps'
  const server = { host: host.replace(/^\[|\]$/g, ''), port: Number(port ?? (secure ? 465 : 587)), secure }
  if (name === undefined || password === undefined) return server
  try {
    return { ...server, user: { name: decodeURIComponent(name), password: decodeURIComponent(password) } }
  } catch {
    // A percent sign that encodes nothing.
    return undefined
  }
}

/** `smtp://` or `smtps://`, name and password percent-encoded. */
export const smtpServer = z.pipe(
  z.string(),
  z.transform((text, { issues }) => {
    const server = serverIn(text)
    if (server && server.port <= 65_535) return server
    const message = 'Enter smtp:// or smtps:// and a host, for example smtps://user:password@mail.example.com:465'
    issues.push({ code: 'custom', message, input: text })
    return z.NEVER
  }),
)

/** `Offers <offers@example.com>` or the address alone. */
export const mailbox = z.pipe(
  z.string(),
  z.transform((text, { issues }): Mailbox => {
    const [, name = '', address = text] = /^(.*?)\s*<([^<>]*)>$/.exec(text.trim()) ?? []
    if (isOneAddress(address.trim()) && !/[\p{Cc}<>]/u.test(name))
      return { name: name.replace(/^"(.*)"$/, '$1'), address: address.trim() }
    issues.push({ code: 'custom', message: 'Enter an address, for example Offers <offers@example.com>', input: text })
    return z.NEVER
  }),
)
