import type { ExpressionBuilder } from 'kysely'
import { contactFieldNames, organisationFieldNames, personFieldNames } from '#wire/contact-fields.ts'
import type { Db } from './db.ts'
import { nestedIn, unnested } from './nested.ts'
import { prepared } from './prepared.ts'
import type { Tables } from './schema.ts'
import { tagsOf } from './tags.ts'

type Of = ExpressionBuilder<Tables, 'proposal'>

const columns = [
  'proposal.id',
  'proposal.version_id',
  'proposal.name',
  'proposal.proposal_nr',
  'proposal.status',
  'proposal.account_user_id',
  'proposal.design_template_id',
  'proposal.text_template_id',
  'proposal.directory_id',
  'proposal.contact_id',
  'proposal.language',
  'proposal.total_cents',
  'proposal.override_cents',
  'proposal.remarks',
  'proposal.agree',
  'proposal.views',
  'proposal.created_at',
  'proposal.modified_at',
  'proposal.viewed_at',
  'proposal.won_at',
  'proposal.loss_reason',
  'proposal.deleted_at',
] as const

const contactColumns = [
  'contact.id',
  'contact.type',
  'contact.name',
  'contact.fullname',
  'contact.parent_id',
  'contact.created_at',
  ...contactFieldNames.map((name) => `contact.${name}` as const),
  ...organisationFieldNames.map((name) => `contact.${name}` as const),
  ...personFieldNames.map((name) => `contact.${name}` as const),
] as const

const contactOf = (is: Of) =>
  is.selectFrom('contact').select(contactColumns).whereRef('contact.id', '=', 'proposal.contact_id')

/** The conversation with the customer, without the team's internal notes: details may be passed on. */
const commentsOf = (is: Of) =>
  is
    .selectFrom('comment')
    .leftJoin('contact as person', 'person.id', 'comment.contact_id')
    .leftJoin('account_user as user', 'user.id', 'comment.account_user_id')
    .select([
      'comment.id',
      'comment.comment',
      'comment.created_at',
      'comment.contact_id',
      'comment.account_user_id',
      'person.fullname',
      'person.firstname as contact_firstname',
      'person.lastname as contact_lastname',
      'user.firstname as user_firstname',
      'user.lastname as user_lastname',
    ])
    .whereRef('comment.proposal_id', '=', 'proposal.id')
    .where('comment.audience', '=', 'customer')
    .orderBy('comment.created_at')
    .orderBy('comment.id')

/** What the customer has. */
const sentOf = (is: Of) =>
  is
    .selectFrom('proposal_version as sent')
    .select(['sent.id', 'sent.number'])
    .whereRef('sent.proposal_id', '=', 'proposal.id')
    .where('sent.sent_at', 'is not', null)
    .orderBy('sent.number', 'desc')
    .limit(1)

const mailsOf = (is: Of) =>
  is
    .selectFrom('mail')
    .select(['mail.id', 'mail.recipient', 'mail.subject', 'mail.created_at', 'mail.state', 'mail.reason'])
    .whereRef('mail.proposal_id', '=', 'proposal.id')
    .orderBy('mail.created_at')
    .orderBy('mail.id')

const logOf = (is: Of) =>
  is
    .selectFrom('log_entry')
    .select(['log_entry.person', 'log_entry.type', 'log_entry.action', 'log_entry.at'])
    .whereRef('log_entry.proposal_id', '=', 'proposal.id')
    .orderBy('log_entry.at')
    .orderBy('log_entry.id')

const receiversOf = (is: Of) =>
  is
    .selectFrom('receiver')
    .innerJoin('contact as person', 'person.id', 'receiver.contact_id')
    .select([
      'receiver.contact_id',
      'receiver.link_token',
      'receiver.signature_required',
      'receiver.signature_allowed',
      'person.fullname',
      'person.email',
    ])
    .whereRef('receiver.proposal_id', '=', 'proposal.id')
    .orderBy('receiver.position')
    .orderBy('receiver.id')

const contactTagsOf = (is: Of) =>
  is
    .selectFrom('contact_tag')
    .innerJoin('tag', 'tag.id', 'contact_tag.tag_id')
    .select(['tag.id', 'tag.name'])
    .whereRef('contact_tag.contact_id', '=', 'proposal.contact_id')

const valuesOf = (is: Of) =>
  is
    .selectFrom('proposal_custom_value as own')
    .select(['own.field', 'own.value'])
    .whereRef('own.proposal_id', '=', 'proposal.id')

const contactValuesOf = (is: Of) =>
  is
    .selectFrom('contact_custom_value as own')
    .select(['own.field', 'own.value'])
    .whereRef('own.contact_id', '=', 'proposal.contact_id')

const fields = (is: Of) =>
  is
    .selectFrom('custom_field as field')
    .select(['field.subject', 'field.name', 'field.label', 'field.type', 'field.required'])
    .orderBy('field.id')

const vatGroups = (is: Of) =>
  is
    .selectFrom('vat_group')
    .select(['vat_group.id', 'vat_group.name', 'vat_group.percentage'])
    .orderBy('vat_group.percentage', 'desc')
    .orderBy('vat_group.id')

const wholeBy = prepared((db, { id }: { id: number }) => {
  const { jsonArrayFrom: rows, jsonObjectFrom: row } = nestedIn(db)
  return db
    .selectFrom('proposal')
    .leftJoin('proposal_version as version', 'version.id', 'proposal.version_id')
    .leftJoin('favorite_template as favorite', 'favorite.id', 'proposal.favorite_template_id')
    .leftJoin('account_user as owner', 'owner.id', 'proposal.account_user_id')
    .leftJoin('account_user as editor', 'editor.id', 'proposal.modified_by')
    .select(columns)
    .select(['version.content', 'version.choices', 'favorite.custom_fields as fields_of_template'])
    .select(['owner.firstname as owner_firstname', 'owner.lastname as owner_lastname', 'owner.email as owner_email'])
    .select(['editor.firstname as editor_firstname', 'editor.lastname as editor_lastname'])
    .select((is) => [
      row(contactOf(is)).as('contact'),
      row(sentOf(is)).as('sent'),
      rows(commentsOf(is)).as('comments'),
      rows(mailsOf(is)).as('mails'),
      rows(logOf(is)).as('log'),
      rows(receiversOf(is)).as('receivers'),
      rows(tagsOf(is)).as('tags'),
      rows(contactTagsOf(is)).as('contact_tags'),
      rows(valuesOf(is)).as('values'),
      rows(contactValuesOf(is)).as('contact_values'),
      rows(fields(is)).as('fields'),
      rows(vatGroups(is)).as('vat_groups'),
    ])
    .where('proposal.id', '=', id)
})

/** All of a proposal that its details show, in one statement; trashed ones too. */
export async function findWholeProposal(db: Db, id: number) {
  const [found] = await wholeBy(db, { id })
  if (!found) return undefined
  return {
    ...found,
    contact: unnested(found.contact),
    sent: unnested(found.sent),
    comments: unnested(found.comments),
    mails: unnested(found.mails),
    log: unnested(found.log),
    receivers: unnested(found.receivers),
    tags: unnested(found.tags),
    contact_tags: unnested(found.contact_tags),
    values: unnested(found.values),
    contact_values: unnested(found.contact_values),
    fields: unnested(found.fields),
    vat_groups: unnested(found.vat_groups),
  }
}

export type WholeProposal = NonNullable<Awaited<ReturnType<typeof findWholeProposal>>>
