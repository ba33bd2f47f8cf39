import { markOwnerMailed, notifyOwner } from './owner-notices.ts'
import { mailChoiceOf } from './own-mails.ts'
import { proposalLink } from './proposal-answer.ts'
import type { Unit } from './unit.ts'
import { queueLetters, recordLink } from './viewer-mails.ts'
import { signedWords, wordsIn } from './viewer-words.ts'
import type { Viewing } from './viewing.ts'

// Mails sent when a receiver signs.

/** While signatures are missing: a copy for the one who signed, saying whose are, and a notice to the owner. */
export async function mailSignature(unit: Unit, viewing: Viewing) {
  const { receivers, acceptances } = viewing
  const waiting = receivers
    .filter(({ signature_required }) => signature_required === 1)
    .filter(({ contact_id }) => !acceptances.some((one) => one.contact_id === contact_id))
    .map(({ fullname }) => fullname)
  const { name, language } = viewing.proposal
  const { partlySigned, partlySignedText } = wordsIn(language)
  const copy = {
    ...copyFor(unit, viewing, viewing.receiver),
    subject: partlySigned(name),
    body: partlySignedText(name, waiting, ...lastSigned(viewing), proposalLink(unit, viewing.receiver.link_token)),
  }
  await queueLetters(unit, viewing, [copy])
  await notifyOwner(unit, viewing.proposal.id, { kind: 'signed', person: viewing.receiver.fullname, waiting })
}

/** With the last signature: a copy for every signer and the owner; each states the hash that covers all signatures. */
export async function mailProof(unit: Unit, viewing: Viewing) {
  const { owner, proposal, receivers, acceptances } = viewing
  const signers = receivers.filter(({ contact_id }) => acceptances.some((one) => one.contact_id === contact_id))
  const language = owner ? (await mailChoiceOf(unit.db, owner.id)).language : proposal.language
  const { signed, signedText } = wordsIn(language)
  const own = {
    language,
    // What a customer signed is not for who has left.
    to: owner?.active === 1 ? owner.email : '',
    subject: signed(proposal.name),
    body: signedText(proposal.name, ...lastSigned(viewing), recordLink(unit, proposal.id)),
    acceptanceId: acceptances.at(-1)?.id,
  }
  await queueLetters(unit, viewing, [...signers.map((signer) => copyFor(unit, viewing, signer)), own])
  await markOwnerMailed(unit, proposal.id)
}

/** What was accepted, in the signed wording, and its hash. */
function lastSigned({ acceptances }: Viewing): [sentence: string, hash: string] {
  const last = acceptances.at(-1)
  const words = last && signedWords(last.document)
  if (!words) throw new Error('Nothing was signed')
  return [words.sentence, last.hash]
}

function copyFor(unit: Unit, viewing: Viewing, { id, email, link_token }: Viewing['receiver']) {
  const { proposal } = viewing
  const { signed, signedText } = wordsIn(proposal.language)
  return {
    to: email,
    receiverId: id,
    subject: signed(proposal.name),
    body: signedText(proposal.name, ...lastSigned(viewing), proposalLink(unit, link_token)),
    acceptanceId: viewing.acceptances.at(-1)?.id,
  }
}
