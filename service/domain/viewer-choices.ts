import { setVersionChoices, updateProposal } from '#service/store/proposals.ts'
import type { SetChoices } from '#wire/viewer-acts.ts'
import { recordChoices } from './choice-changes.ts'
import { chosen } from './chosen-rows.ts'
import { logClientOnce } from './client-log.ts'
import { tellOfAct } from './customer-acts.ts'
import { FaultList } from './fault-list.ts'
import { centsOf } from './money.ts'
import { calculatedTotal, contentIn, withChoices } from './proposal-content.ts'
import type { Unit } from './unit.ts'
import { choicesAnswer } from './viewer-answer.ts'
import { recordLive } from './viewer-events.ts'
import { checkOpen, checkVersion, conflicting, isExpired, needViewing } from './viewing.ts'

/** Chooses in the version that was sent last, for all its receivers (interface, section 9.3). */
export async function setChoices(unit: Unit, token: string, body: SetChoices) {
  const viewing = await needViewing(unit, token)
  const { proposal, version, receiver } = viewing
  checkOpen(viewing)
  checkVersion(viewing, body.version_id)
  if (viewing.acceptances.length > 0)
    throw conflicting(viewing, 'frozen', 'Somebody has signed already, so the choices stay as they are.')
  if (isExpired(unit, viewing)) throw conflicting(viewing, 'expired', 'The date to accept this proposal has passed.')

  const before = contentIn(version)
  const faults = new FaultList()
  const choices = chosen(before, body.choices, faults)
  faults.refuse()
  const after = withChoices(before, choices)
  const total_cents = centsOf(calculatedTotal(after))
  if (total_cents === undefined) faults.add('choices', 'The rows come to more than can be counted')
  faults.refuse()
  if (total_cents === undefined || JSON.stringify(after) === JSON.stringify(before)) return choicesAnswer(viewing)

  const changed = {
    choices: JSON.stringify(choices),
    choices_count: version.choices_count + 1,
    choices_at: unit.now,
    choices_by: receiver.contact_id,
  }
  await recordChoices(unit, viewing, after)
  await setVersionChoices(unit.db, version.id, changed)
  // While a later draft exists, the proposal's total is that of the draft.
  if (proposal.version_id === version.id) await updateProposal(unit.db, proposal.id, { total_cents })
  await logClientOnce(unit, proposal.id, receiver.fullname, 'changed the choices')
  await recordLive(unit, 'proposal_choices', proposal.id)
  await tellOfAct(unit, 'chose', viewing)
  return choicesAnswer({ ...viewing, version: { ...version, ...changed } })
}
