import { findContact } from '#service/store/contacts.ts'
import { selectAccount } from '#service/store/account.ts'
import { selectProposalValues } from '#service/store/proposal-parts.ts'
import { selectCustomFields } from '#service/store/templates.ts'
import type { Stored } from '#service/store/schema.ts'
import { dayWords, dayWordsIn } from '#wire/calendar-day.ts'
import { customTags, tagIn, type proposalTags, type TagValues } from '#wire/personalisation.ts'
import { proposalNotation } from '#wire/proposal-language.ts'
import { fullnameOf } from './person-name.ts'
import type { StoredProposal } from './proposal-answer.ts'
import { contentIn, type Content } from './proposal-content.ts'
import type { Unit } from './unit.ts'
import { validityWhenSent } from './validity.ts'
import type { Viewing } from './viewing.ts'

type Reading = Pick<Unit, 'db' | 'now' | 'look'>
type Shared = Record<(typeof proposalTags)[number], string>

/**
 * What tags say that is the same for every receiver; `formatted` is the HTML of fields that have any. A version keeps it
 * from when it was sent (docs/decisions/0180-a-version-says-what-it-said.md).
 */
export type ToldTags = { values: TagValues & Shared; formatted: TagValues }

type About = { proposal: StoredProposal; owner: Viewing['owner'] }

/** As they are now; `sentAt` in milliseconds since 1970, null as if it were sent now. */
export async function tagsNow(
  unit: Reading,
  { proposal, owner }: About,
  sentAt: number | null = null,
): Promise<ToldTags> {
  const { db } = unit
  const account = await selectAccount(db)
  const contact = await findContact(db, proposal.contact_id)
  const fields = await selectCustomFields(db, 'proposal')
  const stored = await selectProposalValues(db, proposal.id)
  const customValues = Object.fromEntries(stored.map(({ field, value }) => [field, value]))
  const sentNow = sentAt === null ? await validityWhenSent(unit, proposal) : {}
  const shared: Shared = {
    account_name: account.title,
    contact_name: contact?.name ?? '',
    proposal_name: proposal.name,
    proposal_nr: proposal.proposal_nr,
    proposal_date: dayWordsIn(
      account.time_zone,
      sentAt ?? unit.now,
      proposalNotation(proposal.language, account.locale).locale,
    ),
    ...liveTags({ proposal: { ...proposal, ...sentNow }, owner, account }),
  }
  const ofHtml = fields.filter(({ type }) => type === 'html')
  return {
    values: { ...customTags(fields, customValues), ...shared },
    formatted: Object.fromEntries(ofHtml.map(({ name }) => [`custom_${name}`, customValues[name] ?? ''])),
  }
}

/** What follows the proposal until somebody has signed: its last day is put off, and its owner changes, as it stands. */
const liveTags = ({
  proposal: { valid_until, language },
  owner,
  account: { locale },
}: About & Pick<Viewing, 'account'>) => ({
  proposal_valid_until: valid_until === null ? '' : dayWords(valid_until, proposalNotation(language, locale).locale),
  user_name: owner ? fullnameOf(owner) : '',
  user_firstname: owner?.firstname ?? '',
  user_phone: owner?.phone ?? '',
  user_email: owner?.email ?? '',
})

type Version = Pick<Stored<'proposal_version'>, 'content' | 'sent_at'>

/** Of a version that was sent; undefined too where that was before this was kept. */
const toldIn = ({ content, sent_at }: Version) =>
  sent_at === null ? undefined : (JSON.parse(content) as { told?: ToldTags }).told

/** Whether it keeps what it said. */
export const isTold = (version: Version) => toldIn(version) !== undefined

/** The content of a version as it is kept once it says no more than it said. */
export const contentTold = (content: Content, told: ToldTags | undefined) => JSON.stringify({ ...content, told })

/** The same of a copy that stands for what was sent. */
export const contentAsTold = (version: Version, content: Content) => contentTold(content, toldIn(version))

/** What a receiver is told; a seller who looks at the draft is told what would be. */
export async function tagsTold(unit: Reading, viewing: Viewing): Promise<ToldTags> {
  const { version, acceptances } = viewing
  const told = unit.look?.version === 'draft' ? undefined : toldIn(version)
  if (!told) return tagsNow(unit, viewing, version.sent_at)
  return acceptances.length > 0 ? told : { ...told, values: { ...told.values, ...liveTags(viewing) } }
}

type Lines = Pick<Stored<'design_template'>, 'header' | 'footer'>

/** Whether a version that was sent, and the lines of its page, would say something else if it were sent now. */
export function saysOtherwise(version: Version, now: ToldTags, lines: Lines | undefined): boolean {
  const told = toldIn(version)
  if (!told) return false
  const texts = contentIn(version).sections.flatMap(({ title, html }) => [title, html])
  const named = [...texts, lines?.header ?? '', lines?.footer ?? ''].flatMap((text) =>
    [...text.matchAll(tagIn)].map(([, name = '']) => name.toLowerCase()),
  )
  const isOther = (name: string) =>
    told.values[name] !== now.values[name] || (told.formatted[name] ?? '') !== (now.formatted[name] ?? '')
  return [...alwaysTold, ...named].some((name) => isKept(name) && isOther(name))
}

/** They stand above the texts. */
const alwaysTold: readonly (typeof proposalTags)[number][] = ['proposal_name', 'proposal_nr', 'contact_name']

/** Not the day of sending, nor what is not kept before somebody has signed. */
const isKept = (name: string) =>
  name !== 'proposal_date' && name !== 'proposal_valid_until' && !name.startsWith('user_')
