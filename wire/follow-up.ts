import * as z from 'zod/mini'
import { automationActions, automationTriggers, stepReasons } from './automation.ts'
import { operation } from './operation.ts'
import { byId, flag, integer, statusLine, timestamp } from './scalars.ts'
import { followUpPause } from './settings-follow-up.ts'

const path = '/proposals/:id/follow-up'
const byStep = z.object({ id: integer, step_id: integer })

const nextStep = z.object({
  id: z.int(),
  trigger: z.enum(automationTriggers),
  days: z.int(),
  action: z.enum(automationActions),
  note: z.string(),
  /** Whom a reminder is for; empty for the whole proposal. */
  fullname: z.string(),
  email_template_name: z.string(),
  date: timestamp,
  /** Why nothing will happen when it is due, as things stand; null when it will. */
  obstacle: z.nullable(z.enum(stepReasons)),
})
export type NextStep = z.infer<typeof nextStep>

/** What an automation does once what it waits for has happened: it has no moment yet. */
const waitingStep = z.object({
  trigger: z.enum(automationTriggers),
  days: z.int(),
  action: z.enum(automationActions),
  note: z.string(),
  /** What it waits for: that this ends. */
  obstacle: z.enum(stepReasons),
  /** Whom a reminder is for; empty for the whole proposal. */
  fullnames: z.array(z.string()),
})
export type WaitingStep = z.infer<typeof waitingStep>

export const followUp = z.object({
  automations_set_id: z.nullable(z.int()),
  /** Empty for none. */
  automations_set_name: z.string(),
  /** While no automation of the account runs. */
  pause: z.nullable(followUpPause),
  steps: z.array(nextStep),
  /** In the order of the set; of a proposal that is open. */
  waiting: z.array(waitingStep),
})
export type FollowUp = z.infer<typeof followUp>

/** What will happen to a proposal by itself, the soonest first (interface, section 8). */
export const getFollowUp = operation({
  id: 'proposals.follow-up',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path,
  params: byId,
  answer: followUp,
})

/** Chooses the automation set of a proposal; null for none. Steps of the one before are dropped. */
export const setFollowUp = operation({
  id: 'proposals.set-follow-up',
  face: 'app',
  may: 'seller',
  methods: ['PUT', 'PATCH'],
  path,
  params: byId,
  body: z.strictObject({ automations_set_id: z.nullable(integer) }),
  answer: statusLine,
})

/** Does a step at once; 409 when it is no longer due, or the receiver was reminded today. */
export const runStep = operation({
  id: 'proposals.run-step',
  face: 'app',
  may: 'seller',
  methods: ['POST'],
  path: `${path}/:step_id/run`,
  params: byStep,
  answer: statusLine,
})

/** Skips a step, or takes that back. */
export const skipStep = operation({
  id: 'proposals.skip-step',
  face: 'app',
  may: 'seller',
  methods: ['POST'],
  path: `${path}/:step_id/skip`,
  params: byStep,
  body: z.strictObject({ skipped: z._default(flag, true) }),
  answer: statusLine,
})
