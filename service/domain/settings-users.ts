import * as store from '#service/store/users.ts'
import type { NewUser, UserChanges } from '#wire/settings-users.ts'
import { byName } from './ordered.ts'
import { fullnameOf } from './person-name.ts'
import { enumerated } from './proposal-log.ts'
import { Refused } from './refused.ts'
import { statusLine } from './status-line.ts'
import { supplied } from './supplied.ts'
import { timestampOrNull } from './timestamp.ts'
import { newToken } from './token-hash.ts'
import type { Unit } from './unit.ts'

/** A password and its slow hash, made before the transaction. */
export type Hashed = { password: string; hash: string }

/** Four groups of letters and digits: 95 bits, yet easy to read out over the telephone. */
export const newPassword = () =>
  newToken(128)
    .replaceAll(/[-_]/g, 'x')
    .slice(0, 16)
    .replaceAll(/(.{4})(?!$)/g, '$1-')

/** By their full name; those that are no longer active too. */
export async function listAllUsers({ db, account }: Unit) {
  const users = await store.selectUsers(db)
  const named = users.map((user) => ({ id: user.id, name: fullnameOf(user) || user.email, user }))
  return byName(named, account.locale).map(({ user: { last_login_at, active, ...user } }) => ({
    ...user,
    date_lastlogin: timestampOrNull(last_login_at),
    active: active === 1,
  }))
}

export async function needUser({ db }: Unit, id: number) {
  const user = await store.findAnyUser(db, id)
  if (!user) throw new Refused('not_found', `There is no user ${id}.`)
  return user
}

/** Users are looked up by their address in lower case. */
const emailKey = (email: string) => email.toLowerCase()

async function refuseTaken({ db }: Unit, email: string, own?: number) {
  if (!(await store.hasOtherWithEmail(db, emailKey(email), own))) return
  const words = 'Another user has this email address'
  throw new Refused('conflict', `${words}. Users that are no longer active keep theirs.`, { email: [words] })
}

export async function createUser(unit: Unit, { password: chosen, ...user }: NewUser, { password, hash }: Hashed) {
  await refuseTaken(unit, user.email)
  const email_key = emailKey(user.email)
  const { id } = await store.insertUser(unit.db, { ...user, email_key, password_hash: hash, active: 1 })
  return { id, password: chosen === undefined ? password : null }
}

/** Changes what is supplied. A user who is deactivated or gets a new password is signed out everywhere. */
export async function updateUser(unit: Unit, id: number, { password, active, ...changes }: UserChanges, hash?: string) {
  const before = await needUser(unit, id)
  if (changes.email !== undefined) await refuseTaken(unit, changes.email, id)
  if (password !== undefined && id === unit.user.id)
    throw new Refused('conflict', 'This is your own password. Change it with the current one, at account/password.')
  const isLeaving = active === false && before.active === 1
  if (isLeaving) await refuseLeaving(unit, id, 'deactivate')
  await store.updateUser(unit.db, id, {
    ...supplied(changes),
    email: changes.email ?? before.email,
    email_key: emailKey(changes.email ?? before.email),
    ...(active !== undefined && { active: active ? 1 : 0 }),
    ...(hash !== undefined && { password_hash: hash }),
  })
  if (isLeaving || hash !== undefined) await store.signOutEverywhere(unit.db, id)
  return statusLine
}

/** At least one active user must remain. */
async function refuseLeaving(unit: Unit, id: number, what: 'deactivate' | 'delete') {
  await store.lockAccount(unit.db)
  if (!(await store.hasOtherActiveUser(unit.db, id)))
    throw new Refused('conflict', 'This is the last active user. Make or activate another one first.')
  if (id === unit.user.id) throw new Refused('conflict', `This is you. Ask another user to ${what} you.`)
}

export async function resetPassword(unit: Unit, id: number, { password, hash }: Hashed) {
  await needUser(unit, id)
  if (id === unit.user.id)
    throw new Refused('conflict', 'This is your own password. Change it with the current one, at account/password.')
  await store.updateUser(unit.db, id, { password_hash: hash })
  await store.signOutEverywhere(unit.db, id)
  return { password }
}

/** Only a user no record refers to can be deleted; others are deactivated, and their name stays on what they did. */
export async function deleteUser(unit: Unit, id: number) {
  await needUser(unit, id)
  await refuseLeaving(unit, id, 'delete')
  const { proposals, contacts, comments } = await store.countWorkOf(unit.db, id)
  const references = [
    ...counted(proposals, 'proposal'),
    ...counted(contacts, 'contact'),
    ...counted(comments, 'comment'),
  ]
  if (references.length > 0)
    throw new Refused('conflict', `${enumerated(references)} name this user. Deactivate them instead.`)
  await store.signOutEverywhere(unit.db, id)
  await store.deleteUser(unit.db, id)
  return 'The user is deleted.'
}

const counted = (count: number, word: string) => (count > 0 ? [`${count} ${word}${count === 1 ? '' : 's'}`] : [])
