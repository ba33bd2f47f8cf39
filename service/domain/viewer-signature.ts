import { setVersionContent } from '#service/store/proposals.ts'
import { insertAcceptance, selectAcceptances } from '#service/store/viewer.ts'
import type { AcceptRequest } from '#wire/viewer-acts.ts'
import { setupOf } from './agree-setup.ts'
import { canonicalJson } from './canonical-json.ts'
import { contentIn } from './proposal-content.ts'
import { timestamp } from './timestamp.ts'
import { contentTold, isTold, tagsTold } from './told-tags.ts'
import { sha256 } from './token-hash.ts'
import type { Unit } from './unit.ts'
import { choicesAnswer } from './viewer-answer.ts'
import { textsFor } from './viewer-text.ts'
import type { Viewing } from './viewing.ts'

type Signing = Pick<AcceptRequest, 'name' | 'fields' | 'signature'>
type Signed = Pick<Unit, 'db' | 'now' | 'appUrl' | 'look'>

/**
 * Keeps a signature made now, the first one with all that the version says, or the next where that was not kept yet; gives
 * what the link leads to after it.
 */
export async function sign(unit: Signed, viewing: Viewing, signing: Signing): Promise<Viewing> {
  const { version, acceptances } = viewing
  await insertAcceptance(unit.db, await signatureOn(unit, viewing, signing))
  const signed = { ...viewing, acceptances: await selectAcceptances(unit.db, version.id) }
  if (acceptances.length > 0 && isTold(version)) return signed
  const content = contentTold(contentIn({ content: version.content }), await tagsTold(unit, viewing))
  await setVersionContent(unit.db, version.id, content)
  return { ...signed, version: { ...version, content } }
}

/** The row of a signature made now, with everything that was shown, including the text above the button, and its hash. */
async function signatureOn(
  unit: Signed,
  viewing: Viewing,
  { name, fields, signature }: Signing,
): Promise<Parameters<typeof insertAcceptance>[1]> {
  const { account, proposal, receiver, version, acceptances } = viewing
  const { terms_url, terms_text } = setupOf(viewing)
  const seen = choicesAnswer(viewing)
  const content = contentIn(version)
  const { attachments, order, pricetables } = content
  const { names, sections } = await textsFor(unit, viewing, content)
  const document = canonicalJson({
    format: 'proffer acceptance 1',
    account: { name: account.name, title: account.title, currency: account.currency, locale: account.locale },
    proposal: { id: proposal.id, number: names.proposal_nr, name: names.name, language: proposal.language },
    version: { id: version.id, number: version.number, sent: timestamp(version.sent_at ?? unit.now) },
    sections,
    // As calculated, including hidden figures: the hash covers all of it and reveals none.
    pricetables,
    ...(order && { order }),
    ...(attachments && { attachments: attachments.map(({ name, size, hash }) => ({ name, size, hash })) }),
    choices: seen.choices,
    prices: seen.prices,
    words: seen.words,
    terms: { url: terms_url, text: terms_text },
    fields,
    name,
    signature,
    receiver: { id: receiver.contact_id, name: receiver.fullname, email: receiver.email },
    moment: timestamp(unit.now),
    previous: acceptances.at(-1)?.hash ?? null,
  })
  return {
    proposal_id: proposal.id,
    version_id: version.id,
    contact_id: receiver.contact_id,
    position: acceptances.length + 1,
    name,
    fields: JSON.stringify(fields),
    signature: JSON.stringify(signature),
    hash: await sha256(document),
    document,
    signed_at: unit.now,
  }
}
