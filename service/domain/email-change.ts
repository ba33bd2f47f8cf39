import { selectAccount } from '#service/store/account.ts'
import type { Db } from '#service/store/db.ts'
import * as store from '#service/store/user-links.ts'
import { hasOtherWithEmail, updateUser } from '#service/store/users.ts'
import { emailChangeLife, inHours } from '#wire/limits.ts'
import { linkTo, queueConfidential, type Post } from './access-mails.ts'
import { accessWords } from './access-words.ts'
import { userNameOf } from './person-name.ts'
import { Refused } from './refused.ts'
import { needUser } from './settings-users.ts'
import { hashToken, newToken } from './token-hash.ts'
import type { Unit } from './unit.ts'

/**
 * Asks the new address to confirm, and tells the old one; until then the old one holds. The newest wish counts. The link
 * is told only where no mail goes out.
 */
export async function askEmailChange(unit: Unit, id: number, email: string, post: Post) {
  const { db, now, account, user: asker } = unit
  const user = await needUser(unit, id)
  if (await hasOtherWithEmail(db, email.toLowerCase(), id)) {
    const words = 'Another user has this email address'
    throw new Refused('conflict', `${words}. Users that are no longer active keep theirs.`, { email: [words] })
  }
  if (email === user.email) {
    const words = 'This is the address already'
    throw new Refused('conflict', `${words}.`, { email: [words] })
  }
  // The link would confirm nothing in the hands of whoever typed the address.
  if (!post.reaches && unit.user.role !== 'admin')
    throw new Refused('conflict', 'No mail goes out here. Ask an administrator to change your address.')
  const token = newToken()
  await store.deleteLinksEndedBefore(db, now)
  await store.deleteLinksOf(db, id, 'email_change')
  const link = { kind: 'email_change' as const, user_id: id, email, created_at: now, expires_at: now + emailChangeLife }
  await store.insertUserLink(db, { ...link, token_hash: await hashToken(token) })
  const address = linkTo(post, account.name, 'confirm-email', token)
  if (!post.reaches) return { link: address }

  const { title, locale } = await selectAccount(db)
  const words = accessWords(locale)
  const said = { account: title, person: userNameOf(asker), link: address }
  const at = { now, appUrl: post.appUrl }
  const confirm = { subject: words.confirm(said), body: words.confirmText(said, inHours(emailChangeLife)) }
  await queueConfidential(db, at, { to: email, ...confirm })
  const warning = { subject: words.changing(said), body: words.changingText(said, email) }
  if (user.email !== '') await queueConfidential(db, at, { to: user.email, ...warning })
  return { link: null }
}

/** Undefined when the link is not good, or somebody else has the address by now. */
export async function confirmEmail(db: Db, now: number, tokenHash: string) {
  const link = await store.findUserLink(db, 'email_change', tokenHash, now)
  if (!link?.user_id || !(await store.deleteUserLink(db, link.id))) return undefined
  const { user_id: id, sent_to: email } = link
  if (await hasOtherWithEmail(db, email.toLowerCase(), id)) return undefined
  await updateUser(db, id, { email, email_key: email.toLowerCase() })
  // A link that went to the old address would still set the password.
  await store.deleteLinksOf(db, id, 'password_reset')
  return { id, email }
}
