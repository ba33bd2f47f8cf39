import type { Ports } from '#service/ports.ts'
import type { Db } from '#service/store/db.ts'
import { insertMails } from '#service/store/mails.ts'
import { authPath } from '#wire/oauth.ts'
import { oneLine } from '#wire/personalisation.ts'
import { queuedMail, replyTo } from './queued-mail.ts'

/** What mails about getting in need of the host. */
export type Post = {
  publicUrl: string
  appUrl: string
  /** Whether mails reach their readers; else a link is shown to whoever may hand it over. */
  reaches: boolean
}

export const postOf = ({ settings, mail }: Pick<Ports, 'settings' | 'mail'>): Post => ({
  publicUrl: settings.publicUrl,
  appUrl: settings.appUrl,
  reaches: mail !== undefined && mail.keepsOnly !== true,
})

type LinkPage = 'accept-invitation' | 'reset-password' | 'confirm-email'

/** Where a link leads: a page of the service's own, with the token that is good once. */
export const linkTo = ({ publicUrl }: Pick<Post, 'publicUrl'>, account: string, page: LinkPage, token: string) =>
  `${publicUrl}${authPath(account)}/oauth2/${page}?token=${token}`

type Letter = { to: string; subject: string; body: string }
type Person = { firstname: string; lastname: string; email: string }

/**
 * Queues a mail whose text nobody else is shown. Without a sender a reply goes to the reader rather than to an unread
 * mailbox.
 */
export async function queueConfidential(
  db: Db,
  { now, appUrl }: { now: number; appUrl: string },
  { to, subject, body }: Letter,
  sender?: Person,
) {
  const mail = { recipient: to, subject: oneLine(subject), body, confidential: 1 as const }
  await insertMails(db, [
    { ...mail, ...queuedMail({ now, appUrl }), ...(sender ? replyTo(sender) : { reply_to: to, reply_to_name: '' }) },
  ])
}
