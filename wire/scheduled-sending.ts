import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { sendProposal } from './proposal-changes.ts'
import { byId, statusLine, timestamp } from './scalars.ts'

/**
 * Why a scheduled sending did not happen: somebody cancelled, edited or sent it; it was in the trash or no longer to be
 * sent; a receiver cannot be mailed, the email template is gone, whoever scheduled it is no active user any more; or
 * something else that keeps it from being sent, in the words of `detail` alone.
 */
export const sendingEnds = [
  'person',
  'edited',
  'sent',
  'trashed',
  'status_changed',
  'receivers',
  'no_template',
  'user_inactive',
  'not_sendable',
] as const
export type SendingEnd = (typeof sendingEnds)[number]

export const scheduledSending = z.object({
  proposal_id: z.int(),
  date: timestamp,
  /** The same on the account's wall clock, `2026-11-24T08:00`. */
  at: z.string(),
  version_number: z.int(),
  /** Who scheduled it, by name. */
  person: z.string(),
})
export type ScheduledSending = z.infer<typeof scheduledSending>

/** What is sent, as the body of the send request says; null where that says nothing. */
const keptRequest = z.object({
  send_method: z.enum(['service', 'self']),
  send_message: z.nullable(z.string()),
  send_message_id: z.nullable(z.int()),
  password_reset: z.boolean(),
  /** Those it goes to; null for all receivers. */
  contact_people: z.nullable(z.array(z.int())),
})
export type KeptRequest = z.infer<typeof keptRequest>

/** A scheduled sending that did not happen. */
const unsentSending = z.object({
  reason: z.enum(sendingEnds),
  /** What sending would have been refused with, in English; else empty. */
  detail: z.string(),
  date: timestamp,
})

/** Everything that waits for its moment, the soonest first. */
export const listScheduledSendings = operation({
  id: 'proposals.scheduled-sendings',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: '/scheduled-sendings',
  answer: z.array(scheduledSending),
})

const path = '/proposals/:id/scheduled-sending'

/** What is scheduled of one proposal, or why the newest was not sent, each with what to go on from. */
export const getScheduledSending = operation({
  id: 'proposals.scheduled-sending',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path,
  params: byId,
  answer: z.object({
    scheduled: z.nullable(z.extend(scheduledSending, { request: keptRequest })),
    /** Until the proposal was sent after it; `at` is when it should have been, on the account's wall clock. */
    unsent: z.nullable(z.extend(unsentSending, { at: z.string(), person: z.string(), request: keptRequest })),
  }),
})
export type SendingOf = z.infer<(typeof getScheduledSending)['answer']>

/**
 * Sends a proposal later, with the checks of sending now and then again (interface, section 8). A second time changes
 * the moment and what is sent. An edit of the proposal, or sending it, cancels it.
 */
export const scheduleSending = operation({
  id: 'proposals.schedule-sending',
  face: 'app',
  may: 'seller',
  methods: ['PUT', 'PATCH'],
  path,
  params: byId,
  body: z.strictObject({
    ...sendProposal.body.shape,
    /** In the account's time zone. */
    at: z
      .string('Enter a day and time, for example 2026-11-24T08:00')
      .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'Enter a day and time, for example 2026-11-24T08:00')),
  }),
  answer: scheduledSending,
})
export type ScheduleRequest = z.output<(typeof scheduleSending)['body']>

/** 409 when nothing is scheduled any more. */
export const cancelSending = operation({
  id: 'proposals.cancel-sending',
  face: 'app',
  may: 'seller',
  methods: ['DELETE'],
  path,
  params: byId,
  answer: statusLine,
})
