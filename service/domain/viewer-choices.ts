import { setVersionChoices, updateProposal } from '#service/store/proposals.ts'
import type { SetChoices } from '#wire/viewer-acts.ts'
import { recordChoices } from './choice-changes.ts'
import { logClientOnce } from './client-log.ts'
import { tellOfAct } from './customer-acts.ts'
import { FaultList } from './fault-list.ts'
import { centsOf } from './money.ts'
import { calculatedTotal, contentIn, withChoices, type Choice, type Content } from './proposal-content.ts'
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

type RequestedChoice = SetChoices['choices'][number] & { at: number }
type Row = Extract<Content['pricetables'][number]['rows'][number], { type: 'price' }>

/**
 * All selectable rows and rows with a free quantity, with the requested choices; invalid ones are added to `faults`.
 */
function chosen(content: Content, requested: SetChoices['choices'], faults: FaultList): Choice[] {
  const byRow = new Map<number, RequestedChoice>()
  for (const [at, choice] of requested.entries()) {
    if (byRow.has(choice.row_id)) faults.add(`choices.${at}.row_id`, `Row ${choice.row_id} is named twice`)
    byRow.set(choice.row_id, { ...choice, at })
  }
  const rows = content.pricetables.flatMap((table) => table.rows)
  for (const { row_id, at } of byRow.values())
    if (!rows.some(({ id, type }) => id === row_id && type === 'price'))
      faults.add(`choices.${at}.row_id`, `There is no row ${row_id} to choose`)
  return content.pricetables.flatMap((table) => chosenIn(table.rows, byRow, faults))
}

function chosenIn(
  rows: readonly Content['pricetables'][number]['rows'][number][],
  requested: Map<number, RequestedChoice>,
  faults: FaultList,
) {
  const choices: Choice[] = []
  let group: Row[] = []
  const endGroup = () => {
    choices.push(...groupChoices(group, requested, faults))
    group = []
  }
  for (const row of rows) {
    if (row.type === 'price' && row.selectable === 'radio') {
      group.push(row)
      continue
    }
    endGroup()
    if (row.type === 'price' && (row.selectable === 'check' || row.user_quantity || requested.has(row.id)))
      choices.push(choiceOf(row, requested.get(row.id), faults))
  }
  endGroup()
  return choices
}

function choiceOf(row: Row, requested: RequestedChoice | undefined, faults: FaultList): Choice {
  if (requested?.selected !== undefined && row.selectable === false)
    faults.add(`choices.${requested.at}.selected`, 'This row cannot be chosen')
  return {
    row_id: row.id,
    selected: requested?.selected ?? row.user_selected,
    quantity: quantityOf(row, requested, faults),
  }
}

function quantityOf(row: Row, requested: RequestedChoice | undefined, faults: FaultList) {
  if (requested?.quantity !== undefined && !row.user_quantity)
    faults.add(`choices.${requested.at}.quantity`, 'The quantity of this row cannot be changed')
  return requested?.quantity ?? row.quantity
}

/** Of a radio group exactly one: the requested row, else the one selected before. */
function groupChoices(group: readonly Row[], requested: Map<number, RequestedChoice>, faults: FaultList): Choice[] {
  const picked = group.filter(({ id }) => requested.get(id)?.selected === true)
  const [second] = picked.slice(1)
  if (second) faults.add(`choices.${requested.get(second.id)?.at}.selected`, 'Choose one row of this group')
  const stood = group.find(({ user_selected }) => user_selected) ?? group[0]
  const dropped = stood && requested.get(stood.id)
  if (picked.length === 0 && dropped?.selected === false)
    faults.add(`choices.${dropped.at}.selected`, 'One row of this group stays chosen: choose another one instead')
  const selected = picked[0] ?? stood
  return group.map((row) => ({
    row_id: row.id,
    selected: row === selected,
    quantity: quantityOf(row, requested.get(row.id), faults),
  }))
}
