import { findUser } from '#service/store/account.ts'
import { findContact } from '#service/store/contacts.ts'
import { selectProposalValues } from '#service/store/proposal-parts.ts'
import { insertProposal, updateProposal } from '#service/store/proposals.ts'
import { insertReceivers, selectReceivers } from '#service/store/receivers.ts'
import { searchKey } from '#service/store/search-key.ts'
import { addProposalTags, selectProposalTags } from '#service/store/tags.ts'
import type { StoredContact } from './contact-answer.ts'
import { setProposalCustomFields } from './custom-values.ts'
import { recordEvent } from './events.ts'
import type { StoredProposal } from './proposal-answer.ts'
import { contentIn } from './proposal-content.ts'
import { nextNumber } from './proposal-create.ts'
import { logAction } from './proposal-log.ts'
import { needProposal, proposalRecord } from './proposals.ts'
import { Refused } from './refused.ts'
import { proposalSearchKey } from './search-keys.ts'
import { newToken } from './token-hash.ts'
import type { Unit } from './unit.ts'
import { beginVersion, currentVersion } from './working-version.ts'

/**
 * Copies a proposal (interface, section 8): in edit, with its own number and links. Contact, receivers, content, prices,
 * custom fields and tags are copied; mails, visits, comments and acceptances are not.
 */
export async function copyProposal(unit: Unit, id: number, { name }: { name?: string | undefined }) {
  const source = await needProposal(unit, id)
  const contact = await contactOf(unit, source)
  const receivers = (await selectReceivers(unit.db, id)).filter(({ deleted_at }) => deleted_at === null)
  // With its receivers' choices applied, as the copied totals are.
  const content = JSON.stringify(contentIn(await currentVersion(unit, source)))
  const { proposal_nr } = await nextNumber(unit)
  const copy = { ...source, name: name ?? source.name, proposal_nr }
  const people = receivers.map(({ fullname }) => fullname)
  const { id: copyId } = await insertProposal(unit.db, {
    ...(await carriedOver(unit, copy)),
    search_key: proposalSearchKey({ ...copy, contact, people, content: contentIn({ content }) }),
  })
  const version = await beginVersion(unit, copyId, 1, content)
  await updateProposal(unit.db, copyId, { version_id: version.id })
  await insertReceivers(
    unit.db,
    copyId,
    receivers.map(({ contact_id }) => contact_id),
    (contactId) => ({ ...signatureOf(receivers, contactId), link_token: newToken() }),
  )
  await setProposalCustomFields(unit, copyId, await selectProposalValues(unit.db, id))
  const tags = await selectProposalTags(unit.db, [id])
  await addProposalTags(
    unit.db,
    copyId,
    tags.map((tag) => tag.id),
  )
  await logAction(unit, copyId, `copied the proposal from ${source.proposal_nr}`, {
    kind: 'copied',
    facts: { from: source.proposal_nr },
  })
  await recordEvent(unit, 'proposal_created', proposalRecord(copyId))
  return { id: copyId, version_id: version.id }
}

/** Signers are copied too. */
function signatureOf(receivers: Awaited<ReturnType<typeof selectReceivers>>, contactId: number) {
  const known = receivers.find(({ contact_id }) => contact_id === contactId)
  return {
    signature_required: known?.signature_required ?? 1,
    signature_allowed: known?.signature_allowed ?? 1,
  } as const
}

async function contactOf({ db }: Unit, { contact_id }: StoredProposal): Promise<StoredContact> {
  const contact = await findContact(db, contact_id)
  if (!contact) throw new Error(`Contact ${contact_id} of a proposal is gone`)
  if (contact.deleted_at !== null)
    throw new Refused(
      'conflict',
      `${contact.name} is in the trashcan. Restore it, or give this proposal another contact, before you copy it.`,
    )
  return contact
}

/** The row of a copy. An owner who is no longer active is replaced by the user who copies. */
async function carriedOver({ db, user, now }: Unit, copy: StoredProposal) {
  const owner = await findUser(db, copy.account_user_id)
  return {
    name: copy.name,
    name_key: searchKey(copy.name),
    proposal_nr: copy.proposal_nr,
    status: 'edit' as const,
    account_user_id: owner?.active === 1 ? copy.account_user_id : user.id,
    contact_id: copy.contact_id,
    design_template_id: copy.design_template_id,
    text_template_id: copy.text_template_id,
    favorite_template_id: copy.favorite_template_id,
    directory_id: copy.directory_id,
    automation_set_id: copy.automation_set_id,
    language: copy.language,
    remarks: copy.remarks,
    agree_setup: copy.agree_setup,
    asks_password: copy.asks_password,
    total_cents: copy.total_cents,
    override_cents: copy.override_cents,
    views: 0,
    created_at: now,
    modified_at: now,
    modified_by: user.id,
  }
}
