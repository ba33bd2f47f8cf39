import { findUser } from '#service/store/account.ts'
import { findContact } from '#service/store/contacts.ts'
import { selectMails } from '#service/store/mails.ts'
import { selectVatGroups } from '#service/store/products.ts'
import { selectComments, selectLog, selectProposalValues } from '#service/store/proposal-parts.ts'
import { findVersion } from '#service/store/proposals.ts'
import { selectReceivers } from '#service/store/receivers.ts'
import type { Stored } from '#service/store/schema.ts'
import { selectContactTags, selectProposalTags } from '#service/store/tags.ts'
import { findFavorite, selectCustomFields } from '#service/store/templates.ts'
import type { Proposal } from '#wire/proposals.ts'
import { organisationAnswer, personAnswer } from './contact-answer.ts'
import { customFieldKeys } from './contact-details.ts'
import { priceTotals } from './money.ts'
import { byName } from './ordered.ts'
import { contentIn, tablesAnswer } from './proposal-content.ts'
import { fullnameOf } from './person-name.ts'
import { maySeeLinks } from './roles.ts'
import { timestamp, timestampOrNull } from './timestamp.ts'
import type { Unit } from './unit.ts'

export type StoredProposal = Stored<'proposal'>

/** Where a receiver opens the proposal. */
export const proposalLink = ({ appUrl }: Pick<Unit, 'appUrl'>, linkToken: string) => `${appUrl}/view/${linkToken}`

/** All of a proposal (interface, sections 3.1 and 3), in a fixed number of queries. */
export async function proposalAnswer(unit: Unit, proposal: StoredProposal): Promise<Proposal> {
  const { db, account } = unit
  const owner = await findUser(db, proposal.account_user_id)
  const { modified_at, viewed_at, won_at } = proposal
  return {
    id: proposal.id,
    version_id: versionOf(proposal),
    name: proposal.name,
    proposal_nr: proposal.proposal_nr,
    status: proposal.status,
    account_user_id: proposal.account_user_id,
    account_user_name: owner ? fullnameOf(owner) : '',
    account_user_email: owner?.email ?? '',
    design_template_id: proposal.design_template_id,
    text_template_id: proposal.text_template_id,
    directory_id: proposal.directory_id,
    proposal_language: proposal.language,
    ...priceTotals(proposal, account),
    remarks: proposal.remarks,
    date_created: timestamp(proposal.created_at),
    date_modified: timestamp(modified_at),
    date_viewed: timestampOrNull(viewed_at),
    date_won: timestampOrNull(won_at),
    agree: proposal.agree === null ? { formfields: [] } : (JSON.parse(proposal.agree) as Proposal['agree']),
    comments: await commentsAnswer(unit, proposal.id),
    contact: await contactAnswer(unit, proposal.contact_id),
    content: await contentAnswer(unit, versionOf(proposal)),
    custom_fields: await customFieldsAnswer(unit, proposal),
    emails: await mailsAnswer(unit, proposal.id),
    logs: await logsAnswer(unit, proposal),
    receivers: await receiversAnswer(unit, proposal.id),
    tags: tagsAnswer(unit, await selectProposalTags(db, [proposal.id])),
  }
}

/** Set in the transaction that creates the proposal. */
export function versionOf({ id, version_id }: Pick<StoredProposal, 'id' | 'version_id'>) {
  if (version_id === null) throw new Error(`Proposal ${id} has no version`)
  return version_id
}

const tagsAnswer = ({ account }: Unit, tags: readonly { id: number; name: string }[]) =>
  byName(tags, account.locale).map(({ id, name }) => ({ id, name }))

/** The conversation with the customer, without the team's internal notes: details may be passed on. */
async function commentsAnswer({ db }: Unit, id: number): Promise<Proposal['comments']> {
  const comments = await selectComments(db, id)
  return comments.filter(({ audience }) => audience === 'customer').map(commentAnswer)
}

export function commentAnswer(
  comment: Awaited<ReturnType<typeof selectComments>>[number],
): Proposal['comments'][number] {
  const byClient = comment.account_user_id === null
  return {
    id: comment.id,
    comment: comment.comment,
    contact_name: comment.fullname ?? '',
    contact_people_id: comment.contact_id,
    account_user_id: comment.account_user_id,
    firstname: (byClient ? comment.contact_firstname : comment.user_firstname) ?? '',
    lastname: (byClient ? comment.contact_lastname : comment.user_lastname) ?? '',
    type: byClient ? 'client' : 'user',
    date: timestamp(comment.created_at),
  }
}

async function contactAnswer(unit: Unit, id: number): Promise<Proposal['contact']> {
  const contact = await findContact(unit.db, id)
  if (!contact) throw new Error(`Contact ${id} of a proposal is gone`)
  return {
    ...(contact.type === 'organisation' ? organisationAnswer(contact) : personAnswer(contact)),
    ...(await customFieldKeys(unit, id)),
    contact_id: id,
    tags: tagsAnswer(unit, await selectContactTags(unit.db, id)),
  }
}

export async function contentAnswer({ db }: Unit, versionId: number): Promise<Proposal['content']> {
  const content = contentIn(await findVersion(db, versionId))
  return { sections: content.sections, pricetables: tablesAnswer(content, await selectVatGroups(db)) }
}

/** The fields its template uses, and any other that has been filled in. */
async function customFieldsAnswer({ db }: Unit, { id, favorite_template_id }: StoredProposal) {
  const values = new Map((await selectProposalValues(db, id)).map(({ field, value }) => [field, value]))
  const template = favorite_template_id === null ? undefined : await findFavorite(db, favorite_template_id)
  const used = new Set(template ? (JSON.parse(template.custom_fields) as string[]) : [])
  const fields = await selectCustomFields(db, 'proposal')
  return fields
    .filter(({ name }) => used.has(name) || values.has(name))
    .map(({ name, label, type, required }) => ({
      name,
      label,
      type,
      required: required === 1,
      value: values.get(name) ?? '',
    }))
}

const mailsAnswer = async ({ db }: Unit, id: number) =>
  (await selectMails(db, id)).map(({ recipient, created_at, ...mail }) => ({
    ...mail,
    to: recipient,
    date: timestamp(created_at),
  }))

async function logsAnswer({ db }: Unit, proposal: StoredProposal): Promise<Proposal['logs']> {
  const entries = await selectLog(db, proposal.id)
  const user = proposal.modified_by === null ? undefined : await findUser(db, proposal.modified_by)
  return {
    history: entries.map(({ at, ...entry }) => ({ ...entry, date: timestamp(at) })),
    summary: {
      last_modified_date: timestamp(proposal.modified_at),
      last_modified_user: user ? fullnameOf(user) : '',
      views: proposal.views,
      recent_view: timestampOrNull(proposal.viewed_at),
      pdf: null,
    },
  }
}

const receiversAnswer = async (unit: Unit, id: number) =>
  (await selectReceivers(unit.db, id)).map((receiver) => ({
    id: receiver.contact_id,
    fullname: receiver.fullname,
    email: receiver.email,
    signature_required: receiver.signature_required === 1,
    signature_allowed: receiver.signature_allowed === 1,
    // With it one accepts, which is not reading.
    proposal_link: maySeeLinks(unit) ? proposalLink(unit, receiver.link_token) : '',
  }))
