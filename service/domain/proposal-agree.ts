import { selectAccount } from '#service/store/account.ts'
import { selectVersions, setVersionChoices, updateProposal } from '#service/store/proposals.ts'
import { selectReceivers, setSignature } from '#service/store/receivers.ts'
import { selectAcceptances } from '#service/store/viewer.ts'
import { dayIn, dayWords } from '#wire/calendar-day.ts'
import { proposalNotation } from '#wire/proposal-language.ts'
import type { AgreementChanges, ProposalAgreement } from '#wire/proposal-agree.ts'
import { agreeAnswer, type AgreeSetup, setupOf, signatureFlags, signatureRuleOf, withChanges } from './agree-setup.ts'
import { recordEvent } from './events.ts'
import { FaultList } from './fault-list.ts'
import { isSame } from './is-same.ts'
import type { StoredProposal } from './proposal-answer.ts'
import { createComment } from './proposal-comments.ts'
import { logAction } from './proposal-log.ts'
import { needProposal, proposalRecord } from './proposals.ts'
import { Refused } from './refused.ts'
import { endSending } from './sending-end.ts'
import { planSteps } from './step-planning.ts'
import type { Unit } from './unit.ts'
import { recordLive } from './viewer-events.ts'
import { wordsIn } from './viewer-words.ts'

/** What accepting a proposal asks for, and until when (interface, section 8.2). */
export async function getProposalAgreement(unit: Unit, id: number): Promise<ProposalAgreement> {
  const { proposal, setup, receivers, isSigned } = await agreementOf(unit, id)
  return {
    ...agreeAnswer(setup),
    signers: receivers.map((receiver) => ({
      contact_people_id: receiver.contact_id,
      fullname: receiver.fullname,
      signature: signatureRuleOf(receiver),
    })),
    ...validityIn(proposal, setup),
    password: proposal.asks_password === 1,
    signed: isSigned,
  }
}

const validityIn = ({ valid_until }: StoredProposal, { valid_days }: AgreeSetup) => ({
  valid_until,
  valid_days: valid_until === null ? valid_days : null,
})

/** Of `getProposalAgreement`, until when. */
export const validityOf = async ({ db }: Unit, proposal: StoredProposal) =>
  validityIn(proposal, setupOf({ account: await selectAccount(db), proposal }))

/** Changes what is supplied. What somebody has signed stays as they signed it. */
export async function updateProposalAgreement(unit: Unit, id: number, changes: AgreementChanges) {
  const agreement = await agreementOf(unit, id)
  const { fields, terms, signers, valid_until, answers } = changes
  if (agreement.isSigned && (fields !== undefined || terms !== undefined || signers !== undefined))
    throw new Refused(
      'conflict',
      'Somebody has signed, so fields, terms and signers stay as they are. Send a new version to change them.',
    )
  await changeAgreement(unit, agreement, changes)
  if (answers !== undefined) await answerWithDay(unit, agreement.proposal, answers, valid_until)
  return getProposalAgreement(unit, id)
}

async function changeAgreement(unit: Unit, agreement: Agreement, changes: AgreementChanges) {
  const { proposal, setup, receivers, sent } = agreement
  const { id } = proposal
  const { fields, terms, signers, valid_until } = changes
  const wanted = wantedSignatures(receivers, signers ?? [])
  const next = { ...withChanges(setup, { fields, terms }), ...(valid_until !== undefined && { valid_days: null }) }
  const columns = {
    ...(valid_until !== undefined && { valid_until }),
    asks_password: (changes.password ?? proposal.asks_password === 1) ? 1 : 0,
  } as const
  // Nobody has to read again what is as it was.
  if (wanted.length === 0 && JSON.stringify(next) === JSON.stringify(setup) && isSame(proposal, columns)) return

  const agree_setup = JSON.stringify(next)
  await updateProposal(unit.db, id, { agree_setup, ...columns, modified_at: unit.now, modified_by: unit.user.id })
  for (const { receiverId, signature } of wanted) await setSignature(unit.db, receiverId, signatureFlags[signature])
  // Invalidates acceptances in progress: they name a state that is no longer current.
  if (sent) await setVersionChoices(unit.db, sent.id, { choices_count: sent.choices_count + 1 })
  await endSending(unit, id, 'edited')
  await logAction(unit, id, 'changed what accepting asks for', { kind: 'agreement' })
  await recordEvent(unit, 'proposal_details_updated', proposalRecord(id))
  if (sent) await recordLive(unit, 'proposal_terms', id)
  await planSteps(unit, id)
}

/** Tells who asked for it, in the proposal's language, until when it can be accepted now. */
async function answerWithDay(
  unit: Unit,
  { id, language }: Pick<StoredProposal, 'id' | 'language'>,
  answers: number,
  day: string | null | undefined,
) {
  const faults = new FaultList()
  const account = await selectAccount(unit.db)
  const today = dayIn(account.time_zone, unit.now)
  if (!day || day < today) faults.add('valid_until', 'Choose a day that is still to come')
  faults.refuse()
  const comment = wordsIn(language).newDate(dayWords(day ?? '', proposalNotation(language, account.locale).locale))
  await createComment(unit, id, { comment, to: 'customer', answers, mentions: [] })
}

async function agreementOf(unit: Unit, id: number) {
  const proposal = await needProposal(unit, id)
  const sent = (await selectVersions(unit.db, id)).find(({ sent_at }) => sent_at !== null)
  return {
    proposal,
    setup: setupOf({ account: await selectAccount(unit.db), proposal }),
    receivers: await selectReceivers(unit.db, id),
    sent,
    isSigned: sent !== undefined && (await selectAcceptances(unit.db, sent.id)).length > 0,
  }
}

type Agreement = Awaited<ReturnType<typeof agreementOf>>
type Signers = NonNullable<AgreementChanges['signers']>

/** Those that become another. */
function wantedSignatures(receivers: Awaited<ReturnType<typeof selectReceivers>>, signers: Signers) {
  const faults = new FaultList()
  const wanted = signers.flatMap(({ contact_people_id, signature }, at) => {
    const receiver = receivers.find(({ contact_id }) => contact_id === contact_people_id)
    const path = `signers.${at}.contact_people_id`
    if (!receiver) faults.add(path, `${contact_people_id} is not a receiver of this proposal`)
    if (signers.findIndex((one) => one.contact_people_id === contact_people_id) < at)
      faults.add(path, `${contact_people_id} is named twice`)
    return receiver && signatureRuleOf(receiver) !== signature ? [{ receiverId: receiver.id, signature }] : []
  })
  faults.refuse()
  return wanted
}
