import { selectComments } from '#service/store/proposal-parts.ts'
import { selectVersions } from '#service/store/proposals.ts'
import type { Stored } from '#service/store/schema.ts'
import { selectHumanVisits } from '#service/store/visits.ts'
import type { ViewedAcceptance, ViewedChoices, ViewedComment, ViewedProposal } from '#wire/viewer.ts'
import { attachmentAnswer } from './attachments.ts'
import { agreeAnswer, setupOf } from './agree-setup.ts'
import { fullnameOf } from './person-name.ts'
import { contentIn } from './proposal-content.ts'
import { timestamp, timestampOrNull } from './timestamp.ts'
import type { Unit } from './unit.ts'
import { changesBetween } from './viewer-changes.ts'
import { viewedChoiceList, viewedPrices, viewedTables } from './viewer-document.ts'
import { sectionsFor, textsFor } from './viewer-text.ts'
import { acceptanceWords, signedWords } from './viewer-words.ts'
import { choicesAt, isExpired, type Viewing } from './viewing.ts'

type Visits = Awaited<ReturnType<typeof selectHumanVisits>>

/** What a receiver sees (interface, section 9.2), or the seller, looking at it as this receiver. */
export async function viewedProposal(unit: Unit, viewing: Viewing): Promise<ViewedProposal> {
  const { account, proposal, owner, design, receiver, receivers, version } = viewing
  const visits = await selectHumanVisits(unit.db, proposal.id)
  const content = contentIn(version)
  const { names, ...texts } = await textsFor(unit, viewing, content)
  return {
    account: {
      title: account.title,
      logo_url: design?.logo_url ?? '',
      locale: account.locale,
      currency: account.currency,
    },
    proposal: {
      ...names,
      status: proposal.status === 'won' ? 'won' : 'open',
      version_id: version.id,
      version_number: version.number,
      date_sent: timestamp(version.sent_at ?? unit.now),
      valid_until: proposal.valid_until,
      expired: isExpired(unit, viewing),
      date_won: timestampOrNull(proposal.won_at),
      language: proposal.language,
    },
    owner: {
      name: owner ? fullnameOf(owner) : '',
      jobtitle: owner?.jobtitle ?? '',
      phone: owner?.phone ?? '',
      email: owner?.email ?? '',
    },
    receiver: receiverAnswer(viewing, receiver, visits),
    others: receivers.filter(({ id }) => id !== receiver.id).map((other) => receiverAnswer(viewing, other, visits)),
    ...texts,
    order: content.order ?? null,
    attachments: (content.attachments ?? []).map(attachmentAnswer),
    ...choicesAnswer(viewing),
    agree: agreeAnswer(setupOf(viewing)),
    comments: await commentsFor(unit, viewing),
    acceptances: viewing.acceptances.map(acceptanceAnswer),
    changes: await changesFor(unit, viewing, visits),
    preview: unit.look?.kind === 'preview',
    rehearsal: unit.look?.kind === 'rehearsal',
  }
}

/** Choices, and all that follows from them. */
export function choicesAnswer({ account, proposal, receivers, version, acceptances }: Viewing) {
  const content = contentIn(version)
  const by = receivers.find(({ contact_id }) => contact_id === version.choices_by)
  const last = acceptances.at(-1)
  const shown = { tables: viewedTables(content), prices: viewedPrices(content, version.override_cents) }
  return {
    choices_at: choicesAt(version),
    changed:
      version.choices_at === null
        ? null
        : { receiver_id: version.choices_by ?? 0, name: by?.fullname ?? '', date: timestamp(version.choices_at) },
    frozen: acceptances.length > 0,
    choices: viewedChoiceList(content),
    ...shown,
    // What was signed is shown, and signed again, as it was: the account may write otherwise by now.
    words: (last && signedWords(last.document)) ?? acceptanceWords(proposal.language, version.number, shown, account),
  } satisfies ViewedChoices & Record<string, unknown>
}

/** A receiver as the others see them, with their state on the version that was sent last. */
export function receiverAnswer(
  { acceptances, declines }: Record<'acceptances' | 'declines', readonly { contact_id: number }[]>,
  receiver: Viewing['receiver'],
  visits: Visits,
) {
  const { contact_id, fullname, signature_required, signature_allowed } = receiver
  const isOf = (act: { contact_id: number }) => act.contact_id === contact_id
  const acted = acceptances.some(isOf) ? ('signed' as const) : declines.some(isOf) ? ('declined' as const) : undefined
  return {
    id: contact_id,
    name: fullname,
    must_sign: signature_required === 1,
    may_sign: signature_required === 1 || signature_allowed === 1,
    state: acted ?? (visits.some(isOf) ? ('opened' as const) : ('waiting' as const)),
  }
}

export const acceptanceAnswer = (acceptance: Stored<'acceptance'>): ViewedAcceptance => ({
  receiver_id: acceptance.contact_id,
  name: acceptance.name,
  date: timestamp(acceptance.signed_at),
  fields: JSON.parse(acceptance.fields) as ViewedAcceptance['fields'],
  signature: JSON.parse(acceptance.signature) as ViewedAcceptance['signature'],
  hash: acceptance.hash,
})

/** Comments between customer and seller; internal notes are not included. */
export async function commentsFor({ db }: Unit, { proposal, receiver }: Viewing): Promise<ViewedComment[]> {
  const comments = await selectComments(db, proposal.id)
  return comments
    .filter(({ audience }) => audience === 'customer')
    .map((comment) => {
      const byUser = comment.account_user_id !== null
      const user = { firstname: comment.user_firstname ?? '', lastname: comment.user_lastname ?? '' }
      return {
        id: comment.id,
        comment: comment.comment,
        name: byUser ? fullnameOf(user) : (comment.fullname ?? ''),
        type: byUser ? ('user' as const) : ('client' as const),
        own: comment.contact_id === receiver.contact_id,
        row_id: comment.row_id,
        section_id: comment.section_id,
        date: timestamp(comment.created_at),
      }
    })
}

/** How long a version's changes stay highlighted after it was first read. */
const newFor = 24 * 60 * 60 * 1000

/** Since the version this receiver read before this one. */
async function changesFor(unit: Unit, viewing: Viewing, visits: Visits) {
  const { proposal, receiver, version } = viewing
  const own = visits.filter(({ contact_id }) => contact_id === receiver.contact_id)
  const first = own.find(({ version_id }) => version_id === version.id)
  if (own.length === 0 || (first && first.started_at < unit.now - newFor)) return null
  const read = new Set(own.map(({ version_id }) => version_id))
  const versions = await selectVersions(unit.db, proposal.id)
  const before = versions.find(({ id, number }) => number < version.number && read.has(id))
  if (!before) return null
  const { price_total, total_with_vat } = viewedPrices(contentIn(before), before.override_cents)
  const sections = async (of: typeof version) => sectionsFor(unit, { ...viewing, version: of }, contentIn(of))
  return {
    version_number: before.number,
    price_total,
    total_with_vat,
    list: changesBetween(
      { content: contentIn(before), sections: await sections(before) },
      { content: contentIn(version), sections: await sections(version) },
    ),
  }
}
