import type { StepFactRows } from '#service/store/step-facts.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import type { Facts, ReceiverFacts } from './step-plan.ts'

type Proposal = StepFactRows['proposals'][number]
type Of<List extends keyof StepFactRows> = StepFactRows[List][number]

/** How a proposal stood at a moment; of the past, `status` says how it was then. */
type When = { at: number; status?: ProposalStatus }

/** The rows of each proposal, so that many are looked at without searching all rows for each. */
export function groupedFacts(rows: StepFactRows) {
  const grouped = {
    versions: byProposal(rows.versions),
    receivers: byProposal(rows.receivers),
    visits: byProposal(rows.visits),
    comments: byProposal(rows.comments),
    acceptances: byProposal(rows.acceptances),
    declines: byProposal(rows.declines),
    mails: byProposal(rows.mails),
  }
  return rows.proposals.map((proposal) => ({
    proposal,
    versions: grouped.versions.get(proposal.id) ?? [],
    receivers: grouped.receivers.get(proposal.id) ?? [],
    visits: grouped.visits.get(proposal.id) ?? [],
    comments: grouped.comments.get(proposal.id) ?? [],
    acceptances: grouped.acceptances.get(proposal.id) ?? [],
    declines: grouped.declines.get(proposal.id) ?? [],
    mails: grouped.mails.get(proposal.id) ?? [],
  }))
}

export type ProposalRows = ReturnType<typeof groupedFacts>[number]

const byProposal = <Row extends { proposal_id: number | null }>(rows: readonly Row[]) =>
  Map.groupBy(rows, ({ proposal_id }) => proposal_id)

export function factsOf(rows: ProposalRows, { at, status = rows.proposal.status }: When): Facts {
  const { proposal } = rows
  const sent = sentBy(rows, at)
  const comments = rows.comments.filter(({ created_at }) => created_at <= at)
  return {
    status,
    sent: sent && { version_id: sent.id, at: sent.sent_at ?? 0 },
    is_changed: isChanged(rows, sent, at),
    is_trashed: proposal.deleted_at !== null && proposal.deleted_at <= at,
    valid_until: proposal.valid_until,
    won_at: proposal.won_at,
    answered_at: newest(
      comments.filter(({ account_user_id }) => account_user_id !== null),
      'created_at',
    ),
    is_asked: comments.some((comment) => isWaiting(comment, rows.comments, at)),
    receivers: rows.receivers.map((receiver) => receiverFacts(rows, receiver, sent?.sent_at ?? 0, at)),
  }
}

/**
 * The version sent last. A copy that a reopened proposal goes on with has the moment of the one it copies, and counts
 * as the same sending: the first of them stands for all.
 */
function sentBy({ versions }: ProposalRows, at: number): Of<'versions'> | undefined {
  const sent = versions.filter(({ sent_at }) => sent_at !== null && sent_at <= at)
  const last = sent.at(-1)
  return sent.find(({ sent_at }) => sent_at === last?.sent_at)
}

/** Whether somebody began the next version since. */
function isChanged({ proposal, versions }: ProposalRows, sent: Of<'versions'> | undefined, at: number) {
  if (!sent) return false
  const known = versions.filter(({ created_at }) => created_at <= at)
  // An acceptance makes an earlier version current again, and the later draft no longer counts.
  const current = proposal.won_at === null ? known.at(-1) : versions.find(({ id }) => id === proposal.version_id)
  return current !== undefined && (current.sent_at === null || current.sent_at > at)
}

/** A customer's question that nobody had answered or put aside by then. */
function isWaiting(comment: Of<'comments'>, all: ProposalRows['comments'], at: number) {
  const { contact_id, account_user_id, created_at, waiting_since, settled_at } = comment
  if (contact_id === null || account_user_id !== null) return false
  if (waiting_since !== null) return true
  const answer = all.find((one) => one.account_user_id !== null && one.created_at >= created_at)
  const closed_at = Math.min(answer?.created_at ?? Infinity, settled_at ?? Infinity)
  return closed_at !== Infinity && closed_at > at
}

function receiverFacts(rows: ProposalRows, receiver: Of<'receivers'>, since: number, at: number): ReceiverFacts {
  const { contact_id } = receiver
  const isOwn = (act: { contact_id: number | null }) => act.contact_id === contact_id
  const visits = rows.visits.filter(({ started_at, last_at }) => started_at <= at && last_at >= since)
  const seen = visits.filter(isOwn).map(({ last_at }) => Math.min(last_at, at))
  const signed = newest(rows.acceptances.filter(isOwn), 'signed_at')
  const declined = newest(rows.declines.filter(isOwn), 'declined_at')
  const within = (moment: number | null) => (moment !== null && moment >= since && moment <= at ? moment : null)
  const mail = rows.mails.filter((one) => one.receiver_id === receiver.id && one.created_at <= at).at(-1)
  return {
    contact_id,
    name: receiver.fullname,
    email: receiver.email,
    invited_at: invitedBy(receiver, since, at),
    opened_at: seen.length > 0 ? Math.max(...seen) : openedBefore(rows, visits.length, since, at),
    asked_at: newest(
      rows.comments.filter((one) => isOwn(one) && one.created_at <= at),
      'created_at',
    ),
    signed_at: within(signed),
    declined_at: within(declined),
    is_bounced: mail !== undefined && (mail.state === 'bounced' || mail.state === 'failed') && mail.modified_at <= at,
    is_trashed: receiver.deleted_at !== null,
  }
}

/** Of the past only the sending itself is known, once it was sent to them again. */
const invitedBy = ({ invited_at }: Of<'receivers'>, since: number, at: number) =>
  invited_at === null || invited_at <= at || since === 0 ? invited_at : since

/** Of proposals whose visits were not kept one by one, only the last opening by anybody is known. */
function openedBefore({ proposal: { viewed_at } }: { proposal: Proposal }, visits: number, since: number, at: number) {
  return visits === 0 && viewed_at !== null && viewed_at >= since && viewed_at <= at ? viewed_at : null
}

function newest<Key extends string>(rows: readonly { [K in Key]: number }[], key: Key): number | null {
  return rows.length === 0 ? null : Math.max(...rows.map((row) => row[key]))
}
