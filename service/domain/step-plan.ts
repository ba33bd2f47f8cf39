import type { Automation, AutomationTrigger, StepReason } from '#wire/automation.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import { daysAfter, daysBefore, endOf, type SendHours } from './send-hours.ts'

/** What is known of a receiver since the version was sent; moments are null where it did not happen. */
export type ReceiverFacts = {
  contact_id: number
  name: string
  email: string
  /** When they were last sent a link. */
  invited_at: number | null
  /** Their newest visit. */
  opened_at: number | null
  /** Their newest comment. */
  asked_at: number | null
  signed_at: number | null
  declined_at: number | null
  /** The newest mail to them came back. */
  is_bounced: boolean
  is_trashed: boolean
}

/** What automations look at. */
export type Facts = {
  status: ProposalStatus
  /** The version that was sent last; undefined before. */
  sent: { version_id: number; at: number } | undefined
  /** It was changed since. */
  is_changed: boolean
  is_trashed: boolean
  valid_until: string | null
  won_at: number | null
  /** When the account last wrote to the customer. */
  answered_at: number | null
  /** A customer's question waits for the account. */
  is_asked: boolean
  receivers: readonly ReceiverFacts[]
}

/** What an automation waits for where it has no moment yet; whatever else keeps it from running does so for good. */
const awaited: Record<AutomationTrigger, readonly StepReason[]> = {
  not_opened: [],
  silent: ['not_opened'],
  // Our answer, be it to a question that waits.
  unanswered: ['asked'],
  expiring: ['no_date', 'asked'],
  expired: ['no_date', 'asked'],
  signed: ['status_changed'],
  declined: ['status_changed'],
}

/** Whether an automation of an open proposal that does not run as things stand still may. */
export const isAwaited = ({ status, is_changed }: Facts, { trigger }: Automation, reason: StepReason) =>
  status === 'open' && !is_changed && awaited[trigger].includes(reason)

/** Who is left when a step is due, and since when the days are counted. */
type Chance = { receivers: readonly ReceiverFacts[]; since: number }
type Outlook = { due_at: number } | { reason: StepReason }

/**
 * When an automation runs for a proposal as it stands, or why it does not; `contact_id` is whom a reminder goes to.
 * Pure: the same facts give the same moment, whoever asks and whenever.
 */
export function outlookOf(facts: Facts, automation: Automation, contact_id: number | null, hours: SendHours): Outlook {
  const fault = movedOn(facts, automation)
  if (fault) return { reason: fault }
  if (contact_id !== null) {
    const receiver = facts.receivers.find((one) => one.contact_id === contact_id)
    const fault = receiver ? unreachable(facts, automation, receiver) : 'not_receiver'
    if (fault) return { reason: fault }
    const chance = chanceOf(facts, automation, receiver ? [receiver] : [])
    return typeof chance === 'string' ? { reason: chance } : { due_at: dueAt(facts, automation, chance, hours) }
  }
  const chance = chanceOf(facts, automation, facts.receivers.filter(isInvited(facts)))
  return typeof chance === 'string' ? { reason: chance } : { due_at: dueAt(facts, automation, chance, hours) }
}

/** Whom an automation may concern: every receiver for a reminder, otherwise the proposal as a whole. */
export const subjectsOf = ({ receivers }: Facts, { action }: Automation): (number | null)[] =>
  action === 'remind' ? receivers.map(({ contact_id }) => contact_id) : [null]

/** What ends every automation but those of the end itself. */
function movedOn({ status, sent, is_changed, is_trashed }: Facts, { trigger }: Automation): StepReason | undefined {
  if (is_trashed) return 'trashed'
  if (!sent || status === 'edit') return 'not_sent'
  if (is_changed) return 'newer_version'
  if (trigger === 'signed') return status === 'won' ? undefined : 'status_changed'
  if (trigger === 'declined') return status === 'open' || status === 'lost' ? undefined : 'status_changed'
  return status === 'open' ? undefined : 'status_changed'
}

const isInvited =
  ({ sent }: Facts) =>
  ({ invited_at }: ReceiverFacts) =>
    invited_at !== null && sent !== undefined && invited_at >= sent.at

/** Why a receiver gets no reminder, whatever it is about. */
function unreachable(facts: Facts, { trigger }: Automation, receiver: ReceiverFacts): StepReason | undefined {
  if (receiver.is_trashed) return 'not_receiver'
  if (!isInvited(facts)(receiver)) return 'not_sent'
  if (receiver.email === '') return 'no_email'
  if (receiver.is_bounced) return 'bounced'
  if (receiver.declined_at !== null) return 'declined'
  if (trigger === 'signed') return receiver.signed_at === null ? 'not_receiver' : undefined
  return receiver.signed_at === null ? undefined : 'signed'
}

/** Whether what an automation waits for holds for those receivers, taken together. */
function chanceOf(facts: Facts, { trigger, action }: Automation, receivers: readonly ReceiverFacts[]) {
  const opened = newest(receivers.map(({ opened_at }) => opened_at))
  const invited = newest(receivers.map(({ invited_at }) => invited_at)) ?? facts.sent?.at ?? 0
  // Whoever waits for an answer of ours is not reminded, and nothing is given up.
  if (facts.is_asked && trigger !== 'signed' && trigger !== 'declined' && action !== 'tell_owner') return 'asked'
  const chance = (since: number | null): Chance | undefined => (since === null ? undefined : { receivers, since })
  switch (trigger) {
    case 'not_opened':
      return opened === null ? (chance(invited) ?? 'not_sent') : 'opened'
    case 'silent':
      return silentSince(facts, receivers, opened, invited)
    case 'unanswered':
      return unansweredSince(facts, receivers)
    case 'expiring':
    case 'expired':
      return facts.valid_until === null ? 'no_date' : { receivers, since: invited }
    case 'signed':
      return chance(newest(receivers.map(({ signed_at }) => signed_at)) && facts.won_at) ?? 'status_changed'
    case 'declined':
      return chance(newest(receivers.map(({ declined_at }) => declined_at))) ?? 'status_changed'
  }
}

function silentSince(
  { sent }: Facts,
  receivers: readonly ReceiverFacts[],
  opened: number | null,
  invited: number,
): Chance | StepReason {
  if (opened === null) return 'not_opened'
  const since = sent?.at ?? 0
  if (receivers.some(({ signed_at }) => signed_at !== null)) return 'signed'
  if (receivers.some(({ declined_at }) => declined_at !== null)) return 'declined'
  if (receivers.some(({ asked_at }) => asked_at !== null && asked_at >= since)) return 'answered'
  return { receivers, since: Math.max(opened, invited) }
}

/** We wrote last, and the customer said nothing since. */
function unansweredSince({ answered_at, sent, receivers: all }: Facts, receivers: readonly ReceiverFacts[]) {
  const said = newest(all.map(({ asked_at }) => asked_at))
  if (answered_at === null || answered_at < (sent?.at ?? 0)) return 'asked'
  if (said !== null && said > answered_at) return 'answered'
  // Of several receivers the answer was for those who asked.
  const isFor = said === null || receivers.some(({ asked_at }) => asked_at !== null)
  return isFor ? { receivers, since: answered_at } : 'not_receiver'
}

function dueAt(
  { valid_until }: Facts,
  { trigger, days, working_days }: Automation,
  { since }: Chance,
  hours: SendHours,
) {
  if (trigger === 'expiring' && valid_until !== null) return daysBefore(hours, valid_until, days, working_days)
  if (trigger === 'expired' && valid_until !== null)
    return daysAfter(hours, endOf(hours, valid_until), days, working_days)
  return daysAfter(hours, since, days, working_days)
}

const newest = (moments: readonly (number | null)[]) => {
  const known = moments.filter((moment) => moment !== null)
  return known.length === 0 ? null : Math.max(...known)
}
