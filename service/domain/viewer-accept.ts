import { findProposal, updateProposal } from '#service/store/proposals.ts'
import { findAcceptance, insertDecline } from '#service/store/viewer.ts'
import { calendarDay } from '#wire/calendar-day.ts'
import type { AcceptRequest, DeclineRequest } from '#wire/viewer-acts.ts'
import { setupOf, type AgreeSetup } from './agree-setup.ts'
import { logClient } from './client-log.ts'
import { tellOfAct } from './customer-acts.ts'
import { FaultList } from './fault-list.ts'
import { centsOf } from './money.ts'
import { notifyOwner } from './owner-notices.ts'
import { calculatedTotal, contentIn } from './proposal-content.ts'
import { announceStatus, statusColumns } from './proposal-status.ts'
import { refreshSearchKeyOf } from './search-keys.ts'
import { planSteps } from './step-planning.ts'
import { timestamp } from './timestamp.ts'
import type { Unit } from './unit.ts'
import { viewedProposal } from './viewer-answer.ts'
import { recordLive } from './viewer-events.ts'
import { mailProof, mailSignature } from './viewer-letters.ts'
import { sign } from './viewer-signature.ts'
import { checkOpen, checkVersion, choicesAt, conflicting, isExpired, needViewing, type Viewing } from './viewing.ts'

/**
 * A receiver signs the version they see (interface, section 9). The first signature freezes the choices; the last one
 * required wins the proposal. All in this transaction.
 */
export async function acceptProposal(unit: Unit, token: string, body: AcceptRequest) {
  const viewing = await needViewing(unit, token)
  checkMaySign(unit, viewing)
  checkVersion(viewing, body.version_id)
  if (body.choices_at !== choicesAt(viewing.version))
    throw conflicting(viewing, 'choices', 'Somebody changed the choices meanwhile. Read the proposal again.')
  const fields = checkedFields(setupOf(viewing), body)

  const signed = await sign(unit, viewing, { ...body, fields })
  await logClient(unit, viewing.proposal.id, viewing.receiver.fullname, `accepted version ${viewing.version.number}`)
  await tellOfAct(unit, 'signed', signed)
  if (isComplete(signed)) await win(unit, signed)
  else await tellOfSignature(unit, signed)
  await planSteps(unit, viewing.proposal.id)
  const proposal = (await findProposal(unit.db, viewing.proposal.id)) ?? viewing.proposal
  return viewedProposal(unit, { ...signed, proposal })
}

function checkMaySign(unit: Unit, viewing: Viewing) {
  const { receiver, acceptances, declines } = viewing
  const isOwn = (act: { contact_id: number }) => act.contact_id === receiver.contact_id
  if (acceptances.some(isOwn)) throw conflicting(viewing, 'signed', 'You have accepted this proposal already.')
  checkOpen(viewing)
  if (declines.some(isOwn))
    throw conflicting(
      viewing,
      'declined',
      'You have declined this version. Ask the person who sent it for another one.',
    )
  if (receiver.signature_required === 0 && receiver.signature_allowed === 0)
    throw conflicting(viewing, 'not_signer', 'Others accept this proposal.')
  if (isExpired(unit, viewing))
    throw conflicting(viewing, 'expired', 'The date to accept this proposal has passed. Ask for a new one.')
}

/** Every field of the proposal with the value filled in; reports each invalid one at its index. */
function checkedFields(setup: AgreeSetup, { fields, terms }: AcceptRequest) {
  const faults = new FaultList()
  for (const [at, { label }] of fields.entries()) {
    if (!setup.fields.some((field) => field.label === label))
      faults.add(`fields.${at}.label`, `There is no field ${label}`)
    if (fields.findIndex((field) => field.label === label) !== at)
      faults.add(`fields.${at}.label`, `${label} is filled in twice`)
  }
  const filled = setup.fields.map(({ label, type, required, options }) => {
    const at = fields.findIndex((field) => field.label === label)
    const value = fields[at]?.value ?? ''
    const path = at === -1 ? 'fields' : `fields.${at}.value`
    if (required && value === '') faults.add(path, `Fill in ${label}`)
    if (value !== '' && type === 'choice' && !options.includes(value))
      faults.add(path, `Choose one of the options of ${label}`)
    if (value !== '' && type === 'date' && !calendarDay.safeParse(value).success)
      faults.add(path, `Enter ${label} as 2026-12-31`)
    return { label, value }
  })
  if ((setup.terms_url || setup.terms_text) && !terms) faults.add('terms', 'Agree to the terms')
  faults.refuse()
  return filled
}

/** Everyone required to sign has signed; where nobody is, one signature is enough. */
const isComplete = ({ receivers, acceptances }: Viewing) =>
  receivers
    .filter(({ signature_required }) => signature_required === 1)
    .every(({ contact_id }) => acceptances.some((one) => one.contact_id === contact_id))

/** The signed version becomes the proposal's current one, even if a later draft exists. */
async function win(unit: Unit, viewing: Viewing) {
  const { proposal, version, acceptances } = viewing
  const total_cents = centsOf(calculatedTotal(contentIn(version)))
  if (total_cents === undefined) throw new Error(`Version ${version.id} comes to more than can be counted`)
  const formfields = acceptances.flatMap(({ fields }) => JSON.parse(fields) as { label: string; value: string }[])
  await updateProposal(unit.db, proposal.id, {
    ...statusColumns(unit, proposal.status, 'won'),
    modified_at: unit.now,
    // No user did.
    modified_by: null,
    version_id: version.id,
    total_cents,
    override_cents: version.override_cents,
    agree: JSON.stringify({
      formfields,
      name: acceptances.map(({ name }) => name).join(', '),
      date: timestamp(unit.now),
      version_id: version.id,
      ip_country: null,
    }),
  })
  // It is found by what it says now, and no more by what a later draft said.
  if (version.id !== proposal.version_id) await refreshSearchKeyOf(unit, proposal.id)
  await logClient(unit, proposal.id, viewing.receiver.fullname, 'won the proposal with the last signature', {
    kind: 'won',
  })
  await announceStatus(unit, proposal.id, 'won')
  await mailProof(unit, viewing)
}

async function tellOfSignature(unit: Unit, viewing: Viewing) {
  await recordLive(unit, 'proposal_signed', viewing.proposal.id)
  await mailSignature(unit, viewing)
}

/** Loses the proposal if the receiver is required to sign; otherwise it only notifies the seller (interface, section 9). */
export async function declineProposal(unit: Unit, token: string, request: DeclineRequest) {
  const { version_id, reason, text } = request
  const viewing = await needViewing(unit, token)
  const { proposal, receiver, version } = viewing
  checkMaySign(unit, { ...viewing, proposal: { ...proposal, valid_until: null } })
  checkVersion(viewing, version_id)
  await insertDecline(unit.db, {
    proposal_id: proposal.id,
    version_id: version.id,
    contact_id: receiver.contact_id,
    reason,
    comment: text,
    declined_at: unit.now,
  })
  await logClient(unit, proposal.id, receiver.fullname, `declined version ${version.number}`)
  await tellOfAct(unit, 'declined', viewing)
  const isLost = receiver.signature_required === 1
  if (isLost) {
    await updateProposal(unit.db, proposal.id, {
      ...statusColumns(unit, proposal.status, 'lost'),
      loss_reason: reason,
      modified_at: unit.now,
      modified_by: null,
    })
    await announceStatus(unit, proposal.id, 'lost')
  } else await recordLive(unit, 'proposal_declined', proposal.id)
  await notifyOwner(unit, proposal.id, { kind: 'declined', person: receiver.fullname, reason, text })
  await planSteps(unit, proposal.id)
  return { status: isLost ? ('lost' as const) : ('open' as const) }
}

/** Whether a hash is one of an acceptance here; reveals nothing else. */
export async function verifyHash({ db }: Pick<Unit, 'db'>, hash: string) {
  const wanted = hash.toLowerCase()
  const acceptance = /^[\da-f]{64}$/.test(wanted) ? await findAcceptance(db, wanted) : undefined
  return acceptance
    ? { accepted: true as const, date: timestamp(acceptance.signed_at), account_title: acceptance.title }
    : { accepted: false as const }
}
