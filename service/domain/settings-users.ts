import { deleteApiKeysOf } from '#service/store/api-keys.ts'
import * as store from '#service/store/users.ts'
import { selectUsersWithFactor } from '#service/store/factors.ts'
import { selectEmailChanges } from '#service/store/user-links.ts'
import type { UserChanges } from '#wire/settings-users.ts'
import { byName } from './ordered.ts'
import { userNameOf } from './person-name.ts'
import { enumerated } from './proposal-log.ts'
import { Refused } from './refused.ts'
import { refuseLosingEmergency } from './single-sign-on.ts'
import { statusLine } from './status-line.ts'
import { supplied } from './supplied.ts'
import { timestampOrNull } from './timestamp.ts'
import type { Unit } from './unit.ts'

/** By their full name; those that are no longer active too. */
export async function listAllUsers({ db, account, now }: Unit) {
  const users = await store.selectUsers(db)
  const wanted = new Map((await selectEmailChanges(db, now)).map(({ user_id, email }) => [user_id, email]))
  const secured = await selectUsersWithFactor(db)
  const named = users.map((user) => ({ id: user.id, name: userNameOf(user), user }))
  return byName(named, account.locale).map(({ user: { last_login_at, active, ...user } }) => ({
    ...user,
    date_lastlogin: timestampOrNull(last_login_at),
    active: active === 1,
    second_factor: secured.has(user.id),
    new_email: wanted.get(user.id) ?? null,
  }))
}

export async function needUser({ db }: Pick<Unit, 'db'>, id: number) {
  const user = await store.findAnyUser(db, id)
  if (!user) throw new Refused('not_found', `There is no user ${id}.`)
  return user
}

export async function getOwnUser(unit: Unit) {
  const own = (await listAllUsers(unit)).find(({ id }) => id === unit.user.id)
  if (!own) throw new Refused('not_found', 'There is no such user any more.')
  const { active: _active, role: _role, second_factor: _factor, ...user } = own
  return user
}

/** Changes what is supplied. A user who is deactivated is signed out everywhere, and their API keys end. */
export async function updateUser(unit: Unit, id: number, { active, ...changes }: UserChanges) {
  const before = await needUser(unit, id)
  const isLeaving = active === false && before.active === 1
  if (isLeaving) await refuseLeaving(unit, id, 'deactivate')
  if (changes.role !== undefined && changes.role !== before.role) await refuseRole(unit, id)
  await store.updateUser(unit.db, id, {
    ...supplied({ ...changes, active: active === undefined ? undefined : active ? 1 : 0 } as const),
    email: before.email,
  })
  if (isLeaving) {
    await store.signOutEverywhere(unit.db, id)
    await deleteApiKeysOf(unit.db, id)
  }
  return statusLine
}

async function refuseLeaving(unit: Unit, id: number, what: 'deactivate' | 'delete') {
  await needOtherAdmin(unit, id)
  await refuseLosingEmergency(unit.db, id)
  if (id === unit.user.id) throw new Refused('conflict', `This is you. Ask another admin to ${what} you.`)
}

async function refuseRole(unit: Unit, id: number) {
  await needOtherAdmin(unit, id)
  await refuseLosingEmergency(unit.db, id)
  if (id === unit.user.id) throw new Refused('conflict', 'This is you. Ask another admin to change your role.')
}

/** At least one active admin must remain. */
async function needOtherAdmin({ db }: Unit, id: number) {
  await store.lockAccount(db)
  if (!(await store.hasOtherAdmin(db, id)))
    throw new Refused('conflict', 'This is the last active admin. Make another user an admin first.')
}

/** Only a user no record refers to can be deleted; others are deactivated, and their name stays on what they did. */
export async function deleteUser(unit: Unit, id: number) {
  await needUser(unit, id)
  await refuseLeaving(unit, id, 'delete')
  const { proposals, contacts, comments, blocks, sendings } = await store.countWorkOf(unit.db, id)
  const references = [
    ...counted(proposals, 'proposal'),
    ...counted(contacts, 'contact'),
    ...counted(comments, 'comment'),
    ...counted(blocks, 'block'),
    ...counted(sendings, 'scheduled sending'),
  ]
  if (references.length > 0)
    throw new Refused('conflict', `${enumerated(references)} name this user. Deactivate them instead.`)
  await store.signOutEverywhere(unit.db, id)
  await store.deleteUser(unit.db, id)
  return 'The user is deleted.'
}

const counted = (count: number, word: string) => (count > 0 ? [`${count} ${word}${count === 1 ? '' : 's'}`] : [])
