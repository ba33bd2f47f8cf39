import { selectAccount, updateAccount } from '#service/store/account.ts'
import type { AgreeDefaultsChanges } from '#wire/agree.ts'
import { defaultsAnswer, setupIn, withChanges } from './agree-setup.ts'
import { statusLine } from './status-line.ts'
import type { Unit } from './unit.ts'

/** Acceptance defaults of new proposals whose favorite template sets none (interface, section 8). */
export const getAgreeDefaults = async ({ db }: Unit) => defaultsAnswer(setupIn((await selectAccount(db)).agree_setup))

/** Existing proposals keep theirs. */
export async function updateAgreeDefaults({ db }: Unit, changes: AgreeDefaultsChanges) {
  const setup = setupIn((await selectAccount(db)).agree_setup)
  await updateAccount(db, { agree_setup: JSON.stringify(withChanges(setup, changes)) })
  return statusLine
}
