import type { DeclineRequest } from '#wire/viewer-acts.ts'
import { ownerWords } from './owner-words.ts'
import { proposalLink } from './proposal-answer.ts'
import type { Unit } from './unit.ts'
import { queueLetters, recordLink } from './viewer-mails.ts'
import { wordsIn } from './viewer-words.ts'
import type { Viewing } from './viewing.ts'

// Mails sent when a receiver asks, signs or declines.

/** What mails to the owner are filled with: who did it, and a link to it. */
const toOwner = (unit: Unit, { account, owner, proposal, receiver }: Viewing) => ({
  to: owner?.email ?? '',
  words: ownerWords(account.locale),
  said: { person: receiver.fullname, proposal: proposal.name, link: recordLink(unit, proposal.id) },
})

export async function mailQuestion(unit: Unit, viewing: Viewing, comment: string) {
  const { to, words, said } = toOwner(unit, viewing)
  await queueLetters(unit, viewing, [{ to, subject: words.asked(said), body: words.askedText(said, comment) }])
}

export async function mailDecline(unit: Unit, viewing: Viewing, { reason, text }: DeclineRequest) {
  const { to, words, said } = toOwner(unit, viewing)
  const body = words.declinedText(said, reason, text)
  await queueLetters(unit, viewing, [{ to, subject: words.declined(said), body }])
}

/** While signatures are missing: a copy for the one who signed, and a notice to the owner. */
export async function mailSignature(unit: Unit, viewing: Viewing) {
  const { to, words, said } = toOwner(unit, viewing)
  const { receivers, acceptances } = viewing
  const waiting = receivers
    .filter(({ signature_required }) => signature_required === 1)
    .filter(({ contact_id }) => !acceptances.some((one) => one.contact_id === contact_id))
    .map(({ fullname }) => fullname)
  const body = words.signedText(said, new Intl.ListFormat(viewing.account.locale).format(waiting))
  await queueLetters(unit, viewing, [
    copyFor(unit, viewing, viewing.receiver),
    { to, subject: words.signed(said), body },
  ])
}

/** With the last signature: a copy for every signer and the owner; each states the hash that covers all signatures. */
export async function mailProof(unit: Unit, viewing: Viewing) {
  const { owner, proposal, receivers, acceptances } = viewing
  const signers = receivers.filter(({ contact_id }) => acceptances.some((one) => one.contact_id === contact_id))
  const { signed, signedText } = wordsIn(proposal.language)
  const own = {
    to: owner?.email ?? '',
    subject: signed(proposal.name),
    body: signedText(proposal.name, ...lastSigned(viewing), recordLink(unit, proposal.id)),
  }
  await queueLetters(unit, viewing, [...signers.map((signer) => copyFor(unit, viewing, signer)), own])
}

/** What was accepted, in the signed wording, and its hash. */
function lastSigned({ acceptances }: Viewing): [sentence: string, hash: string] {
  const last = acceptances.at(-1)
  if (!last) throw new Error('Nothing was signed')
  const { words } = JSON.parse(last.document) as { words: { sentence: string } }
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
  }
}
