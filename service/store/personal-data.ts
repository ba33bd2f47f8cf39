import type { Db } from './db.ts'

// Everything that is kept about one person, by kind, the oldest first, each with the number of its proposal.

export const selectReceivedBy = (db: Db, contactId: number) =>
  db
    .selectFrom('receiver')
    .select(['proposal_id', 'invited_at', 'password_hash'])
    .where('contact_id', '=', contactId)
    .execute()

export const selectProposalsOf = async (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('proposal')
        .select(['id', 'contact_id', 'proposal_nr', 'name', 'status', 'created_at'])
        .where('id', 'in', [...ids])
        .orderBy('id')
        .execute()

export const selectMailsWithText = async (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('mail')
        .leftJoin('proposal', 'proposal.id', 'mail.proposal_id')
        .select(['mail.recipient', 'mail.subject', 'mail.body', 'mail.state', 'mail.reason', 'mail.created_at as at'])
        .select('proposal.proposal_nr')
        .where('mail.id', 'in', [...ids])
        .orderBy('mail.id')
        .execute()

export const selectVisitsOf = (db: Db, contactId: number) =>
  db
    .selectFrom('visit')
    .innerJoin('proposal', 'proposal.id', 'visit.proposal_id')
    .innerJoin('proposal_version as version', 'version.id', 'visit.version_id')
    .select(['visit.started_at as at', 'visit.last_at', 'visit.device', 'visit.human', 'visit.seconds'])
    .select(['proposal.proposal_nr', 'version.number'])
    .where('visit.contact_id', '=', contactId)
    .orderBy('visit.id')
    .execute()

export const selectChoicesOf = (db: Db, contactId: number) =>
  db
    .selectFrom('choice_change')
    .innerJoin('proposal', 'proposal.id', 'choice_change.proposal_id')
    .select(['choice_change.at', 'choice_change.lines', 'proposal.proposal_nr'])
    .where('choice_change.contact_id', '=', contactId)
    .orderBy('choice_change.id')
    .execute()

export const selectCommentsOf = (db: Db, contactId: number) =>
  db
    .selectFrom('comment')
    .innerJoin('proposal', 'proposal.id', 'comment.proposal_id')
    .select(['comment.created_at as at', 'comment.comment', 'comment.about', 'proposal.proposal_nr'])
    .where('comment.contact_id', '=', contactId)
    .orderBy('comment.id')
    .execute()

export const selectSignaturesOf = (db: Db, contactId: number) =>
  db
    .selectFrom('acceptance')
    .innerJoin('proposal', 'proposal.id', 'acceptance.proposal_id')
    .innerJoin('proposal_version as version', 'version.id', 'acceptance.version_id')
    .select(['acceptance.signed_at as at', 'acceptance.name', 'acceptance.fields', 'acceptance.signature'])
    .select(['acceptance.hash', 'acceptance.document', 'proposal.proposal_nr', 'version.number'])
    .where('acceptance.contact_id', '=', contactId)
    .orderBy('acceptance.id')
    .execute()

export const selectDeclinesOf = (db: Db, contactId: number) =>
  db
    .selectFrom('decline')
    .innerJoin('proposal', 'proposal.id', 'decline.proposal_id')
    .innerJoin('proposal_version as version', 'version.id', 'decline.version_id')
    .select(['decline.declined_at as at', 'decline.reason', 'decline.comment'])
    .select(['proposal.proposal_nr', 'version.number'])
    .where('decline.contact_id', '=', contactId)
    .orderBy('decline.id')
    .execute()

export const selectStepsOf = (db: Db, contactId: number) =>
  db
    .selectFrom('automation_step as step')
    .innerJoin('proposal', 'proposal.id', 'step.proposal_id')
    .select(['step.due_at as at', 'step.action', 'step.state', 'step.reason', 'proposal.proposal_nr'])
    .where('step.contact_id', '=', contactId)
    .orderBy('step.id')
    .execute()

/** What receivers did, as the log tells it, under one of these names. */
export const selectLogUnder = async (db: Db, proposals: readonly number[], names: readonly string[]) =>
  proposals.length === 0
    ? []
    : db
        .selectFrom('log_entry as entry')
        .innerJoin('proposal', 'proposal.id', 'entry.proposal_id')
        .select(['entry.at', 'entry.person', 'entry.action', 'proposal.proposal_nr'])
        .where('entry.proposal_id', 'in', [...proposals])
        .where('entry.type', '=', 'client')
        .where('entry.person', 'in', [...names])
        .orderBy('entry.id')
        .execute()

/** Deliveries of events about the person, to which address. */
export const selectPassedOn = (db: Db, contactId: number) =>
  db
    .selectFrom('event')
    .innerJoin('delivery', 'delivery.event_id', 'event.id')
    .innerJoin('webhook', 'webhook.id', 'delivery.webhook_id')
    .select(['event.created_at as at', 'event.type', 'delivery.state', 'webhook.payload_url'])
    .where('event.record_kind', '=', 'person')
    .where('event.record_id', '=', contactId)
    .orderBy('delivery.id')
    .execute()
