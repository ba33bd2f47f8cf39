import { findUser, selectAccount } from '#service/store/account.ts'
import { findProposal, selectVersions } from '#service/store/proposals.ts'
import { findReceiver, selectReceivers } from '#service/store/receivers.ts'
import type { Stored } from '#service/store/schema.ts'
import { findDesign } from '#service/store/templates.ts'
import { findViewerSession, selectAcceptances, selectDeclines } from '#service/store/viewer.ts'
import { dayIn } from '#wire/calendar-day.ts'
import type { ViewerReason } from '#wire/viewer-problem.ts'
import { withCarriedChoices } from './carried-choices.ts'
import { fullnameOf } from './person-name.ts'
import type { StoredProposal } from './proposal-answer.ts'
import { Refused, RefusedWith } from './refused.ts'
import { hashToken } from './token-hash.ts'
import type { Unit } from './unit.ts'

type Receivers = Awaited<ReturnType<typeof selectReceivers>>
export type Account = Awaited<ReturnType<typeof selectAccount>>

/** What a link leads to: a receiver of a proposal, and the version that was sent last. */
export type Viewing = {
  account: Account
  proposal: StoredProposal
  owner: Awaited<ReturnType<typeof findUser>>
  design: Stored<'design_template'> | undefined
  receiver: Receivers[number]
  receivers: Receivers
  version: Stored<'proposal_version'>
  acceptances: Stored<'acceptance'>[]
  declines: Stored<'decline'>[]
}

type Visiting = Pick<Unit, 'db' | 'now' | 'look' | 'viewerSession'>

/** A link that leads nowhere: unknown, never sent, or in the trashcan; the answer does not say which. */
export const nowhere = () => new Refused('not_found', 'There is nothing at this address.')

/**
 * What this receiver's link leads to, or the reason it is not shown. For writes, read in their transaction, so that the
 * decision still holds at commit.
 */
export async function needViewing(unit: Visiting, token: string): Promise<Viewing> {
  const viewing = await lockedViewing(unit, token)
  await checkUnlocked(unit, viewing)
  return viewing
}

/** The same without the password check. */
export async function lockedViewing(unit: Visiting, token: string): Promise<Viewing> {
  const viewing = await viewingAt(unit, token)
  const { status } = viewing.proposal
  if ((status === 'lost' || status === 'closed') && unit.look?.kind !== 'document')
    throw new RefusedWith('trashed', 'This proposal has ended. Call the person named in seller.', {
      reason: 'ended' satisfies ViewerReason,
      seller: { ...sellerOf(viewing), phone: viewing.owner?.phone ?? '' },
    })
  return viewing
}

/** The same, of a proposal that has ended too: refused alone where the link leads nowhere. */
export async function viewingAt(unit: Visiting, token: string): Promise<Viewing> {
  const { db, look } = unit
  const link = look ? undefined : await findReceiver(db, token)
  const proposalId = look?.proposal_id ?? link?.proposal_id
  const proposal = proposalId === undefined ? undefined : await findProposal(db, proposalId)
  if (!proposal || proposal.deleted_at !== null) throw nowhere()
  const version = await versionFor(unit, proposal)
  const receivers = await selectReceivers(db, proposal.id)
  const receiver = receivers.find(({ id, contact_id }) => (look ? contact_id === look.contact_id : id === link?.id))
  if (!version || !receiver || (proposal.status === 'edit' && !look)) throw nowhere()
  return {
    account: await selectAccount(db),
    proposal,
    owner: await findUser(db, proposal.account_user_id),
    design: proposal.design_template_id === null ? undefined : await findDesign(db, proposal.design_template_id),
    receiver,
    receivers,
    version,
    acceptances: await selectAcceptances(db, version.id),
    declines: await selectDeclines(db, version.id),
  }
}

/** The version sent last; a seller may preview the draft as if it were sent now. */
async function versionFor({ db, look }: Visiting, proposal: StoredProposal) {
  const versions = await selectVersions(db, proposal.id)
  if (look?.version !== 'draft') return versions.find(({ sent_at }) => sent_at !== null)
  const current = versions.find(({ id }) => id === proposal.version_id)
  if (!current || current.sent_at !== null) return current
  const content = JSON.stringify(await withCarriedChoices({ db }, current))
  return { ...current, content, override_cents: proposal.override_cents }
}

async function checkUnlocked(unit: Visiting, viewing: Viewing) {
  const { viewerSession: session } = unit
  const { proposal, receiver } = viewing
  // A previewing seller has signed in already.
  if (proposal.asks_password === 0 || unit.look) return
  const refused = (reason: ViewerReason, words: string) =>
    new RefusedWith('forbidden', words, { reason, seller: sellerOf(viewing) })
  if (receiver.password_hash === null)
    throw refused('password_to_choose', 'Choose a password before you read this proposal.')
  const known =
    session !== undefined && (await findViewerSession(unit.db, receiver.id, await hashToken(session), unit.now))
  if (!known) throw refused('password_required', 'Enter the password you chose for this proposal.')
}

const sellerOf = ({ account, owner, design, proposal }: Viewing) => ({
  title: account.title,
  name: owner ? fullnameOf(owner) : '',
  phone: '',
  logo_url: design?.logo_url ?? '',
  language: proposal.language,
})

export const isExpired = ({ now }: Pick<Unit, 'now'>, { account, proposal }: Pick<Viewing, 'account' | 'proposal'>) =>
  proposal.valid_until !== null && proposal.status === 'open' && dayIn(account.time_zone, now) > proposal.valid_until

/** Names a state of the choices of a version. */
export const choicesAt = ({ id, choices_count }: Pick<Stored<'proposal_version'>, 'id' | 'choices_count'>) =>
  `${id}-${choices_count}`

/** 409, with what is current. */
export const conflicting = ({ version }: Viewing, reason: ViewerReason, words: string) =>
  new RefusedWith('conflict', words, {
    reason,
    current: { version_id: version.id, version_number: version.number, choices_at: choicesAt(version) },
  })

export function checkVersion(viewing: Viewing, versionId: number) {
  if (viewing.version.id !== versionId)
    throw conflicting(viewing, 'version', 'Another version was sent meanwhile. Read the proposal again.')
}

/** Only open proposals take choices, acceptances and declines. */
export function checkOpen(viewing: Viewing) {
  if (viewing.proposal.status === 'won')
    throw conflicting(viewing, 'signed', 'This proposal has been accepted. Nothing more can be changed.')
}

/** 403 for a previewing seller; some operations are refused in a rehearsal too. */
export function refuseLookers({ look }: Unit, { but }: { but?: 'rehearsal' } = {}) {
  if (look && look.kind !== but)
    throw new RefusedWith('forbidden', 'This is a preview: nothing can be done in it.', {
      reason: 'preview' satisfies ViewerReason,
    })
}
