import * as z from 'zod/mini'
import { followUp } from './follow-up.ts'
import { mailFaults } from './mail-fault.ts'
import { operation } from './operation.ts'
import { pairOf } from './pair.ts'
import { proposalRemark } from './proposal-comments.ts'
import { byId, flag, oneOf, text, timestamp } from './scalars.ts'
import { proposalAgreement } from './proposal-agree.ts'
import { getScheduledSending, sendingEnds } from './scheduled-sending.ts'
import { declineReasons } from './viewer-acts.ts'
import { devices } from './viewer-visits.ts'

/** What is asked for of the timeline; without one, everything. */
export const timelineFilters = ['comments', 'visits', 'sendings', 'decisions', 'changes'] as const
export type TimelineFilter = (typeof timelineFilters)[number]

/** What users and receivers did that no other entry tells; `words` is told by its sentence alone. */
export const actKinds = [
  'created',
  'copied',
  'changed',
  'status',
  'loss_reason',
  'won',
  'declined',
  'sent',
  'choices',
  'agreement',
  'password_reset',
  'password_chosen',
  'version_restored',
  'trashed',
  'restored',
  'automation_set',
  'nobody_signs',
  'schedule_made',
  'schedule_cancelled',
  'schedule_failed',
  'words',
] as const
export type ActKind = (typeof actKinds)[number]

/**
 * Of `copied` the number of the first, of `status` both, of `changed` the parts, of `sent` and `password_reset` whom; of
 * `loss_reason` and `automation_set` which in `to`, none without one; of `schedule_made` in `to` the moment on the account's
 * wall clock.
 */
const actFacts = z.object({
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  parts: z.optional(z.array(z.string())),
  names: z.optional(z.array(z.string())),
  /** Of `schedule_cancelled` and `schedule_failed`: why; of the latter with the words of the refusal, in English. */
  reason: z.optional(z.enum(sendingEnds)),
  detail: z.optional(z.string()),
  /** Of `version_restored` and `sent`: the version. */
  number: z.optional(z.int()),
  version_id: z.optional(z.int()),
  /** Of `sent`: it had been sent before, of `schedule_made`: it was moved; the links are shared by hand; with VAT; what changed since the last version. */
  again: z.optional(z.boolean()),
  by_hand: z.optional(z.boolean()),
  total: z.optional(z.number()),
  changes: z.optional(z.int()),
})
export type ActFacts = z.infer<typeof actFacts>

const mailStates = ['queued', 'sent', 'bounced', 'failed'] as const

/** A mail to a receiver; `name` is empty where that receiver is gone. */
const entryMail = z.object({
  name: z.string(),
  to: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  /** Why it bounced; null for other states, and where no reason is known. */
  fault: z.nullable(z.enum(mailFaults)),
  /** What a mail server said of one that waits, failed or bounced; else empty. */
  reason: z.string(),
})
export type EntryMail = z.infer<typeof entryMail>

/** One thing a receiver changed: `instead` is another row of a group where one is always chosen. */
const choiceLine = z.object({
  what: z.enum(['added', 'removed', 'instead', 'quantity']),
  content: z.string(),
  /** What `instead` replaces. */
  before: z.string(),
  quantities: z.nullable(pairOf(z.number())),
  /** Without VAT. */
  difference: z.number(),
})
export type ChoiceLine = z.infer<typeof choiceLine>

const entry = { id: z.string(), date: timestamp }
const person = { contact_people_id: z.int(), fullname: z.string() }

export const timelineEntry = z.discriminatedUnion('kind', [
  z.object({
    ...entry,
    kind: z.literal('act'),
    act: z.enum(actKinds),
    facts: actFacts,
    person: z.string(),
    by: z.enum(['user', 'client']),
    /** In words, in English. */
    action: z.string(),
    mails: z.array(entryMail),
  }),
  z.object({ ...entry, kind: z.literal('comment'), comment: proposalRemark, mails: z.array(entryMail) }),
  z.object({ ...entry, kind: z.literal('mail'), mail: entryMail }),
  /** A person's visits of one day. */
  z.object({
    ...entry,
    ...person,
    kind: z.literal('visit'),
    visits: z.int(),
    seconds: z.int(),
    /** In the order they were used. */
    devices: z.array(z.enum(devices)),
    /** In the order of the proposal, with what was read of it outside its sections last, as section 0. */
    sections: z.array(z.object({ id: z.int(), title: z.string(), seconds: z.int() })),
    /** The attachments they opened, by name, the one they opened last first. */
    downloads: z.array(z.object({ name: z.string(), times: z.int() })),
    /** When the page last said that it was being read. */
    last: timestamp,
  }),
  /** A link was fetched and not read. */
  z.object({ ...entry, ...person, kind: z.literal('machine'), downloads: z.int() }),
  z.object({
    ...entry,
    ...person,
    kind: z.literal('choices'),
    /** With VAT. */
    difference: z.number(),
    lines: z.array(choiceLine),
  }),
  z.object({
    ...entry,
    ...person,
    kind: z.literal('signature'),
    /** As they signed. */
    name: z.string(),
    version_number: z.int(),
    /** With VAT. */
    total: z.number(),
  }),
  z.object({
    ...entry,
    ...person,
    kind: z.literal('decline'),
    version_number: z.int(),
    reason: z.enum(declineReasons),
    text: z.string(),
  }),
  /** What an automation did, or what of it was skipped. */
  z.object({
    ...entry,
    kind: z.literal('step'),
    trigger: z.string(),
    days: z.int(),
    action: z.string(),
    note: z.string(),
    state: z.enum(['done', 'skipped', 'dropped']),
    reason: z.string(),
    /** Who skipped it or did it early; empty when it ran by itself. */
    person: z.string(),
    /** Whom a reminder is for; empty for the whole proposal. */
    fullname: z.string(),
    mails: z.array(entryMail),
  }),
])
export type TimelineEntry = z.infer<typeof timelineEntry>

/**
 * Everything that happened to a proposal as one stream, the newest first. `before` is the `next` of the page before.
 * Fetches by machines are only there with `machines`, or `filter=visits` and `machines`.
 */
export const getTimeline = operation({
  id: 'proposals.timeline',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: '/proposals/:id/timeline',
  params: byId,
  query: z.strictObject({
    before: z.optional(text.check(z.regex(/^\d{1,15}\.\d{1,2}\.\d{1,15}$/, 'Use the `next` of an answer'))),
    filter: z.optional(oneOf(timelineFilters)),
    machines: z._default(flag, false),
  }),
  answer: z.object({
    entries: z.array(timelineEntry),
    /** Asks for older entries; null when there are none. */
    next: z.nullable(z.string()),
    /** When the first of all happened. */
    since: timestamp,
    /** Fetches by machines. */
    machine_visits: z.int(),
    /** What will happen by itself, what is scheduled, and until when it holds; null on the pages after the first. */
    follow_up: z.nullable(followUp),
    sending: z.nullable(getScheduledSending.answer),
    validity: z.nullable(z.pick(proposalAgreement, { valid_until: true, valid_days: true })),
    /** Questions that wait for an answer, on this page or not, the one that waits longest first. */
    questions: z.array(z.object({ id: z.int(), ...person })),
  }),
})
export type Timeline = z.infer<(typeof getTimeline)['answer']>
