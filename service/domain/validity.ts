import { selectAccount } from '#service/store/account.ts'
import { dayIn, laterBy } from '#wire/calendar-day.ts'
import { setupOf } from './agree-setup.ts'
import type { StoredProposal } from './proposal-answer.ts'
import type { Unit } from './unit.ts'

/**
 * Until when a proposal can be accepted, as it is sent now (docs/decisions/0059-until-when-a-proposal-is-valid.md): days
 * count from the first sending, and again from a sending after they have passed; a date set by hand stays.
 */
export async function validityWhenSent(
  unit: Pick<Unit, 'db' | 'now'>,
  proposal: StoredProposal,
): Promise<{ valid_until?: string }> {
  const account = await selectAccount(unit.db)
  const { valid_days } = setupOf({ account, proposal })
  const today = dayIn(account.time_zone, unit.now)
  if (valid_days === null || (proposal.valid_until !== null && proposal.valid_until >= today)) return {}
  return { valid_until: laterBy(valid_days, today) }
}
