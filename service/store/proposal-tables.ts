import type { Generated } from 'kysely'
import type { AutomationAction, AutomationTrigger } from '#wire/automation.ts'
import type { LossReason } from '#wire/loss-reasons.ts'
import type { MailFault } from '#wire/mail-fault.ts'
import type { NeedKind } from '#wire/proposal-list.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'

/** Tables of proposals and what belongs to one; columns are as `schema.ts` says. */
type Id = Generated<number>
type Moment = number
type Flag = 0 | 1
type Json = string

export type ProposalTables = {
  proposal_directory: { id: Id; name: string; name_key: string }
  proposal: {
    id: Id
    name: string
    name_key: string
    search_key: string
    proposal_nr: string
    status: ProposalStatus
    account_user_id: number
    contact_id: number
    design_template_id: number | null
    text_template_id: number | null
    favorite_template_id: number | null
    directory_id: number | null
    automation_set_id: number | null
    language: string
    remarks: string
    /** The version that is being worked on or was sent last. */
    version_id: number | null
    total_cents: number
    override_cents: number | null
    /** {formfields, name, date, version_id, ip_country} as the wire gives it, once accepted. */
    agree: Json | null
    /** What accepting asks for, as `AgreeSetup`; null for what the account asks for. */
    agree_setup: Json | null
    /** The last day it can be accepted, `2026-12-19`, in the account's time zone. */
    valid_until: string | null
    /** Receivers choose a password before they read it. */
    asks_password: Generated<Flag>
    views: number
    created_at: Moment
    modified_at: Moment
    modified_by: number | null
    viewed_at: Moment | null
    /** Since the customer last opened it, or was sent something after that; null until it is opened first. */
    silent_since: Generated<Moment | null>
    /** When the last mail to one of its receivers was lost who was not heard of since; null while there is none. */
    lost_at: Generated<Moment | null>
    /** When a customer last did something with it or it was sent, as activity tells it; null before. */
    active_at: Generated<Moment | null>
    won_at: Moment | null
    /** Why it is lost; while it is not, of an earlier time. */
    loss_reason: Generated<LossReason | null>
    deleted_at: Moment | null
  }
  /** Kept by triggers: what is not in the trashcan. `directory_id` is -1 for proposals in none. */
  proposal_tally: { status: ProposalStatus; directory_id: number; count: number; cents: number }
  /** The same of wins, by the hour: `hour` is `won_at` in hours since 1970. */
  win_tally: { hour: number; count: number; cents: number }
  /** Both again for what each user has. */
  owner_tally: { account_user_id: number; status: ProposalStatus; directory_id: number; count: number; cents: number }
  owner_win_tally: { account_user_id: number; hour: number; count: number; cents: number }
  /** `content`: { sections: [{id,title,html}], pricetables: [{id,title,settings,rows}], last_ids }, rows with ids. */
  proposal_version: {
    id: Id
    proposal_id: number
    number: number
    content: Json
    /** The user who began it, by name. */
    person: Generated<string>
    created_at: Moment
    sent_at: Moment | null
    /** The total set by hand that was sent along; of one not sent the proposal's own counts. */
    override_cents: number | null
    /** [{row_id, selected, quantity}] as its receivers have it; null while it is as the seller set it. */
    choices: Json | null
    /** How often they were changed. */
    choices_count: Generated<number>
    choices_at: Moment | null
    /** The contact who changed them last. */
    choices_by: number | null
  }
  proposal_custom_value: { id: Id; proposal_id: number; field: string; value: string }
  proposal_tag: { id: Id; proposal_id: number; tag_id: number }
  receiver: {
    id: Id
    proposal_id: number
    contact_id: number
    position: number
    /** 128 bits or more; stands in the link, so it is kept as it is. */
    link_token: string
    password_hash: string | null
    signature_required: Flag
    signature_allowed: Flag
    /** When it was last sent to them, by mail or by hand; null while it never was. */
    invited_at: Generated<Moment | null>
  }
  /** Who was taken off a proposal: all that leads to lines of its log that name them, where nothing was mailed or read. */
  former_receiver: { id: Id; proposal_id: number; contact_id: number }
  /**
   * A step of an automation set that is due, was done, skipped or dropped for one proposal: once for each sending of a
   * version, and for a reminder once for each receiver.
   */
  automation_step: {
    id: Id
    proposal_id: number
    /** The version that was sent. */
    version_id: number
    /** Whom a reminder goes to; null for what is done once for the proposal. */
    contact_id: number | null
    /** The set it came from, which may be gone, and the automation in it. */
    automation_set_id: number
    automation_id: number
    /** What makes it one step and never two. */
    step_key: string
    trigger: AutomationTrigger
    days: number
    action: AutomationAction
    email_template_id: number | null
    /** What the owner is told. */
    note: string
    due_at: Moment
    state: 'due' | 'done' | 'skipped' | 'dropped'
    /** Why it was dropped, as `StepReason`. */
    reason: string
    /** Who skipped it or did it early, by name; empty when it ran by itself. */
    person: string
    /** The reminder that was queued. */
    mail_id: number | null
    /** When it was done, skipped or dropped. */
    done_at: Moment | null
    /** Until then the process that claimed it with `lease_key` alone may run it. */
    lease_until: Moment | null
    lease_key: string | null
    created_at: Moment
    modified_at: Moment
  }
  /** A proposal that will be sent at a moment; at most one is due for each. */
  scheduled_sending: {
    id: Id
    proposal_id: number
    /** The working version when it was scheduled. */
    version_id: number
    /** In whose name it is sent. */
    account_user_id: number
    /** The body of the request to send. */
    request: Json
    due_at: Moment
    state: 'due' | 'sent' | 'cancelled' | 'failed'
    /** Why it was cancelled or could not be sent. */
    reason: string
    /** Who cancelled it, by name. */
    person: string
    done_at: Moment | null
    lease_until: Moment | null
    lease_key: string | null
    created_at: Moment
    modified_at: Moment
  }
  /** A need that is put off until a moment, or done where there is none, for a user or for everybody. */
  need_put_off: {
    id: Id
    proposal_id: number
    user_id: number | null
    kind: NeedKind
    /** Which need of its proposal and kind, as `needsOf` names it. */
    began: string
    put_off_at: Moment
    until_at: Moment | null
  }
  comment: {
    id: Id
    proposal_id: number
    /** Either a receiver's person or a user wrote it. */
    contact_id: number | null
    account_user_id: number | null
    comment: string
    /** Who may read it besides the account's users. */
    audience: Generated<'customer' | 'team'>
    /** Of the version it was asked about; null when it is about all of it. */
    row_id: number | null
    section_id: number | null
    /** What that row or section was called when it was asked about. */
    about: Generated<string>
    /** Since when a customer's question waits for an answer; null of everything else. */
    waiting_since: Moment | null
    /** Id of the question that a user's comment answers. */
    answers: number | null
    /** Of a question that was put aside as needing no answer. */
    settled_at: Moment | null
    settled_by: number | null
    created_at: Moment
  }
  /** A user who is named in a note of the team. */
  comment_mention: { id: Id; comment_id: number; account_user_id: number }
  /** What happened, in words for people. */
  log_entry: {
    id: Id
    proposal_id: number
    person: string
    type: 'client' | 'user'
    action: string
    /** What it was, as `LogKind`, with its facts as `LogFacts`; empty where only the words are known. */
    kind: Generated<string>
    facts: Generated<Json>
    at: Moment
  }
  mail: {
    id: Id
    /** Null for what is mailed about the account itself. */
    proposal_id: number | null
    receiver_id: number | null
    recipient: string
    subject: string
    body: string
    state: 'queued' | 'sent' | 'bounced' | 'failed'
    /** Why it failed or bounced, or why it is still queued after a try, in the words of a mail server. */
    reason: string
    /** Why it bounced; empty for other mails. */
    fault: Generated<MailFault | ''>
    /** A language tag; empty for that of its proposal, else of the account. */
    language: Generated<string>
    /** The signature whose document goes along; null for mails without one. */
    acceptance_id: Generated<number | null>
    /** The header Message-ID, the same at every try. */
    message_id: Generated<string>
    /** The user it is sent for, as they were when it was queued. */
    reply_to: Generated<string>
    reply_to_name: Generated<string>
    tries: Generated<number>
    /** Only while queued. */
    next_try_at: Moment | null
    /** Until then the process that claimed it with `lease_key` alone may send it. */
    lease_until: Moment | null
    lease_key: string | null
    /** 1: its text holds a link for its reader alone; nobody is shown it, and it is forgotten once sent. */
    confidential: Generated<0 | 1>
    created_at: Moment
    modified_at: Moment
  }
}
