import { insertEvent } from '#service/store/events.ts'
import { wasSent } from '#service/store/proposals.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import type { BulkTold } from '#wire/bulk-changes.ts'
import type { ViewerEvent } from '#wire/viewer-acts.ts'
import type { Unit } from './unit.ts'

/**
 * Events for open pages but not for webhooks, whose events are those of the specification. The names are those of the
 * app's event stream.
 */
export type LiveEvent =
  | 'proposal_choices'
  | 'proposal_commented'
  /** An internal note; not sent to the customer's page. */
  | 'proposal_noted'
  /** A question needs no answer, or needs one again; not sent to the customer's page either. */
  | 'proposal_settled'
  /** What needs somebody about it was put off for everybody, or brought back; not sent to the customer's page. */
  | 'proposal_put_off'
  | 'proposal_signed'
  /** What accepting asks for. */
  | 'proposal_terms'
  /** Moved to a status the customer does not see, and back to open. */
  | 'proposal_withdrawn'
  | 'proposal_reopened'
  | 'proposal_declined'
  /** A mail about it was sent, failed or bounced; not sent to the customer's page. */
  | 'proposal_mailed'
  /** What follows by itself, or a scheduled sending; not sent to the customer's page. */
  | 'proposal_steps'

export const recordLive = ({ db, now }: Pick<Unit, 'db' | 'now'>, type: LiveEvent, proposalId: number) =>
  insertEvent(db, {
    type,
    record_kind: 'proposal',
    record_id: proposalId,
    payload_v1: null,
    payload_v2: null,
    created_at: now,
  })

/** What open screens should hear of the account itself: its follow-up's days, hours or pause. */
export const recordAccountLive = ({ db, account, now }: Pick<Unit, 'db' | 'account' | 'now'>, type: 'follow_up') =>
  insertEvent(db, {
    type,
    record_kind: 'account',
    record_id: account.id,
    payload_v1: null,
    payload_v2: null,
    created_at: now,
  })

/** How far a change of many is, for the screens of whoever it is of. */
export const recordBulkLive = ({ db, now }: Pick<Unit, 'db' | 'now'>, id: number, progress: BulkTold) =>
  insertEvent(db, {
    type: 'bulk_change',
    record_kind: 'bulk_change',
    record_id: id,
    payload_v1: null,
    payload_v2: null,
    created_at: now,
    told: JSON.stringify(progress),
  })

/** Notifies open customer's pages of a changed status. Won and lost have their own events. */
export async function tellOfStatus(unit: Pick<Unit, 'db' | 'now'>, proposalId: number, status: ProposalStatus) {
  if (!(await wasSent(unit.db, proposalId))) return
  if (status === 'edit' || status === 'closed') await recordLive(unit, 'proposal_withdrawn', proposalId)
  if (status === 'open') await recordLive(unit, 'proposal_reopened', proposalId)
}

/** The customer's page event for each event type; changes to a draft are not sent to it. */
const viewerEventByType: Partial<Record<string, ViewerEvent>> = {
  proposal_choices: 'choices',
  proposal_terms: 'choices',
  proposal_withdrawn: 'ended',
  proposal_reopened: 'version',
  proposal_commented: 'comment',
  proposal_comment_received: 'comment',
  proposal_signed: 'accepted',
  proposal_won: 'accepted',
  proposal_declined: 'declined',
  proposal_lost: 'ended',
  proposal_deleted: 'ended',
  proposal_send: 'version',
} satisfies Record<string, ViewerEvent>

export const viewerEventOf = (type: string): ViewerEvent | undefined => viewerEventByType[type]
