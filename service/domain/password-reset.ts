import { selectAccount } from '#service/store/account.ts'
import type { Db } from '#service/store/db.ts'
import { deleteUnsentTo, insertMails } from '#service/store/mails.ts'
import { findUserByEmail } from '#service/store/sign-in-users.ts'
import * as store from '#service/store/user-links.ts'
import { signOutEverywhere, updateUser } from '#service/store/users.ts'
import { inMinutes, passwordResetLife } from '#wire/limits.ts'
import { linkTo, queueConfidential, type Post } from './access-mails.ts'
import { accessWords } from './access-words.ts'
import { queuedMail } from './queued-mail.ts'
import { Refused } from './refused.ts'
import { needUser } from './settings-users.ts'
import { hashToken, newToken } from './token-hash.ts'
import type { Unit } from './unit.ts'

type Place = { db: Db; now: number; account: string }

/**
 * Mails a link to whoever has this address. The same statements run when nobody has it, so that neither the answer nor
 * its time tells: then the link belongs to nobody, and its mail is deleted before it is committed.
 */
export async function askPasswordReset({ db, now, account }: Place, email: string, post: Post) {
  const found = await findUserByEmail(db, email.toLowerCase())
  const user = found?.active === 1 ? found : undefined
  const token = newToken()
  const { title, locale } = await selectAccount(db)
  const words = accessWords(locale)
  const said = { account: title, person: '', link: linkTo(post, account, 'reset-password', token) }
  const to = user?.email ?? email
  await store.deleteLinksEndedBefore(db, now)
  await replaceLink(db, await linkOf(user?.id ?? null, to, token, now))
  await insertMails(db, [
    {
      ...queuedMail({ now, appUrl: post.appUrl }),
      ...(user ? {} : { state: 'failed', next_try_at: null }),
      recipient: to,
      reply_to: to,
      subject: words.reset(said),
      body: words.resetText(said, inMinutes(passwordResetLife)),
      confidential: 1,
    },
  ])
  await deleteUnsentTo(db, user ? '' : to)
}

const linkOf = async (user_id: number | null, email: string, token: string, now: number) => ({
  kind: 'password_reset' as const,
  user_id,
  email,
  token_hash: await hashToken(token),
  created_at: now,
  expires_at: now + passwordResetLife,
})

/** The newest counts: a mail that others may have read by then opens nothing any more. */
async function replaceLink(db: Db, link: Awaited<ReturnType<typeof linkOf>>) {
  await store.deleteLinksOf(db, link.user_id ?? 0, 'password_reset')
  await store.insertUserLink(db, link)
}

/** Makes a link that is good once; a newer one ends it. */
export async function newResetLink(
  { db, now, account }: Place,
  user: { id: number; email: string },
  publicUrl: string,
): Promise<string> {
  const token = newToken()
  await replaceLink(db, await linkOf(user.id, user.email, token, now))
  return linkTo({ publicUrl }, account, 'reset-password', token)
}

/** An administrator's way to help: mails a colleague the link, or returns it where no mail would reach them. */
export async function makeResetLink(unit: Unit, id: number, post: Post) {
  const user = await needUser(unit, id)
  if (user.active !== 1) throw new Refused('conflict', 'This user is no longer active. Activate them first.')
  const { db, now, account } = unit
  const link = await newResetLink({ db, now, account: account.name }, user, post.publicUrl)
  if (!post.reaches) return { link }
  const { title, locale } = await selectAccount(db)
  const words = accessWords(locale)
  const said = { account: title, person: '', link }
  const letter = {
    to: user.email,
    subject: words.reset(said),
    body: words.resetText(said, inMinutes(passwordResetLife)),
  }
  await queueConfidential(db, { now, appUrl: post.appUrl }, letter)
  return { link: null }
}

/**
 * Sets the new password and ends every session, token and other link of the person. Undefined when the link is not good:
 * used, replaced or ended.
 */
export async function resetPassword({ db, now }: Place, tokenHash: string, hash: string, post: Post) {
  const link = await store.findUserLink(db, 'password_reset', tokenHash, now)
  if (!link?.user_id || !(await store.deleteUserLink(db, link.id))) return undefined
  const { user_id: id, email } = link
  await updateUser(db, id, { password_hash: hash })
  await signOutEverywhere(db, id)
  await store.deleteLinksOf(db, id, 'password_reset')
  await store.deleteLinksOf(db, id, 'email_change')
  if (post.reaches) {
    const { title, locale } = await selectAccount(db)
    const words = accessWords(locale)
    const said = { account: title, person: '' }
    const letter = { to: email, subject: words.wasReset(said), body: words.wasResetText(said) }
    await queueConfidential(db, { now, appUrl: post.appUrl }, letter)
  }
  return { id, email }
}
