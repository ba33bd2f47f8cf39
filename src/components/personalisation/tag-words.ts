import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { proposalTags, receiverTags, type PersonalisationTag, type TagValues } from '#wire/personalisation.ts'

/** What can stand in a text, and what each says. */
export type Tags = readonly { name: string; says: string }[]

const words: Record<PersonalisationTag, MessageDescriptor> = {
  contact_firstname: msg`First name of the receiver`,
  contact_fullname: msg`Full name of the receiver`,
  contact_salutation: msg`Salutation of the receiver`,
  proposal_link: msg`Link to the proposal`,
  account_name: msg`Your company`,
  contact_name: msg`Customer`,
  proposal_name: msg`Name of the proposal`,
  proposal_nr: msg`Number of the proposal`,
  proposal_date: msg`Send date`,
  proposal_valid_until: msg`Valid until`,
  user_name: msg`Name of the owner`,
  user_firstname: msg`First name of the owner`,
  user_phone: msg`Phone of the owner`,
  user_email: msg`Email of the owner`,
}

type CustomField = { subject: string; name: string; label: string }

/** Everything that is filled when a proposal is sent, custom fields of proposals too. */
export const tagsWith = (fields: readonly CustomField[]): Tags => [
  ...[...receiverTags, ...proposalTags].map((name) => ({ name, says: t(words[name]) })),
  ...ofProposals(fields).map(({ name, label }) => ({ name: `custom_${name}`, says: label })),
]

type Known = {
  account: string
  firstname: string
  name: string
  phone: string
  email: string
  date: string
  /** Thirty days later. */
  until: string
}

/** A made-up receiver and proposal, sent by whoever is signed in. */
export const sampleValues = (known: Known, fields: readonly CustomField[]): TagValues => ({
  contact_firstname: 'Anna',
  contact_fullname: 'Anna Janssen',
  contact_salutation: t`Ms Janssen`,
  proposal_link: 'https://…/view/…',
  contact_name: 'Janssen & Co',
  proposal_name: t`Kitchen renovation`,
  proposal_nr: '2026-0042',
  proposal_date: known.date,
  proposal_valid_until: known.until,
  account_name: known.account,
  user_name: known.name,
  user_firstname: known.firstname,
  user_phone: known.phone,
  user_email: known.email,
  ...Object.fromEntries(ofProposals(fields).map(({ name, label }) => [`custom_${name}`, `(${label})`])),
})

const ofProposals = (fields: readonly CustomField[]) => fields.filter(({ subject }) => subject === 'proposal')
