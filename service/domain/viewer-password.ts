import { insertViewerSession, setPassword } from '#service/store/viewer.ts'
import { viewerSessionLife } from '#wire/limits.ts'
import { logClient } from './client-log.ts'
import { Refused } from './refused.ts'
import { timestamp } from './timestamp.ts'
import { hashToken, newToken } from './token-hash.ts'
import type { Unit } from './unit.ts'
import { lockedViewing, refuseLookers, type Viewing } from './viewing.ts'

/** Asked before a password is hashed too: nobody makes the service hash what it would not take. */
export async function needNoPassword(unit: Unit, token: string) {
  refuseLookers(unit)
  const viewing = await lockedViewing(unit, token)
  const { proposal, receiver } = viewing
  if (proposal.asks_password === 0) throw new Refused('conflict', 'This proposal is read without a password.')
  if (receiver.password_hash !== null)
    throw new Refused('conflict', 'A password was chosen before. Enter that one, or ask the seller for a new one.')
  return viewing
}

/** Sets the receiver's first password; of two at the same time the second has to enter it instead. */
export async function choosePassword(unit: Unit, token: string, hash: string) {
  const viewing = await needNoPassword(unit, token)
  const { proposal, receiver } = viewing
  await setPassword(unit.db, receiver.id, hash)
  await logClient(unit, proposal.id, receiver.fullname, 'chose a password', { kind: 'password_chosen' })
  return openSession(unit, viewing)
}

/** The hash to check a password against, before the transaction. */
export async function passwordOf(unit: Unit, token: string) {
  refuseLookers(unit)
  const { proposal, receiver } = await lockedViewing(unit, token)
  if (proposal.asks_password === 0 || receiver.password_hash === null)
    throw new Refused('conflict', 'There is no password to give. Read the proposal again.')
  return { receiverId: receiver.id, hash: receiver.password_hash }
}

/** `hash` is the one the password matched: a reset in between invalidates it. */
export async function unlock(unit: Unit, token: string, hash: string) {
  const viewing = await lockedViewing(unit, token)
  if (viewing.receiver.password_hash !== hash)
    throw new Refused('conflict', 'The password was changed meanwhile. Read the proposal again.')
  return openSession(unit, viewing)
}

async function openSession({ db, now }: Unit, { receiver }: Viewing) {
  const session = newToken()
  const expires_at = now + viewerSessionLife
  await insertViewerSession(db, { receiver_id: receiver.id, token_hash: await hashToken(session), expires_at }, now)
  return { session, date_expires: timestamp(expires_at) }
}
