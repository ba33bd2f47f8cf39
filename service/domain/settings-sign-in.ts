import { deleteFactors, requiresFactor, selectFactors, setRequiresFactor } from '#service/store/factors.ts'
import { signOutEverywhere } from '#service/store/users.ts'
import { authPath } from '#wire/oauth.ts'
import { needUser } from './settings-users.ts'
import { statusLine } from './status-line.ts'
import type { Unit } from './unit.ts'

export const getSignInSettings = async ({ db }: Unit) => ({ require_second_factor: await requiresFactor(db) })

export async function updateSignInSettings({ db }: Unit, changes: { require_second_factor?: boolean | undefined }) {
  if (changes.require_second_factor !== undefined) await setRequiresFactor(db, changes.require_second_factor ? 1 : 0)
  return statusLine
}

export async function getOwnFactors({ db, user, account }: Unit, publicUrl: string) {
  const { totp, passkeys, recoveryCodes } = await selectFactors(db, user.id)
  return {
    authenticator_app: totp,
    passkeys: passkeys.length,
    recovery_codes: recoveryCodes,
    change_at: `${publicUrl}${authPath(account.name)}/oauth2/security?to=security`,
  }
}

export async function removeFactors(unit: Unit, id: number) {
  await needUser(unit, id)
  await deleteFactors(unit.db, id)
  await signOutEverywhere(unit.db, id)
  return statusLine
}
