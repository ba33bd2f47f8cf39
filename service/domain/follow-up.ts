import { selectAccount } from '#service/store/account.ts'
import { selectSteps, updateStep, type StoredStep } from '#service/store/automation-steps.ts'
import { updateProposal } from '#service/store/proposals.ts'
import { findAutomationSet, selectEmails } from '#service/store/templates.ts'
import type { FollowUp, NextStep, WaitingStep } from '#wire/follow-up.ts'
import { checkSettings } from './proposal-checks.ts'
import { FaultList } from './fault-list.ts'
import { fullnameOf } from './person-name.ts'
import type { StoredProposal } from './proposal-answer.ts'
import { logAction } from './proposal-log.ts'
import { needProposal } from './proposals.ts'
import { Refused } from './refused.ts'
import { pauseOf } from './settings-follow-up.ts'
import { statusLine } from './status-line.ts'
import { isAwaited } from './step-plan.ts'
import { followUpOf, planSteps, wantedSteps, type FollowUp as Planned } from './step-planning.ts'
import { needDueStep, runStep, verdictOn } from './step-run.ts'
import { timestamp } from './timestamp.ts'
import type { Unit } from './unit.ts'
import { recordLive } from './viewer-events.ts'

/** What will happen to a proposal by itself (wire/follow-up.ts). */
export const getFollowUp = async (unit: Unit, id: number): Promise<FollowUp> =>
  followUpFor(unit, await needProposal(unit, id))

export async function followUpFor(
  unit: Unit,
  { id, automation_set_id }: Pick<StoredProposal, 'id' | 'automation_set_id'>,
): Promise<FollowUp> {
  const { db } = unit
  const set = automation_set_id === null ? undefined : await findAutomationSet(db, automation_set_id)
  return {
    automations_set_id: automation_set_id,
    automations_set_name: set?.name ?? '',
    pause: pauseOf(await selectAccount(db)),
    ...(await stepsToCome(unit, id)),
  }
}

/** What has a moment, and what waits for something to happen first. */
async function stepsToCome(unit: Unit, id: number): Promise<Pick<FollowUp, 'steps' | 'waiting'>> {
  const known = await selectSteps(unit.db, id)
  const followUp = await followUpOf(unit, id)
  if (!followUp) return { steps: [], waiting: [] }
  return { steps: await nextSteps(unit, followUp, known), waiting: waitingSteps(followUp, known) }
}

/** One of each automation, with everybody it waits for; not what was done or skipped, or left out as too late. */
function waitingSteps(followUp: Planned, known: readonly StoredStep[]): WaitingStep[] {
  const { facts } = followUp
  const settled = new Set(known.filter(({ state }) => state !== 'dropped').map(({ step_key }) => step_key))
  const waiting = wantedSteps(followUp).flatMap(({ step_key, automation, contact_id, outlook }) =>
    !settled.has(step_key) && 'reason' in outlook && isAwaited(facts, automation, outlook.reason)
      ? { automation, contact_id, obstacle: outlook.reason }
      : [],
  )
  return [...Map.groupBy(waiting, ({ automation }) => automation)].flatMap(([automation, steps]) => {
    const { trigger, days, action, note } = automation
    const ids = new Set(steps.map(({ contact_id }) => contact_id))
    const fullnames = facts.receivers.flatMap(({ contact_id, name }) => (ids.has(contact_id) ? name : []))
    return steps.slice(0, 1).map(({ obstacle }) => ({ trigger, days, action, note, obstacle, fullnames }))
  })
}

async function nextSteps(unit: Unit, followUp: Planned, known: readonly StoredStep[]): Promise<NextStep[]> {
  const { db } = unit
  const due = known.filter(({ state }) => state === 'due')
  if (due.length === 0) return []
  const templates = new Map((await selectEmails(db)).map((template) => [template.id, template.name]))
  const steps: NextStep[] = []
  for (const step of due)
    steps.push(await nextStep(unit, followUp, step, templates.get(step.email_template_id ?? 0) ?? ''))
  return steps.toSorted((one, other) => (one.date < other.date ? -1 : 1))
}

async function nextStep(unit: Unit, followUp: Planned, step: StoredStep, template: string): Promise<NextStep> {
  const verdict = await verdictOn(unit, followUp, step, false)
  return {
    id: step.id,
    trigger: step.trigger,
    days: step.days,
    action: step.action,
    note: step.note,
    fullname: step.fullname ?? '',
    email_template_name: template,
    // A reader who came back has moved it on; its row follows when it is due.
    date: timestamp(Math.max(step.due_at, verdict.act === 'wait' && step.due_at <= unit.now ? verdict.until : 0)),
    obstacle: verdict.act === 'drop' ? verdict.reason : null,
  }
}

/** Chooses the set of a proposal. It is no edit: the customer reads nothing else. */
export async function setFollowUp(
  unit: Unit,
  id: number,
  { automations_set_id }: { automations_set_id: number | null },
) {
  const proposal = await needProposal(unit, id)
  if (proposal.automation_set_id === automations_set_id) return statusLine
  const faults = new FaultList()
  await checkSettings(unit, { automations_set_id }, faults)
  faults.refuse()
  await updateProposal(unit.db, id, { automation_set_id: automations_set_id })
  const set = automations_set_id === null ? undefined : await findAutomationSet(unit.db, automations_set_id)
  await logAction(unit, id, 'changed the automation set', {
    kind: 'automation_set',
    facts: set && { to: set.name },
  })
  await planSteps(unit, id)
  await recordLive(unit, 'proposal_steps', id)
  return statusLine
}

/** A person does a step early: everything holds but its time. */
export async function runStepNow(unit: Unit, id: number, stepId: number) {
  await needProposal(unit, id)
  await needDueStep(unit, id, stepId, ['due'])
  const verdict = await runStep(unit, stepId, { by: fullnameOf(unit.user), isEarly: true })
  if (verdict?.act === 'wait')
    throw new Refused('conflict', 'This person got a reminder today already. At most one a day is sent.')
  if (verdict?.act === 'drop')
    throw new Refused('conflict', 'The proposal has moved on, so there is nothing to do any more. Reload to see it.')
  return statusLine
}

export async function skipStep(unit: Unit, id: number, stepId: number, { skipped }: { skipped: boolean }) {
  const { db, now } = unit
  await needProposal(unit, id)
  const step = await needDueStep(unit, id, stepId, skipped ? ['due'] : ['skipped', 'due'])
  if (skipped)
    await updateStep(db, step.id, {
      state: 'skipped',
      person: fullnameOf(unit.user),
      done_at: now,
      modified_at: now,
      lease_until: null,
      lease_key: null,
    })
  else if (step.state === 'skipped') {
    await updateStep(db, step.id, { state: 'due', person: '', done_at: null, modified_at: now })
    await planSteps(unit, id)
  }
  await recordLive(unit, 'proposal_steps', id)
  return statusLine
}
