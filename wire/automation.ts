import * as z from 'zod/mini'
import { maxAutomationDays, maxAutomationTemplates } from './limits.ts'
import { atMostOf, flag, integer, oneOf, text, within } from './scalars.ts'

/**
 * What an automation waits for (interface, section 8). Days are counted from the event; for `expiring` back from
 * `valid_until`.
 */
export const automationTriggers = [
  'not_opened',
  'silent',
  'unanswered',
  'expiring',
  'expired',
  'signed',
  'declined',
] as const
export type AutomationTrigger = (typeof automationTriggers)[number]

/** What is done then. */
export const automationActions = ['remind', 'tell_owner', 'set_lost', 'set_closed'] as const
export type AutomationAction = (typeof automationActions)[number]

/** Why a step was dropped. */
export const stepReasons = [
  'not_sent',
  'newer_version',
  'status_changed',
  'opened',
  'not_opened',
  'asked',
  'answered',
  'signed',
  'declined',
  'bounced',
  'no_email',
  'not_receiver',
  'expired',
  'no_date',
  'no_template',
  'automation_removed',
  'trashed',
] as const
export type StepReason = (typeof stepReasons)[number]

const days = z.pipe(integer, within(0, maxAutomationDays))

/** One automation of a set, in requests. */
export const automation = z.strictObject({
  /** Of one that is kept; a new one gets its own. */
  id: z.optional(integer),
  trigger: oneOf(automationTriggers),
  days,
  /** Only the account's working days count. */
  working_days: z._default(flag, false),
  action: oneOf(automationActions),
  /** For `remind`: one for each language the customers speak; the one in the proposal's language is sent. */
  email_template_ids: z._default(z.array(integer).check(atMostOf(maxAutomationTemplates, 'email templates')), []),
  /** For `tell_owner`: what they are told besides what happened. */
  note: z._default(text, ''),
})

/** The same in answers. */
export const shownAutomation = z.object({
  id: z.int(),
  trigger: z.enum(automationTriggers),
  days: z.int(),
  working_days: z.boolean(),
  action: z.enum(automationActions),
  email_template_ids: z.array(z.int()),
  note: z.string(),
})
export type Automation = z.infer<typeof shownAutomation>
