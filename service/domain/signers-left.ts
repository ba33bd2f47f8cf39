import { findProposal, selectVersions } from '#service/store/proposals.ts'
import { selectReceivers } from '#service/store/receivers.ts'
import { selectAcceptances } from '#service/store/viewer.ts'
import type { MailLanguage } from '#wire/own-mails.ts'
import { notifyOwner } from './owner-notices.ts'
import { logAction } from './proposal-log.ts'
import type { Unit } from './unit.ts'

/**
 * Once a receiver was erased who had not signed: where nobody is left to sign, nobody's signature wins the proposal any
 * more. Its owner is told, and its timeline says so (decision 0183).
 */
export async function tellWhereNobodySigns(unit: Unit, proposalId: number, erasedId: number) {
  const { db } = unit
  const proposal = await findProposal(db, proposalId)
  if (proposal?.status !== 'open' || proposal.deleted_at !== null) return
  const sent = (await selectVersions(db, proposalId)).find(({ sent_at }) => sent_at !== null)
  const signed = new Set(sent && (await selectAcceptances(db, sent.id)).map(({ contact_id }) => contact_id))
  const waiting = (await selectReceivers(db, proposalId)).filter(
    ({ contact_id, signature_required, signature_allowed }) =>
      !signed.has(contact_id) && (signature_required === 1 || signature_allowed === 1),
  )
  if (signed.has(erasedId) || waiting.length > 0) return
  await logAction(unit, proposalId, 'erased a person; nobody is left to sign', { kind: 'nobody_signs' })
  await notifyOwner(unit, proposalId, { kind: 'automation', text: words })
}

const words: Readonly<Record<MailLanguage, string>> = {
  en: 'A person who still had to sign was erased. Nobody is left to sign: send a new version, or set the proposal to Won.',
  nl: 'Iemand die nog moest tekenen is gewist. Niemand kan nog tekenen: verstuur een nieuwe versie, of zet de offerte op Gewonnen.',
  de: 'Eine Person, die noch unterschreiben sollte, wurde gelöscht. Niemand kann mehr unterschreiben: Senden Sie eine neue Version oder setzen Sie das Angebot auf „Gewonnen“.',
}
