import { selectAccount, selectActiveUsers } from '#service/store/account.ts'
import { holdDeliveries } from '#service/store/deliveries.ts'
import type { Db } from '#service/store/db.ts'
import { insertMails } from '#service/store/mails.ts'
import { updateWebhook, type StoredWebhook } from '#service/store/webhooks.ts'
import { mailChoiceOf } from './own-mails.ts'
import { queuedMail, replyTo } from './queued-mail.ts'
import { pauseMail } from './webhook-pause-mail.ts'

type Failure = {
  /** When the last try ended. */
  at: number
  tries: number
  /** Of the last answer; undefined when none came, and then `error` says why. */
  status: number | undefined
  error: string
  /** Where the app is, for the link to the webhook. */
  appUrl: string
}

/** Deactivates a webhook after the last try of a delivery failed: pending deliveries are held, and users get a mail. */
export async function pauseAfterFailure(db: Db, webhook: StoredWebhook, failure: Failure) {
  await updateWebhook(db, webhook.id, { active: 0, failed_at: failure.at })
  await holdDeliveries(db, webhook.id)
  await tellUsers(db, webhook, failure)
}

/** The user who created the webhook; all active users if that one is no longer active. */
async function readers(db: Db, { made_by }: StoredWebhook) {
  const users = (await selectActiveUsers(db)).filter(({ email }) => email !== '')
  const maker = users.find(({ id }) => id === made_by)
  return maker ? [maker] : users
}

async function tellUsers(db: Db, webhook: StoredWebhook, { at, appUrl, ...failure }: Failure) {
  const { locale, title } = await selectAccount(db)
  const { host } = new URL(webhook.payload_url)
  const mails = []
  for (const user of await readers(db, webhook)) {
    const { language } = await mailChoiceOf(db, user.id)
    const { subject, body } = pauseMail({
      ...failure,
      language,
      locale,
      at,
      name: webhook.name || host,
      address: webhook.payload_url,
      link: `${appUrl}/webhooks/${webhook.id}`,
      account: title,
    })
    mails.push({
      recipient: user.email,
      subject,
      body,
      language,
      ...queuedMail({ now: at, appUrl }),
      // It has no human sender: a reply goes to the reader rather than to an unread mailbox.
      ...replyTo(user),
    })
  }
  if (mails.length > 0) await insertMails(db, mails)
}
