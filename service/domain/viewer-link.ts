import type { Ports } from '#service/ports.ts'
import { findLink, findPreview } from '#service/store/viewer.ts'
import { withinAccount } from '#service/store/within-account.ts'
import { proposalLink } from './proposal-answer.ts'
import { countRequest } from './rate-limit.ts'
import { hashToken } from './token-hash.ts'
import type { Unit } from './unit.ts'

type LinkPorts = Pick<Ports, 'db' | 'now' | 'settings'>

/**
 * The context a link's token gives: the account it was sent from, acting as the proposal's owner, and the receiver;
 * undefined for an unknown token.
 */
export async function unitOfLink({ db, now, settings }: LinkPorts, token: string, viewerSession: string | undefined) {
  // Malformed tokens never reach the database, which might reject them as text.
  if (!written.test(token)) return undefined
  const link = await findLink(db, token)
  const preview = link ? undefined : await findPreview(db, await hashToken(token), now())
  const target = link ?? preview
  if (!target) return undefined
  const { account_id, account_name, currency, locale, owner_id, firstname, lastname, email } = target
  const unit: Unit = {
    db: withinAccount(db, account_id),
    account: { id: account_id, name: account_name, currency, locale },
    user: { id: owner_id, firstname, lastname, email, role: 'seller' },
    now: now(),
    appUrl: settings.appUrl,
    viewerSession,
    // Followed from there, a look counts as one.
    look: preview && { ...preview, link: proposalLink(settings, token) },
  }
  return { unit, receiverId: link ? link.receiver_id : lookers + (preview?.id ?? 0) }
}

/** The format of tokens (`newToken`). */
const written = /^[\w-]{1,128}$/

/** Above all receiver ids, so that a seller's preview does not use up the customer's rate limit. */
const lookers = 2 ** 36

/** For requests without a link: no account and no user. */
export const unitOfNobody = ({ db, now, settings }: LinkPorts): Unit => ({
  db,
  account: { id: 0, name: '', currency: '', locale: '' },
  user: { id: 0, firstname: '', lastname: '', email: '', role: 'reader' },
  now: now(),
  appUrl: settings.appUrl,
})

/** Requests a minute of one receiver, on all their devices; a page that is open needs far fewer. */
const receiverLimit = 240
/** Unknown links and hashes one address may request in a minute: guessing takes many. */
const guessLimit = 60

/** Ids of access tokens start at 1, so receivers use negative ones. */
export const countReceiver = (unit: Unit, receiverId: number) =>
  countRequest(unit, { bucket: -receiverId, limit: receiverLimit })

/** `digest` is the SHA-256 of the address, in hex; its bucket id is below every receiver's. */
export const countGuess = (ports: LinkPorts, digest: string) =>
  countRequest(
    { ...unitOfNobody(ports), db: withinAccount(ports.db, 0) },
    { bucket: -(2 ** 40) - Number.parseInt(digest.slice(0, 9), 16), limit: guessLimit },
  )

/** Reports of bounces a minute, from all mail services together. */
const reportLimit = 600

export const countBounces = (ports: LinkPorts) =>
  countRequest({ ...unitOfNobody(ports), db: withinAccount(ports.db, 0) }, { bucket: -(2 ** 42), limit: reportLimit })
