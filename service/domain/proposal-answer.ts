import { selectVatGroups } from '#service/store/products.ts'
import { findVersion } from '#service/store/proposals.ts'
import type { Stored } from '#service/store/schema.ts'
import type { WholeProposal } from '#service/store/whole-proposal.ts'
import type { AppProposal } from '#wire/app-proposal.ts'
import type { VatGroup } from '#wire/products.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { organisationAnswer, personAnswer } from './contact-answer.ts'
import { customFieldKeys } from './contact-details.ts'
import { lossReasonOf } from './loss-reason.ts'
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

/** All of a proposal (interface, sections 3.1 and 3). */
export function proposalAnswer(unit: Unit, proposal: WholeProposal): AppProposal {
  const { account } = unit
  const { modified_at, viewed_at, won_at } = proposal
  return {
    id: proposal.id,
    version_id: versionOf(proposal),
    name: proposal.name,
    proposal_nr: proposal.proposal_nr,
    status: proposal.status,
    account_user_id: proposal.account_user_id,
    account_user_name: nameOf(proposal.owner_firstname, proposal.owner_lastname),
    account_user_email: proposal.owner_email ?? '',
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
    loss_reason: lossReasonOf(proposal),
    sent: proposal.sent,
    agree: proposal.agree === null ? { formfields: [] } : (JSON.parse(proposal.agree) as Proposal['agree']),
    comments: proposal.comments.map(commentAnswer),
    contact: contactAnswer(unit, proposal),
    content: contentOf(proposal),
    custom_fields: customFieldsAnswer(proposal),
    emails: mailsAnswer(proposal),
    logs: logsAnswer(proposal),
    receivers: receiversAnswer(unit, proposal),
    tags: tagsAnswer(unit, proposal.tags),
  }
}

/** Of a user who may not be there. */
const nameOf = (firstname: string | null, lastname: string | null) =>
  fullnameOf({ firstname: firstname ?? '', lastname: lastname ?? '' })

/** Set in the transaction that creates the proposal. */
export function versionOf({ id, version_id }: Pick<StoredProposal, 'id' | 'version_id'>) {
  if (version_id === null) throw new Error(`Proposal ${id} has no version`)
  return version_id
}

const tagsAnswer = ({ account }: Unit, tags: readonly { id: number; name: string }[]) =>
  byName(tags, account.locale).map(({ id, name }) => ({ id, name }))

export function commentAnswer(comment: WholeProposal['comments'][number]): Proposal['comments'][number] {
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

function contactAnswer(unit: Unit, proposal: WholeProposal): Proposal['contact'] {
  const { contact, contact_tags, contact_values, fields } = proposal
  if (!contact) throw new Error(`The contact of proposal ${proposal.id} is gone`)
  return {
    ...(contact.type === 'organisation' ? organisationAnswer(contact) : personAnswer(contact)),
    ...customFieldKeys(
      fields.filter(({ subject }) => subject === 'contact'),
      contact_values,
    ),
    contact_id: contact.id,
    tags: tagsAnswer(unit, contact_tags),
  }
}

function contentOf({ id, content, choices, vat_groups }: WholeProposal) {
  if (content === null) throw new Error(`The version of proposal ${id} is gone`)
  return shownContent({ content, choices }, vat_groups)
}

function shownContent(version: { content: string; choices: string | null }, vatGroups: readonly VatGroup[]) {
  const content = contentIn(version)
  const { sections, order } = content
  return { sections, pricetables: tablesAnswer(content, vatGroups), ...(order && { order }) }
}

/** Of any version of a proposal. */
export const contentAnswer = async ({ db }: Unit, versionId: number): Promise<AppProposal['content']> =>
  shownContent(await findVersion(db, versionId), await selectVatGroups(db))

/** The fields its template uses, and any other that has been filled in. */
function customFieldsAnswer({ values: filledIn, fields_of_template, fields }: WholeProposal) {
  const values = new Map(filledIn.map(({ field, value }) => [field, value]))
  const used = new Set(fields_of_template === null ? [] : (JSON.parse(fields_of_template) as string[]))
  return fields
    .filter(({ subject, name }) => subject === 'proposal' && (used.has(name) || values.has(name)))
    .map(({ name, label, type, required }) => ({
      name,
      label,
      type,
      required: required === 1,
      value: values.get(name) ?? '',
    }))
}

const mailsAnswer = ({ mails }: WholeProposal) =>
  mails.map(({ recipient, created_at, ...mail }) => ({ ...mail, to: recipient, date: timestamp(created_at) }))

const logsAnswer = (proposal: WholeProposal): Proposal['logs'] => ({
  history: proposal.log.map(({ at, ...entry }) => ({ ...entry, date: timestamp(at) })),
  summary: {
    last_modified_date: timestamp(proposal.modified_at),
    last_modified_user: nameOf(proposal.editor_firstname, proposal.editor_lastname),
    views: proposal.views,
    recent_view: timestampOrNull(proposal.viewed_at),
    pdf: null,
  },
})

const receiversAnswer = (unit: Unit, { receivers }: WholeProposal) =>
  receivers.map((receiver) => ({
    id: receiver.contact_id,
    fullname: receiver.fullname,
    email: receiver.email,
    signature_required: receiver.signature_required === 1,
    signature_allowed: receiver.signature_allowed === 1,
    // With it one accepts, which is not reading.
    proposal_link: maySeeLinks(unit) ? proposalLink(unit, receiver.link_token) : '',
  }))
