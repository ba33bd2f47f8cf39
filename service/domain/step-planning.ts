import { selectAccount } from '#service/store/account.ts'
import * as store from '#service/store/automation-steps.ts'
import { findProposal } from '#service/store/proposals.ts'
import { selectStepFacts } from '#service/store/step-facts.ts'
import { findAutomationSet, selectEmails } from '#service/store/templates.ts'
import type { Automation, StepReason } from '#wire/automation.ts'
import { automationsIn } from './automations.ts'
import { sendHoursOf, type SendHours } from './send-hours.ts'
import { factsOf, groupedFacts } from './step-facts.ts'
import { outlookOf, subjectsOf, type Facts } from './step-plan.ts'
import type { Unit } from './unit.ts'
import { recordLive } from './viewer-events.ts'

type PlanUnit = Pick<Unit, 'db' | 'now'>

/** A proposal's automations, and all that decides when they run. */
export type FollowUp = {
  facts: Facts
  hours: SendHours
  set: { id: number; name: string; automations: Automation[] } | undefined
  language: string
}

/** Undefined for a proposal that does not exist. */
export async function followUpOf({ db, now }: PlanUnit, proposalId: number): Promise<FollowUp | undefined> {
  const proposal = await findProposal(db, proposalId)
  const [rows] = groupedFacts(await selectStepFacts(db, [proposalId]))
  if (!proposal || !rows) return undefined
  const { automation_set_id: setId, language } = proposal
  const set = setId === null ? undefined : await findAutomationSet(db, setId)
  return {
    facts: factsOf(rows, { at: now }),
    hours: sendHoursOf(await selectAccount(db)),
    set: set && { id: set.id, name: set.name, automations: automationsIn(set) },
    language,
  }
}

/**
 * Brings a proposal's due steps in line with how it stands now. Call it in the transaction of every change that
 * automations look at, after it. It looks ahead only: what would have been due before is not made up for. What was done
 * or skipped once for a sending stays so. Open screens are told, unless `isTold` is false.
 */
export async function planSteps(unit: PlanUnit, proposalId: number, { isTold = true } = {}): Promise<void> {
  const { db } = unit
  const proposal = await findProposal(db, proposalId)
  if (!proposal || (proposal.automation_set_id === null && !(await store.hasDueSteps(db, proposalId)))) return
  const followUp = await followUpOf(unit, proposalId)
  if (!followUp) return
  const before = new Map((await store.selectSteps(db, proposalId)).map((step) => [step.step_key, step]))
  const emails = await selectEmails(db)
  const wanted = wantedSteps(followUp)
  let isChanged = false
  for (const one of wanted) {
    const known = before.get(one.step_key)
    if (
      await planOne(
        unit,
        proposalId,
        { ...one, email_template_id: templateFor(one.automation, followUp.language, emails) },
        known,
      )
    )
      isChanged = true
  }
  const keys = new Set(wanted.map(({ step_key }) => step_key))
  for (const step of before.values()) {
    if (step.state !== 'due' || keys.has(step.step_key)) continue
    await dropStep(unit, step.id, reasonGone(followUp, step))
    isChanged = true
  }
  if (isChanged && isTold) await recordLive(unit, 'proposal_steps', proposalId)
}

type Wanted = ReturnType<typeof wantedSteps>[number] & { email_template_id: number | null }

/** Every step the set has for the sending, due or not. */
export function wantedSteps({ facts, hours, set }: FollowUp) {
  const { sent } = facts
  if (!set || !sent) return []
  return set.automations.flatMap((automation) =>
    subjectsOf(facts, automation).map((contact_id) => ({
      step_key: `${sent.version_id}:${set.id}:${automation.id}:${contact_id ?? 0}`,
      version_id: sent.version_id,
      automation_set_id: set.id,
      automation,
      contact_id,
      outlook: outlookOf(facts, automation, contact_id, hours),
    })),
  )
}

/** Whether the step had to be changed. */
async function planOne(
  unit: PlanUnit,
  proposal_id: number,
  { outlook, automation, ...wanted }: Wanted,
  known: store.StoredStep | undefined,
): Promise<boolean> {
  const { db, now } = unit
  if (known && (known.state === 'done' || known.state === 'skipped')) return false
  if ('reason' in outlook) {
    if (known?.state !== 'due') return false
    await dropStep(unit, known.id, outlook.reason)
    return true
  }
  const { due_at } = outlook
  const columns = {
    trigger: automation.trigger,
    days: automation.days,
    action: automation.action,
    note: automation.note,
    email_template_id: wanted.email_template_id,
  }
  if (known?.state === 'due') {
    await store.updateStep(db, known.id, { ...columns, due_at, ...(due_at !== known.due_at && { modified_at: now }) })
    return due_at !== known.due_at
  }
  if (due_at < now) return false
  const fresh = { ...columns, due_at, state: 'due' as const, reason: '', person: '', done_at: null, modified_at: now }
  if (known) await store.updateStep(db, known.id, fresh)
  else
    await store.insertStep(db, {
      ...fresh,
      proposal_id,
      version_id: wanted.version_id,
      contact_id: wanted.contact_id,
      automation_set_id: wanted.automation_set_id,
      automation_id: automation.id,
      step_key: wanted.step_key,
      created_at: now,
    })
  return true
}

export const dropStep = ({ db, now }: PlanUnit, id: number, reason: StepReason) =>
  store.updateStep(db, id, {
    state: 'dropped',
    reason,
    done_at: now,
    modified_at: now,
    lease_until: null,
    lease_key: null,
  })

/** Why a step is no longer among those of its proposal. */
function reasonGone({ facts, set }: FollowUp, step: store.StoredStep): StepReason {
  if (facts.sent?.version_id !== step.version_id) return 'newer_version'
  const isKept = set?.id === step.automation_set_id && set.automations.some(({ id }) => id === step.automation_id)
  return isKept ? 'not_receiver' : 'automation_removed'
}

type Template = { id: number; language: string }

/** The template in a proposal's language, or one that serves every language. */
export function templateFor(
  { action, email_template_ids }: Automation,
  language: string,
  templates: readonly Template[],
): number | null {
  if (action !== 'remind') return null
  const chosen = email_template_ids.flatMap((id) => templates.find((one) => one.id === id) ?? [])
  const wanted = language.toLowerCase()
  const fits = ({ language }: Template) => {
    const own = language.toLowerCase()
    if (own === wanted) return 0
    if (own.split('-')[0] === wanted.split('-')[0]) return 1
    return own === '' || wanted === '' ? 2 : 3
  }
  const best = chosen.toSorted((one, other) => fits(one) - fits(other)).at(0)
  return best && fits(best) < 3 ? best.id : null
}

/** Plans every proposal that a set is for anew. */
export async function planSet(unit: PlanUnit, setId: number) {
  const known = new Set([
    ...(await store.selectProposalsOfSet(unit.db, setId)),
    ...(await store.selectProposalsWithSteps(unit.db)),
  ])
  for (const id of known) await planSteps(unit, id)
}

/** Plans every proposal anew that a contact receives, or people of an organisation: they can be reached again, or not. */
export async function planReceivedBy(unit: PlanUnit, contactId: number) {
  for (const id of await store.selectProposalsToRemind(unit.db, contactId)) await planSteps(unit, id)
}

/** Plans everything that is due anew, after the account's hours or time zone changed. */
export async function planAccount(unit: PlanUnit) {
  for (const id of await store.selectProposalsWithSteps(unit.db)) await planSteps(unit, id)
}
