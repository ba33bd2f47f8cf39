import { selectAccount } from '#service/store/account.ts'
import { selectSentSince, selectStatusLog } from '#service/store/rehearsal.ts'
import { selectStepFacts } from '#service/store/step-facts.ts'
import type { Automation } from '#wire/automation.ts'
import { maxRehearsed } from '#wire/limits.ts'
import { proposalStatuses, type ProposalStatus } from '#wire/proposal-status.ts'
import type { NewAutomationSet, Rehearsal } from '#wire/settings-automation-sets.ts'
import { sendHoursOf, type SendHours } from './send-hours.ts'
import { checkedAutomations } from './settings-automation-sets.ts'
import { factsOf, groupedFacts, type ProposalRows } from './step-facts.ts'
import { outlookOf, subjectsOf } from './step-plan.ts'
import { timestamp } from './timestamp.ts'
import type { Unit } from './unit.ts'

const lookedBack = 30 * 24 * 60 * 60 * 1000
const shownExamples = 5

type Act = { automation: number; contact_id: number | null; at: number }

/**
 * What a set would have done to last month's proposals: each is played through from event to event, by the rules that
 * run real steps. One that a step ends does nothing more.
 */
export async function rehearse(unit: Unit, { automations }: Pick<NewAutomationSet, 'automations'>): Promise<Rehearsal> {
  const { db, now } = unit
  const checked = await checkedAutomations(unit, automations)
  const hours = sendHoursOf(await selectAccount(db))
  const ids = await selectSentSince(db, now - lookedBack, maxRehearsed)
  if (ids.length === 0) return { proposals: 0, results: checked.map(() => ({ count: 0, examples: [] })) }
  const log = Map.groupBy(await selectStatusLog(db, ids), ({ proposal_id }) => proposal_id)
  const acts = groupedFacts(await selectStepFacts(db, ids)).flatMap((rows) => {
    const statuses = statusesOf(rows, log.get(rows.proposal.id) ?? [])
    return played(rows, statuses, checked, { hours, from: now - lookedBack, now }).map((act) => ({ ...act, rows }))
  })
  return {
    proposals: ids.length,
    results: checked.map(({ id }) => {
      const own = acts.filter(({ automation }) => automation === id).toSorted((one, other) => other.at - one.at)
      return { count: own.length, examples: own.slice(0, shownExamples).map(exampleOf) }
    }),
  }
}

const exampleOf = ({ rows, contact_id, at }: Act & { rows: ProposalRows }) => ({
  proposal_id: rows.proposal.id,
  name: rows.proposal.name,
  fullname: rows.receivers.find((one) => one.contact_id === contact_id)?.fullname ?? '',
  date: timestamp(at),
})

type Change = { at: number; status: ProposalStatus }

/** How the status changed, as the log and the rows tell it; the last one is how it is now. */
function statusesOf({ proposal, versions }: ProposalRows, log: readonly { action: string; at: number }[]): Change[] {
  const sent = versions.flatMap(({ sent_at }) => (sent_at === null ? [] : [{ at: sent_at, status: 'open' as const }]))
  const written = log.flatMap(({ action, at }): Change[] => {
    const status = proposalStatuses.find((status) => action.endsWith(` to ${status}`))
    return status ? [{ at, status }] : []
  })
  const won = proposal.won_at === null ? [] : [{ at: proposal.won_at, status: 'won' as const }]
  const known = [...sent, ...written, ...won].toSorted((one, other) => one.at - other.at)
  const last = known.at(-1)
  // Something not written down ended it: from the last thing known on.
  return last && last.status !== proposal.status ? [...known, { at: last.at, status: proposal.status }] : known
}

type Play = { hours: SendHours; from: number; now: number }

function played(
  rows: ProposalRows,
  statuses: readonly Change[],
  automations: readonly Automation[],
  { hours, from, now }: Play,
): Act[] {
  const moments = momentsOf(rows, statuses)
  const done = new Map<string, Act>()
  for (const [index, at] of moments.entries()) {
    const until = moments[index + 1] ?? now
    const status = statuses.findLast((change) => change.at <= at)?.status ?? 'edit'
    const facts = factsOf(rows, { at, status })
    const due = automations.flatMap((automation) =>
      subjectsOf(facts, automation).flatMap((contact_id) => {
        const outlook = outlookOf(facts, automation, contact_id, hours)
        const key = `${facts.sent?.version_id}:${automation.id}:${contact_id ?? 0}`
        const isDue = 'due_at' in outlook && outlook.due_at >= at && outlook.due_at < until && !done.has(key)
        return isDue ? [{ key, automation, contact_id, at: outlook.due_at }] : []
      }),
    )
    for (const step of due.toSorted((one, other) => one.at - other.at)) {
      done.set(step.key, { automation: step.automation.id, contact_id: step.contact_id, at: step.at })
      if (step.automation.action === 'set_lost' || step.automation.action === 'set_closed') return sinceOf(done, from)
    }
  }
  return sinceOf(done, from)
}

const sinceOf = (done: ReadonlyMap<string, Act>, from: number) => [...done.values()].filter(({ at }) => at >= from)

/** Every moment at which something may have become different. */
const momentsOf = (rows: ProposalRows, statuses: readonly Change[]) =>
  [
    ...new Set([
      ...statuses.map(({ at }) => at),
      ...rows.versions.flatMap(({ created_at, sent_at }) => [created_at, ...(sent_at === null ? [] : [sent_at])]),
      ...rows.visits.flatMap(({ started_at, last_at }) => [started_at, last_at]),
      ...rows.comments.flatMap(({ created_at, settled_at }) => [
        created_at,
        ...(settled_at === null ? [] : [settled_at]),
      ]),
      ...rows.acceptances.map(({ signed_at }) => signed_at),
      ...rows.declines.map(({ declined_at }) => declined_at),
      ...rows.mails.map(({ modified_at }) => modified_at),
      ...(rows.proposal.viewed_at === null ? [] : [rows.proposal.viewed_at]),
    ]),
  ].toSorted((one, other) => one - other)
