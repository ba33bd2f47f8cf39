import { selectAccount } from '#service/store/account.ts'
import * as store from '#service/store/invitations.ts'
import { hasOtherWithEmail, insertUser } from '#service/store/users.ts'
import type { Db } from '#service/store/db.ts'
import type { NewInvitation } from '#wire/settings-invitations.ts'
import { inDays, invitationLife } from '#wire/limits.ts'
import { linkTo, queueConfidential, type Post } from './access-mails.ts'
import { accessWords } from './access-words.ts'
import { userNameOf } from './person-name.ts'
import { Refused } from './refused.ts'
import { timestamp } from './timestamp.ts'
import { hashToken, newToken } from './token-hash.ts'
import type { Unit } from './unit.ts'

/** Users are looked up by their address in lower case. */
const emailKey = (email: string) => email.toLowerCase()

/** Who was asked in and has not come yet, the newest last; also those whose link has ended. */
export async function listInvitations({ db, now }: Unit) {
  const invitations = await store.selectInvitations(db)
  return invitations.map(({ id, email, role, sent_at, expires_at }) => ({
    id,
    email,
    role,
    date_sent: timestamp(sent_at),
    date_expires: timestamp(expires_at),
    expired: expires_at <= now,
  }))
}

/** Asks somebody in. 409: they are a user, or were asked before. The link is told only where no mail goes out. */
export async function invite(unit: Unit, { email, role }: NewInvitation, post: Post) {
  const { db, now, user } = unit
  if (await hasOtherWithEmail(db, emailKey(email))) refuseAddress('Another user has this email address')
  if (await store.hasInvitation(db, emailKey(email)))
    refuseAddress('This address has been invited. Send the invitation again, or withdraw it')
  const token = newToken()
  const link = { token_hash: await hashToken(token), sent_at: now, expires_at: now + invitationLife }
  const invitation = { email, email_key: emailKey(email), role, invited_by: user.id, created_at: now }
  const { id } = await store.insertInvitation(db, { ...invitation, ...link })
  return { id, link: await hand(unit, post, email, token) }
}

function refuseAddress(words: string): never {
  throw new Refused('conflict', `${words}.`, { email: [words] })
}

/** A new link; the one before is worth nothing from now on. */
export async function resendInvitation(unit: Unit, id: number, post: Post) {
  const { email } = await needInvitation(unit, id)
  const token = newToken()
  await store.updateInvitation(unit.db, id, {
    token_hash: await hashToken(token),
    sent_at: unit.now,
    expires_at: unit.now + invitationLife,
  })
  return { link: await hand(unit, post, email, token) }
}

export async function withdrawInvitation(unit: Unit, id: number) {
  await needInvitation(unit, id)
  await store.deleteInvitation(unit.db, id)
  return 'The invitation is withdrawn.'
}

async function needInvitation({ db }: Unit, id: number) {
  const invitation = await store.findInvitation(db, id)
  if (!invitation) throw new Refused('not_found', `There is no invitation ${id}.`)
  return invitation
}

/** Mails the link, or returns it where no mail would reach anybody. */
async function hand({ db, now, user, account }: Unit, post: Post, email: string, token: string) {
  const link = linkTo(post, account.name, 'accept-invitation', token)
  if (!post.reaches) return link
  const { title, locale } = await selectAccount(db)
  const words = accessWords(locale)
  const said = { account: title, person: userNameOf(user), link }
  const letter = {
    to: email,
    subject: words.invitation(said),
    body: words.invitationText(said, inDays(invitationLife)),
  }
  await queueConfidential(db, { now, appUrl: post.appUrl }, letter, user)
  return null
}

type Newcomer = { firstname: string; lastname: string; password_hash: string }

/**
 * Makes the user who was invited. Undefined when the link is not good: used, withdrawn, replaced or ended. Of two at
 * once one comes in.
 */
export async function acceptInvitation(db: Db, now: number, tokenHash: string, newcomer: Newcomer) {
  const invitation = await store.findInvitationByToken(db, tokenHash, now)
  if (!invitation || !(await store.deleteInvitation(db, invitation.id))) return undefined
  const { email, email_key, role } = invitation
  if (await hasOtherWithEmail(db, email_key)) return undefined
  const { id } = await insertUser(db, { ...newcomer, email, email_key, role, phone: '', jobtitle: '', active: 1 })
  return { id, email }
}
