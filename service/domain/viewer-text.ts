import { findContact } from '#service/store/contacts.ts'
import { selectAccount } from '#service/store/account.ts'
import { selectProposalValues } from '#service/store/proposal-parts.ts'
import { selectCustomFields } from '#service/store/templates.ts'
import { dayWords, dayWordsIn } from '#wire/calendar-day.ts'
import { customTags, tagIn, type PersonalisationTag, type TagValues } from '#wire/personalisation.ts'
import { cleanSectionHtml } from './clean-html.ts'
import { designSeen } from './designs.ts'
import { fullnameOf } from './person-name.ts'
import { proposalLink } from './proposal-answer.ts'
import type { Content } from './proposal-content.ts'
import type { Unit } from './unit.ts'
import { validityWhenSent } from './validity.ts'
import type { Viewing } from './viewing.ts'
import { htmlOfText } from '#wire/html-text.ts'

type Reading = Pick<Unit, 'db' | 'now' | 'appUrl'>

/** Sections and design as this receiver reads them: tags filled in, nothing else of any other receiver. */
export async function textsFor(unit: Reading, viewing: Viewing, { sections }: Content) {
  const { values, formatted } = await tagValues(unit, viewing)
  return {
    design: viewing.design ? designSeen(viewing.design, (line) => filled(line, values)) : null,
    sections: sections.map(({ id, title, html }) => ({
      id,
      title: filled(title, values),
      html: cleanSectionHtml(filledHtml(html, values, formatted)),
    })),
  }
}

/** The sections alone. */
export const sectionsFor = async (unit: Reading, viewing: Viewing, content: Content) =>
  (await textsFor(unit, viewing, content)).sections

const valueOf = (values: TagValues, name: string) => (Object.hasOwn(values, name) ? values[name] : undefined)
const filled = (text: string, values: TagValues) =>
  text.replace(tagIn, (tag, name: string) => valueOf(values, name.toLowerCase()) ?? tag)

/** A paragraph that holds one tag and nothing else. */
const lone = /<p>\[([a-z][a-z0-9_-]*)\]<\/p>/gi

/** A tag that is a paragraph by itself is replaced by the HTML of its field. */
const filledHtml = (html: string, values: TagValues, formatted: TagValues) =>
  html
    .split(/(<p>\[[a-z][a-z0-9_-]*\]<\/p>)/gi)
    .map((part) => {
      const [, name] = new RegExp(lone.source, 'i').exec(part) ?? []
      const block = name && valueOf(formatted, name.toLowerCase())
      if (block) return block
      return part.replace(tagIn, (tag, name: string) => {
        const value = valueOf(values, name.toLowerCase())
        return value === undefined ? tag : htmlOfText(value)
      })
    })
    .join('')

async function tagValues(unit: Reading, { proposal, receiver, owner, version }: Viewing) {
  const { db } = unit
  const account = await selectAccount(db)
  const contact = await findContact(db, proposal.contact_id)
  const fields = await selectCustomFields(db, 'proposal')
  const stored = await selectProposalValues(db, proposal.id)
  const customValues = Object.fromEntries(stored.map(({ field, value }) => [field, value]))
  // A draft is previewed as if it were sent now.
  const sentNow = version.sent_at === null ? await validityWhenSent(unit, proposal) : {}
  const until = sentNow.valid_until ?? proposal.valid_until
  const values: TagValues = {
    ...customTags(fields, customValues),
    account_name: account.title,
    contact_name: contact?.name ?? '',
    proposal_name: proposal.name,
    proposal_nr: proposal.proposal_nr,
    proposal_date: dayWordsIn(account.time_zone, version.sent_at ?? unit.now, account.locale),
    proposal_valid_until: until === null ? '' : dayWords(until, account.locale),
    user_name: owner ? fullnameOf(owner) : '',
    user_firstname: owner?.firstname ?? '',
    user_phone: owner?.phone ?? '',
    user_email: owner?.email ?? '',
    contact_firstname: receiver.firstname || receiver.fullname,
    contact_fullname: receiver.fullname,
    contact_salutation: receiver.salutation,
    proposal_link: proposalLink(unit, receiver.link_token),
  } satisfies Record<PersonalisationTag, string>
  const formatted = Object.fromEntries(
    fields.filter(({ type }) => type === 'html').map(({ name }) => [`custom_${name}`, customValues[name] ?? '']),
  )
  return { values, formatted }
}
