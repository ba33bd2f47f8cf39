import { proposalLink } from '#service/domain/proposal-answer.ts'
import { calculatedTotal, type Content } from '#service/domain/proposal-content.ts'
import { fillText } from '#wire/personalisation.ts'
import { proposalSearchKey } from '#service/domain/search-keys.ts'
import { timestamp } from '#service/domain/timestamp.ts'
import { inCents } from '#pricing/decimal.ts'
import type { Db } from '#service/store/db.ts'
import { keepActive } from '#service/store/activity.ts'
import { keepLost } from '#service/store/lost-mails.ts'
import { searchKey } from '#service/store/search-key.ts'
import type { ContactDraft } from './contacts.ts'
import { idsBy, insertAll, need } from './insert.ts'
import type { SettingIds } from './load-settings.ts'
import { contentOf, tablesBefore } from './proposals/content.ts'
import { agreeFields } from './proposals/details.ts'
import { personValues, type ProposalDraft } from './proposals/draft.ts'
import { lossReasonIn } from './proposals/loss.ts'
import { validForIn } from './proposals/scenes.ts'
import { lastDay } from './proposals/validity.ts'
import { randomOf, type Random } from './random.ts'
import { keepTold } from './keep-told.ts'
import { loadDecisions } from './load-decisions.ts'
import { loadVisits } from './load-visits.ts'
import { proposalDirectories } from './settings.ts'
import { emailTemplates } from './templates/emails.ts'

type LoadContext = {
  proposals: readonly ProposalDraft[]
  contacts: ReadonlyMap<ContactDraft, number>
  settings: SettingIds
  /** By their place among the sample's users. */
  users: ReadonlyMap<number, number>
  now: number
  /** Where customers open their page. */
  appUrl: string
  /** Seed of the links: two sample accounts in one database have different ones. */
  account: string
}

type Made = { id: number; draft: ProposalDraft; content: Content; random: Random }

export async function loadProposals(db: Db, context: LoadContext) {
  const { proposals, settings, account } = context
  const drafts = proposals.map((draft) => ({
    draft,
    content: contentOf(draft.sections, draft.tables, settings.products),
    random: randomOf(account, draft.proposal_nr),
  }))
  const rows = drafts.map(({ draft, content }) => columnsOf(draft, content, context))
  const ids = idsBy(drafts, await insertAll(db, 'proposal', rows))
  const made = drafts.map((draft): Made => ({ ...draft, id: need(ids, draft) }))
  await loadVersions(db, made, context)
  await loadReceivers(db, made, context)
  await loadParts(db, made, context)
  for (const { id } of made) await keepTold(db, id, context.now)
  await loadVisits(db, made, context)
  await loadDecisions(db, made, context)
  const lost = made.filter(({ draft }) => draft.history.mails.some(({ state }) => state !== 'sent'))
  for (const { id } of lost) await keepLost(db, id)
  for (const { id } of made) await keepActive(db, id)
}

function columnsOf(draft: ProposalDraft, content: Content, { contacts, settings, users, now }: LoadContext) {
  const { plan, history, favorite, name, proposal_nr, receivers } = draft
  const people = receivers.map(({ columns }) => columns.fullname)
  return {
    name,
    name_key: searchKey(name),
    search_key: proposalSearchKey({ name, proposal_nr, contact: plan.contact.columns, people, content }),
    proposal_nr,
    status: plan.status,
    account_user_id: need(users, draft.user),
    contact_id: need(contacts, plan.contact),
    design_template_id: need(settings.designs, favorite.design),
    text_template_id: need(settings.texts, favorite.text),
    favorite_template_id: need(settings.favorites, favorite.name),
    directory_id: need(settings.directories, proposalDirectories[plan.recipe.audience]),
    automation_set_id: favorite.automations === null ? null : need(settings.automations, favorite.automations),
    language: plan.recipe.language,
    remarks: draft.remarks,
    version_id: null,
    total_cents: Number(inCents(calculatedTotal(content))),
    override_cents: centsOf(draft.override),
    agree: null,
    valid_until: lastDay(history.sent, {
      isOpen: plan.status === 'open',
      validFor: validForIn(plan),
      now,
      random: randomOf('validity', String(draft.number)),
    }),
    views: history.viewed.length,
    created_at: draft.created,
    modified_at: history.modified,
    modified_by: need(users, draft.user),
    viewed_at: history.viewed.at(-1) ?? null,
    silent_since: silenceOf(history),
    won_at: history.won,
    loss_reason: plan.status === 'lost' ? lossReasonIn(history, randomOf('loss', String(draft.number))) : null,
    deleted_at: null,
  }
}

const silenceOf = ({ viewed, sent }: ProposalDraft['history']) =>
  viewed.length === 0 ? null : Math.max(...viewed, ...sent)

const centsOf = (override: number | null) => (override === null ? null : Number(inCents(override)))

/** One for each time it was sent, the last with what the proposal holds now; and what points back at them. */
async function loadVersions(db: Db, made: readonly Made[], { settings }: LoadContext) {
  const versions = made.flatMap(({ id, draft, content }) => {
    const { sent } = draft.history
    const last = Math.max(sent.length, 1)
    const override = centsOf(draft.override)
    return Array.from({ length: last }, (_, at) => ({
      proposal_id: id,
      number: at + 1,
      content: JSON.stringify(
        at + 1 === last ? content : contentOf(draft.sections, tablesBefore(draft.tables), settings.products),
      ),
      person: draft.tagValues.user_name,
      created_at: sent[at - 1] ?? draft.created,
      sent_at: sent[at] ?? null,
      override_cents: at + 1 === sent.length ? override : null,
    }))
  })
  const current = idsBy(
    versions.map(({ proposal_id }) => proposal_id),
    await insertAll(db, 'proposal_version', versions),
  )
  await db
    .updateTable('proposal')
    .set((proposal) => ({
      version_id: proposal
        .selectFrom('proposal_version')
        .select(({ fn }) => fn.max('proposal_version.id').as('last'))
        .whereRef('proposal_version.proposal_id', '=', 'proposal.id'),
    }))
    .execute()
  for (const { id, draft, random } of made) {
    const agree = agreeOf(draft, need(current, id), random)
    if (agree) await db.updateTable('proposal').set({ agree }).where('id', '=', id).execute()
  }
}

function agreeOf({ history, receivers, plan }: ProposalDraft, version_id: number, random: Random) {
  if (history.won === null) return undefined
  return JSON.stringify({
    formfields: agreeFields(random, plan.recipe.language),
    name: receivers[0]?.columns.fullname ?? '',
    date: timestamp(history.won),
    version_id,
    ip_country: null,
  })
}

async function loadReceivers(db: Db, made: readonly Made[], context: LoadContext) {
  const receivers = made.flatMap(({ id, draft, random }) =>
    draft.receivers.map((contact, position) => ({
      proposal_id: id,
      contact_id: need(context.contacts, contact),
      position,
      link_token: random.token(),
      password_hash: null,
      signature_required: position === 0 ? (1 as const) : (0 as const),
      signature_allowed: 1 as const,
      invited_at: draft.history.sent.at(-1) ?? null,
    })),
  )
  const ids = idsBy(receivers, await insertAll(db, 'receiver', receivers))
  const ofProposal = Map.groupBy(receivers, ({ proposal_id }) => proposal_id)
  const mails = made.flatMap(({ id, draft }) =>
    (ofProposal.get(id) ?? []).flatMap((receiver) => mailsTo({ ...receiver, id: need(ids, receiver) }, draft, context)),
  )
  await insertAll(
    db,
    'mail',
    mails.toSorted((one, other) => one.created_at - other.created_at),
  )
}

type Receiver = { id: number; proposal_id: number; position: number; link_token: string }

/** The mails a receiver got, each with their own link. */
function mailsTo({ id, proposal_id, position, link_token }: Receiver, draft: ProposalDraft, { appUrl }: LoadContext) {
  const [contact] = draft.receivers.slice(position)
  if (!contact) return []
  const values = { ...draft.tagValues, ...personValues(contact), proposal_link: proposalLink({ appUrl }, link_token) }
  return draft.history.mails
    .filter(({ to }) => to === position)
    .map(({ template, state, fault, reason, at }) => ({
      proposal_id,
      receiver_id: id,
      recipient: contact.columns.email,
      subject: fillText(emailTemplates[template].subject, values),
      body: fillText(emailTemplates[template].message, values),
      state,
      fault,
      reason,
      created_at: at,
      modified_at: at,
    }))
}

async function loadParts(db: Db, made: readonly Made[], { contacts, settings, users }: LoadContext) {
  const ofEach = <T>(part: (one: Made) => T[]) => made.flatMap(part)
  await insertAll(
    db,
    'comment',
    ofEach(({ id, draft }) =>
      draft.history.comments.map(({ by, comment, at }, index, all) => ({
        proposal_id: id,
        waiting_since:
          draft.plan.status === 'open' && comment.includes('?') && all.slice(index).every((one) => one.by !== 'user')
            ? at
            : null,
        contact_id: by === 'user' ? null : need(contacts, by),
        account_user_id: by === 'user' ? need(users, draft.user) : null,
        comment,
        created_at: at,
      })),
    ),
  )
  await insertAll(
    db,
    'log_entry',
    ofEach(({ id, draft }) => draft.history.log.map((entry) => ({ proposal_id: id, ...entry }))),
  )
  await insertAll(
    db,
    'proposal_custom_value',
    ofEach(({ id, draft }) =>
      Object.entries(draft.values).map(([field, value]) => ({ proposal_id: id, field, value })),
    ),
  )
  await insertAll(
    db,
    'proposal_tag',
    ofEach(({ id, draft }) => draft.tags.map((tag) => ({ proposal_id: id, tag_id: need(settings.tags, tag) }))),
  )
}
