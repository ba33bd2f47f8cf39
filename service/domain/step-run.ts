import { findStep, updateStep, wasReminded, type StoredStep } from '#service/store/automation-steps.ts'
import { insertLogEntry } from '#service/store/proposal-parts.ts'
import { findProposal, updateProposal } from '#service/store/proposals.ts'
import { selectReceivers } from '#service/store/receivers.ts'
import { findEmail } from '#service/store/templates.ts'
import type { Automation, StepReason } from '#wire/automation.ts'
import { recordEvent } from './events.ts'
import { notifyOwner } from './owner-notices.ts'
import { toldColumns } from './proposal-log.ts'
import type { StoredProposal } from './proposal-answer.ts'
import { lossColumns } from './loss-reason.ts'
import { announceStatus, statusColumns } from './proposal-status.ts'
import { proposalRecord } from './proposals.ts'
import { Refused } from './refused.ts'
import { dayAround, daysAfter, endOf, nextDay } from './send-hours.ts'
import { queueMails } from './sending.ts'
import { beginSilence } from './silence.ts'
import { dropStep, followUpOf, planSteps, type FollowUp } from './step-planning.ts'
import { outlookOf } from './step-plan.ts'
import { stepText } from './step-words.ts'
import type { Unit } from './unit.ts'
import { recordLive } from './viewer-events.ts'

/** Who runs a step: the loop, when it is due, or a person before that. */
type Run = { by: string; isEarly: boolean }

/** What becomes of a step now. */
export type Verdict = { act: 'run' } | { act: 'drop'; reason: StepReason } | { act: 'wait'; until: number }

/**
 * Runs a due step, unless the proposal moved on, or puts it off; all in the transaction of the unit, so that a step is
 * done once or not at all, wherever a process dies. Nothing happens for a step that is no longer due.
 */
export async function runStep(unit: Unit, stepId: number, { by, isEarly }: Run = { by: '', isEarly: false }) {
  const step = await findStep(unit.db, stepId)
  if (!step || step.state !== 'due') return undefined
  const proposal = await findProposal(unit.db, step.proposal_id)
  const followUp = await followUpOf(unit, step.proposal_id)
  if (!proposal || !followUp) return undefined
  const verdict = await verdictOn(unit, followUp, step, isEarly)
  if (verdict.act === 'wait')
    await updateStep(unit.db, step.id, { due_at: verdict.until, modified_at: unit.now, ...unleased })
  else if (verdict.act === 'drop') await dropStep(unit, step.id, verdict.reason)
  else await perform(unit, proposal, step, followUp, by)
  await recordLive(unit, 'proposal_steps', step.proposal_id)
  return verdict
}

const unleased = { lease_until: null, lease_key: null }

/** What holds of a step at this moment; early, only its time is passed over. */
export async function verdictOn(
  { db, now }: Pick<Unit, 'db' | 'now'>,
  { facts, hours, set }: FollowUp,
  step: StoredStep,
  isEarly: boolean,
): Promise<Verdict> {
  const drop = (reason: StepReason): Verdict => ({ act: 'drop', reason })
  const standing = standingOf({ facts, hours, set }, step, now)
  if ('reason' in standing) return drop(standing.reason)
  const isReminder = step.action === 'remind'
  if (isReminder && (step.email_template_id === null || !(await findEmail(db, step.email_template_id))))
    return drop('no_template')
  // Whoever has looked again since has been given more time.
  if (!isEarly && standing.due_at > now) return { act: 'wait', until: standing.due_at }
  const open = daysAfter(hours, now, 0, standing.automation.working_days)
  if (!isEarly && open > now) return { act: 'wait', until: open }
  if (isReminder && (await wasReminded(db, step, dayAround(hours, now))))
    return { act: 'wait', until: nextDay(hours, now) }
  return { act: 'run' }
}

/** What a step waits for as things stand, or why nothing comes of it, whatever the time of day. */
export function standingOf(
  { facts, hours, set }: Pick<FollowUp, 'facts' | 'hours' | 'set'>,
  step: StoredStep,
  now: number,
): { automation: Automation; due_at: number } | { reason: StepReason } {
  const automation = set?.automations.find(({ id }) => id === step.automation_id)
  if (facts.is_trashed) return { reason: 'trashed' }
  if (!automation || set?.id !== step.automation_set_id) return { reason: 'automation_removed' }
  if (facts.sent?.version_id !== step.version_id) return { reason: 'newer_version' }
  const outlook = outlookOf(facts, automation, step.contact_id, hours)
  if ('reason' in outlook) return outlook
  const isReminder = step.action === 'remind'
  const isOver = facts.valid_until !== null && now >= endOf(hours, facts.valid_until)
  if (isOver && step.trigger !== 'expired' && step.trigger !== 'signed' && (isReminder || step.trigger === 'expiring'))
    return { reason: 'expired' }
  return { automation, due_at: outlook.due_at }
}

async function perform(unit: Unit, proposal: StoredProposal, step: StoredStep, { facts }: FollowUp, by: string) {
  const mail_id = step.action === 'remind' ? await remind(unit, proposal, step) : null
  await updateStep(unit.db, step.id, {
    state: 'done',
    person: by,
    mail_id,
    done_at: unit.now,
    modified_at: unit.now,
    ...unleased,
  })
  await note(unit, step)
  if (step.action === 'tell_owner') {
    const text = stepText({ ...step, names: facts.receivers.map(({ name }) => name) })
    await notifyOwner(unit, proposal.id, { kind: 'automation', text })
  }
  if (step.action === 'set_lost') await end(unit, proposal, 'lost')
  if (step.action === 'set_closed') await end(unit, proposal, 'closed')
}

async function remind(unit: Unit, proposal: StoredProposal, step: StoredStep): Promise<number | null> {
  const template = step.email_template_id === null ? undefined : await findEmail(unit.db, step.email_template_id)
  const receivers = (await selectReceivers(unit.db, proposal.id)).filter(
    ({ contact_id }) => contact_id === step.contact_id,
  )
  if (!template) throw new Error(`There is no email template for step ${step.id}`)
  const [mail] = await queueMails(unit, proposal, receivers, {
    subject: template.subject,
    text: template.message,
    language: template.language,
  })
  await beginSilence(unit, proposal.id)
  return mail ?? null
}

async function end(unit: Unit, proposal: StoredProposal, status: 'lost' | 'closed') {
  if (proposal.status === status) return
  await updateProposal(unit.db, proposal.id, {
    ...statusColumns(unit, proposal.status, status),
    ...(status === 'lost' && (await lossColumns(unit, proposal.id, 'no_reaction'))),
    modified_at: unit.now,
    modified_by: null,
  })
  await announceStatus(unit, proposal.id, status)
  await recordEvent(unit, 'proposal_details_updated', proposalRecord(proposal.id))
  await planSteps(unit, proposal.id)
}

/** In the log of all versions of the interface; the timeline tells it from the step itself. */
const note = ({ db, now }: Unit, { proposal_id, action, fullname }: StoredStep) =>
  insertLogEntry(db, {
    proposal_id,
    person: 'Proffer',
    type: 'user',
    action: {
      remind: `reminded ${fullname ?? ''} by automation`,
      tell_owner: 'told the owner by automation',
      set_lost: 'set the status to lost by automation',
      set_closed: 'set the status to closed by automation',
    }[action],
    ...toldColumns({ kind: 'elsewhere' }),
    at: now,
  })

/** A step a person names, of a proposal; refused when there is none that is due. */
export async function needDueStep({ db }: Unit, proposalId: number, stepId: number, states: readonly string[]) {
  const step = await findStep(db, stepId)
  if (!step || step.proposal_id !== proposalId)
    throw new Refused('not_found', `Proposal ${proposalId} has no automation step ${stepId}.`)
  if (!states.includes(step.state))
    throw new Refused('conflict', 'This automation step is no longer due. Reload to see what happened to it.')
  return step
}
