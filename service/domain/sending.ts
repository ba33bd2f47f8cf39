import { findUser } from '#service/store/account.ts'
import { keepActive } from '#service/store/activity.ts'
import { keepLost } from '#service/store/lost-mails.ts'
import { insertMails } from '#service/store/mails.ts'
import { freezeVersion, updateProposal, wasSent } from '#service/store/proposals.ts'
import { clearPasswords, markInvited, selectReceivers } from '#service/store/receivers.ts'
import { findDesign, findEmail } from '#service/store/templates.ts'
import { selectAcceptances } from '#service/store/viewer.ts'
import { fileSizeText } from '#wire/file-size.ts'
import { attachmentsTag, filledMail, type proposalTags, type receiverTags } from '#wire/personalisation.ts'
import type { SendRequest } from '#wire/proposal-changes.ts'
import { proposalNotation } from '#wire/proposal-language.ts'
import { recordEvent } from './events.ts'
import { withCarriedChoices } from './carried-choices.ts'
import { FaultList } from './fault-list.ts'
import { centsOf } from './money.ts'
import { proposalLink, type StoredProposal } from './proposal-answer.ts'
import { calculatedTotal, contentIn } from './proposal-content.ts'
import { enumerated, logAction } from './proposal-log.ts'
import { statusColumns } from './proposal-status.ts'
import { needProposal, proposalRecord } from './proposals.ts'
import { queuedMail, replyTo } from './queued-mail.ts'
import { Refused } from './refused.ts'
import { sentFacts } from './sent-facts.ts'
import { endSending } from './sending-end.ts'
import { beginSilence } from './silence.ts'
import { planSteps } from './step-planning.ts'
import { contentTold, saysOtherwise, tagsNow, type ToldTags } from './told-tags.ts'
import type { Unit } from './unit.ts'
import { validityWhenSent } from './validity.ts'
import { wordsIn } from './viewer-words.ts'
import { currentVersion, openVersion } from './working-version.ts'

type Receivers = Awaited<ReturnType<typeof selectReceivers>>
type Owner = Awaited<ReturnType<typeof findUser>>
/** `language` is that of its template; empty for the proposal's. */
type Message = { subject: string; text: string; language: string }

/**
 * Sends a proposal, or creates the links to send by hand (interface, sections 2.1 and 2). From edit it becomes
 * open; an open one is sent again. Mails are queued in this transaction, each with its receiver's own link.
 */
export async function sendProposal(unit: Unit, id: number, body: SendRequest) {
  const proposal = await needProposal(unit, id)
  const { status } = proposal
  const { receivers, message, isAgain } = await checkSending(unit, proposal, body)

  const reset = body.password_reset && isAgain ? receivers.filter(hasPassword) : []
  if (reset.length > 0) await clearPasswords(unit.db, idsOf(reset))
  if (body.send_method === 'service') await queueMails(unit, proposal, receivers, message)
  const version = await freeze(unit, proposal)
  const validity = await validityWhenSent(unit, proposal)
  const opened = statusColumns(unit, status, 'open')
  await updateProposal(unit.db, id, {
    ...opened,
    ...validity,
    ...version,
    modified_at: unit.now,
    modified_by: unit.user.id,
  })
  await markInvited(unit.db, idsOf(receivers), unit.now)
  await beginSilence(unit, id)
  // Who signed the version before has not signed this one.
  await keepLost(unit.db, id)
  await log(unit, { ...proposal, ...version }, { receivers, body, isAgain })
  await keepActive(unit.db, id)
  if (reset.length > 0)
    await logAction(unit, id, `reset the password of ${namesOf(reset)}`, {
      kind: 'password_reset',
      facts: { names: reset.map(({ fullname }) => fullname) },
    })
  await recordEvent(unit, 'proposal_send', proposalRecord(id))
  await endSending(unit, id, 'sent')
  await planSteps(unit, id)
  return {}
}

/** From now on its version says what it says now. */
async function freeze(unit: Unit, proposal: StoredProposal): Promise<{ version_id?: number; total_cents?: number }> {
  const told = await tagsNow(unit, { proposal, owner: await findUser(unit.db, proposal.account_user_id) })
  const opened = await otherwiseSaid(unit, proposal, told)
  const version = await currentVersion(unit, { ...proposal, ...opened })
  if (version.sent_at !== null) return opened
  const content = await withCarriedChoices(unit, version)
  const total_cents = centsOf(calculatedTotal(content))
  const { override_cents } = proposal
  await freezeVersion(unit.db, version.id, { content: contentTold(content, told), sent_at: unit.now, override_cents })
  return { ...opened, ...(total_cents !== undefined && { total_cents }) }
}

/** Another version, where the one that was sent would say something else by now and nobody has signed it. */
async function otherwiseSaid(unit: Unit, proposal: StoredProposal, told: ToldTags) {
  const version = await currentVersion(unit, proposal)
  const { design_template_id: design } = proposal
  const lines = design === null ? undefined : await findDesign(unit.db, design)
  if (!saysOtherwise(version, told, lines) || (await selectAcceptances(unit.db, version.id)).length > 0) return {}
  return openVersion(unit, proposal)
}

/** Whom a proposal goes to and with what, once nothing stands in the way of sending it. */
export async function checkSending(unit: Unit, { id, status }: StoredProposal, body: SendRequest) {
  if (status !== 'edit' && status !== 'open')
    throw new Refused('conflict', `This proposal is ${status}. Set it to edit or open before you send it.`)
  const { contact_people: wanted } = body
  const all = await selectReceivers(unit.db, id)
  const receivers = wanted ? all.filter(({ contact_id }) => wanted.includes(contact_id)) : all
  const isAgain = await wasSent(unit.db, id)
  const leftOut = isAgain ? [] : all.filter((receiver) => !receivers.includes(receiver))
  return { receivers, isAgain, message: await checkedMessage(unit, receivers, leftOut, body) }
}

/** The message to send, once every fault has been reported; `leftOut` are receivers who may not be left out. */
async function checkedMessage(
  { db }: Unit,
  receivers: Receivers,
  leftOut: Receivers,
  body: SendRequest,
): Promise<Message> {
  const faults = new FaultList()
  checkReceivers(receivers, leftOut, body, faults)
  if (body.send_method === 'service')
    for (const { fullname, email, deleted_at } of receivers) {
      if (deleted_at !== null) faults.add('contact_people', `${fullname} is in the trashcan`)
      else if (email === '') faults.add('contact_people', `${fullname} has no email address`)
    }

  const template = body.send_message_id === undefined ? undefined : await findEmail(db, body.send_message_id)
  const text = body.send_message?.trim() ? body.send_message : template?.message
  if (body.send_message_id !== undefined && !template)
    faults.add('send_message_id', `There is no email template ${body.send_message_id}`)
  else if (text === undefined) faults.add('send_message', 'Enter a message, or the id of an email template')
  faults.refuse()
  return { subject: template?.subject ?? '', text: text ?? '', language: template?.language ?? '' }
}

function checkReceivers(
  receivers: Receivers,
  leftOut: Receivers,
  { contact_people: wanted }: SendRequest,
  faults: FaultList,
) {
  if (wanted?.length === 0) faults.add('contact_people', 'Enter a receiver, or leave it out for all of them')
  else if (wanted) {
    for (const [at, id] of wanted.entries()) {
      const isReceiver = receivers.some(({ contact_id }) => contact_id === id)
      if (!isReceiver) faults.add(`contact_people.${at}`, `${id} is not a receiver of this proposal`)
    }
    if (leftOut.length > 0)
      faults.add('contact_people', `The first time it goes to every receiver. Leave it out, or add ${namesOf(leftOut)}`)
  } else if (receivers.length === 0) faults.add('contact_people', 'There is no receiver. Add one to the proposal')
}

/** Queues a message to receivers, each with their own link, and gives the ids of the mails. */
export async function queueMails(
  unit: Unit,
  proposal: StoredProposal,
  receivers: Receivers,
  message: Message,
): Promise<number[]> {
  const owner = await findUser(unit.db, proposal.account_user_id)
  const shared = await sharedTags(unit, proposal, owner, message.language)
  const mails = receivers.map((receiver) => {
    const { subject, text } = filledMail(message, { ...shared, ...receiverValues(unit, receiver) })
    return {
      proposal_id: proposal.id,
      receiver_id: receiver.id,
      recipient: receiver.email,
      subject,
      body: text,
      language: message.language,
      ...queuedMail(unit),
      ...replyTo(owner),
    }
  })
  return insertMails(unit.db, mails)
}

/**
 * Everything the mails of a proposal are filled with, so that each can be previewed exactly as its receiver gets it.
 */
export async function mailTags(unit: Unit, id: number) {
  const proposal = await needProposal(unit, id)
  const owner = await findUser(unit.db, proposal.account_user_id)
  const shared = await sharedTags(unit, proposal, owner)
  const { reply_to: address, reply_to_name: name } = replyTo(owner)
  return {
    from: unit.mailFrom ?? null,
    reply_to: { name, address },
    receivers: (await selectReceivers(unit.db, id)).map((receiver) => ({
      id: receiver.contact_id,
      values: { ...shared, ...receiverValues(unit, receiver) },
    })),
  }
}

const receiverValues = (unit: Unit, receiver: Receivers[number]) =>
  ({
    contact_firstname: receiver.firstname || receiver.fullname,
    contact_fullname: receiver.fullname,
    contact_salutation: receiver.salutation,
    proposal_link: proposalLink(unit, receiver.link_token),
  }) satisfies Record<(typeof receiverTags)[number], string>

/** The tags that are the same for every receiver. */
async function sharedTags(
  unit: Unit,
  proposal: StoredProposal,
  owner: Owner,
  language = '',
): Promise<Record<(typeof proposalTags)[number] | typeof attachmentsTag, string>> {
  const { values } = await tagsNow(unit, { proposal, owner })
  return {
    ...values,
    [attachmentsTag]: await attachmentsLine(unit, proposal, language || proposal.language),
  }
}

/** Names what goes along: it is read on the page, and a mail that carried it might not arrive. */
async function attachmentsLine(unit: Unit, proposal: StoredProposal, language: string) {
  const { attachments = [] } = contentIn(await currentVersion(unit, proposal))
  if (attachments.length === 0) return ''
  const { locale } = proposalNotation(language, unit.account.locale)
  const named = attachments.map(({ name, size }) => `${name} (${fileSizeText(size, locale)})`)
  return wordsIn(language).attachments(named.join(', '))
}

type Sent = { receivers: Receivers; body: SendRequest; isAgain: boolean }

async function log(unit: Unit, proposal: StoredProposal, { receivers, body, isAgain }: Sent) {
  const { id } = proposal
  const to = namesOf(receivers)
  const sent = isAgain ? `sent the proposal again to ${to}` : `sent the proposal to ${to}`
  const names = receivers.map(({ fullname }) => fullname)
  const facts = await sentFacts(unit, proposal, { ...body, names })
  await logAction(unit, id, body.send_method === 'service' ? sent : `made the links for ${to}`, { kind: 'sent', facts })
}

const hasPassword = ({ password_hash }: Receivers[number]) => password_hash !== null

const idsOf = (receivers: Receivers) => receivers.map(({ id }) => id)
const namesOf = (receivers: Receivers) => enumerated(receivers.map(({ fullname }) => fullname))
