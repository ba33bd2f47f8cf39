import * as store from '#service/store/sign-ins.ts'
import { signOutEverywhere } from '#service/store/users.ts'
import { Refused } from './refused.ts'
import { needUser } from './settings-users.ts'
import { statusLine } from './status-line.ts'
import { timestamp } from './timestamp.ts'
import type { Unit } from './unit.ts'

/** Where the requesting user is signed in, the one that asks and what was used last first: applications, and browsers at the service's pages. */
export async function listSignIns(unit: Unit) {
  const { db, now, user } = unit
  const here = await own(unit)
  const families = await store.selectFamiliesOf(db, user.id, now)
  const sessions = await store.selectSessionsOf(db, user.id, now)
  const applications = families.map(({ id, family, application_id, name, device, ...at }) => ({
    last: Math.max(at.renewed_at, at.last_used_at ?? 0),
    shown: {
      id,
      application: { id: application_id, name },
      device,
      date_started: timestamp(at.started_at),
      current: family === here?.family,
    },
  }))
  const browsers = sessions.map(({ id, device, created_at, last_used_at }) => ({
    last: last_used_at ?? created_at,
    shown: { id, device, date_started: timestamp(created_at), current: id === here?.session_id },
  }))
  return { applications: byUse(applications), browsers: byUse(browsers) }
}

const byUse = <Shown extends { current: boolean }>(all: readonly { last: number; shown: Shown }[]) =>
  all
    .toSorted((one, other) => Number(other.shown.current) - Number(one.shown.current) || other.last - one.last)
    .map(({ last, shown }) => ({ ...shown, date_lastused: timestamp(last) }))

const own = async ({ db, user, tokenId }: Unit) =>
  tokenId === undefined ? undefined : store.findFamily(db, user.id, tokenId)

/** Ends every token of one sign-in, and the browser session it began in: it would let the application in again. */
export async function endSignIn({ db, user }: Unit, id: number) {
  const found = await store.findFamily(db, user.id, id)
  if (!found) throw new Refused('not_found', `There is no sign-in ${id}.`)
  await store.deleteFamily(db, user.id, found.family)
  if (found.session_id !== null) await store.deleteSessionOf(db, user.id, found.session_id)
  return 'The application is signed out there.'
}

export async function endBrowser({ db, user }: Unit, id: number) {
  if (!(await store.deleteSessionOf(db, user.id, id))) throw new Refused('not_found', `There is no browser ${id}.`)
  return 'The browser is signed out.'
}

/** Everything but the sign-in that asks. */
export async function endOtherSignIns(unit: Unit) {
  const here = await own(unit)
  if (!here) throw new Refused('conflict', 'Only a signed-in application can be the one that stays.')
  await store.deleteOthers(unit.db, unit.user.id, here)
  return statusLine
}

/** A colleague, for instance one who lost a device. */
export async function signOutUser(unit: Unit, id: number) {
  await needUser(unit, id)
  await signOutEverywhere(unit.db, id)
  return statusLine
}
