/** Outgoing mail (promises, "Webhooks and mail"). */
export type Mailer = {
  /** The service's own address, which all mails come from. */
  from: Mailbox
  /** It only keeps them, as the demo does: what must reach its reader is shown instead. */
  keepsOnly?: true
  /** Seconds from one try of a mail to the next; one try more than there are gaps. */
  retrySeconds: readonly number[]
  /**
   * Hands one mail to a mail server, as plain text and as HTML, and returns the outcome: `retry` for a temporary
   * failure, `refused` for a permanent one. Reasons are human-readable. Aborted by `signal`.
   */
  send: (mail: OutgoingMail, signal: AbortSignal) => Promise<MailAnswer>
}

/** Who may report mails that did not arrive (docs/operating.md, "Bounces"). */
export type BouncePorts = {
  secret: string
  /** Mailgun's webhook signing key. */
  mailgunKey?: string | undefined
  sns?: SnsPort | undefined
}

/** Amazon SNS; the service has checked that the addresses are Amazon's. */
export type SnsPort = {
  /** Whether `signature`, in base64, is of `text` by the key in the certificate (PEM) at an address; never rejects. */
  isSigned: (signed: { text: string; signature: string; version: '1' | '2'; certificate: string }) => Promise<boolean>
  /** Opens the address that confirms a subscription; never rejects. */
  confirm: (address: string) => Promise<void>
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
  /** The same as HTML; it fetches nothing. */
  html: string
  attachments: readonly MailAttachment[]
}
/** `name` with its ending; `type` a media type. */
export type MailAttachment = { name: string; type: string; bytes: Uint8Array }
export type MailAnswer = { outcome: 'accepted' } | { outcome: 'retry' | 'refused'; reason: string }
