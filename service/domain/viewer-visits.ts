import { dayIn } from '#wire/calendar-day.ts'
import type { Checked } from '#wire/operation.ts'
import type { recordVisit as wireVisit } from '#wire/viewer-visits.ts'
import { keepLost } from '#service/store/lost-mails.ts'
import { updateProposal } from '#service/store/proposals.ts'
import {
  countVisitsOf,
  deleteLastOpening,
  findVisit,
  insertVisit,
  selectHumanVisits,
  updateVisit,
} from '#service/store/visits.ts'
import { tellOfAct } from './customer-acts.ts'
import { logClient } from './client-log.ts'
import { recordEvent } from './events.ts'
import { notifyOwner } from './owner-notices.ts'
import { proposalRecord } from './proposals.ts'
import { planSteps } from './step-planning.ts'
import type { Unit } from './unit.ts'
import { needViewing, type Viewing } from './viewing.ts'

type Visit = Checked<typeof wireVisit>['body']

/** After so long without a visit the next one triggers an event again. */
const silence = 14 * 24 * 60 * 60 * 1000
/** While it goes on, open screens are told that it does. */
const toldEvery = 30_000
/** A page may stay in a background tab before it is read; its fetch was then not a machine's. */
const untilRead = 24 * 60 * 60 * 1000

/** One visit by one receiver (interface, section 9): the same `visit_id` updates it, and its time never shrinks. */
export async function recordVisit(unit: Unit, token: string, visit: Visit) {
  const viewing = await needViewing(unit, token)
  // The seller's previews are not counted.
  if (unit.look) return { visit_id: visit.visit_id }
  const { proposal, receiver, version } = viewing
  const started_at = Math.max(0, unit.now - visit.seconds * 1000)
  const row = {
    proposal_id: proposal.id,
    version_id: version.id,
    contact_id: receiver.contact_id,
    visit_key: visit.visit_id,
    device: visit.device,
    sections: JSON.stringify(visit.sections),
    seconds: visit.seconds,
    human: visit.human ? (1 as const) : (0 as const),
    started_at,
    last_at: unit.now,
    day: dayIn(viewing.account.time_zone, started_at),
  }
  const known = await findVisit(unit.db, row)
  const section_id = sectionRead(visit.sections, known?.sections) ?? known?.section_id ?? null
  const isTold = visit.human && unit.now >= (known?.told_at ?? 0) + toldEvery
  const others = await selectHumanVisits(unit.db, proposal.id)
  if (!known) await insertVisit(unit.db, { ...row, section_id, told_at: isTold ? unit.now : null })
  else if (visit.seconds >= known.seconds || (visit.human && known.human === 0))
    await updateVisit(unit.db, known.id, {
      seconds: Math.max(known.seconds, visit.seconds),
      ...(visit.seconds >= known.seconds && { sections: row.sections, section_id }),
      human: known.human === 1 ? 1 : row.human,
      last_at: unit.now,
      device: row.device,
      ...(isTold && { told_at: unit.now }),
    })
  if (visit.human && proposal.lost_at !== null) await keepLost(unit.db, proposal.id)
  if (visit.human && known?.human !== 1) await countVisit(unit, viewing, others)
  if (isTold) await tellOfVisit(unit, viewing, { isFirst: !known?.told_at, day: row.day })
  return { visit_id: visit.visit_id }
}

/** Who opens it, and their which visit of the day that is; then, while they read on, that they do. */
async function tellOfVisit(unit: Unit, viewing: Viewing, { isFirst, day }: { isFirst: boolean; day: string }) {
  if (!isFirst) return tellOfAct(unit, 'reading', viewing)
  const of = { proposal_id: viewing.proposal.id, contact_id: viewing.receiver.contact_id }
  return tellOfAct(unit, 'opened', viewing, await countVisitsOf(unit.db, { ...of, day }))
}

/** The section whose time grew most since the page was heard of before: the one that is being read. */
function sectionRead(sections: Visit['sections'], before = '[]') {
  const known = new Map((JSON.parse(before) as Visit['sections']).map(({ id, seconds }) => [id, seconds]))
  const grown = sections.map(({ id, seconds }) => ({ id, by: seconds - (known.get(id) ?? 0) }))
  return grown.toSorted((a, b) => b.by - a.by).find(({ by }) => by > 0)?.id
}

async function countVisit(unit: Unit, viewing: Viewing, before: Awaited<ReturnType<typeof selectHumanVisits>>) {
  const { proposal, receiver } = viewing
  const of = { proposal_id: proposal.id, contact_id: receiver.contact_id }
  await deleteLastOpening(unit.db, of, unit.now - untilRead)
  await updateProposal(unit.db, proposal.id, {
    views: proposal.views + 1,
    viewed_at: unit.now,
    silent_since: unit.now,
  })
  await logClient(unit, proposal.id, receiver.fullname, 'opened the proposal')
  const isFirst = !before.some(({ contact_id }) => contact_id === receiver.contact_id)
  if (isFirst) await notifyOwner(unit, proposal.id, { kind: 'opened', person: receiver.fullname })
  const wasHere = before.some(
    ({ contact_id, last_at }) => contact_id === receiver.contact_id && last_at > unit.now - silence,
  )
  if (!wasHere) await recordEvent(unit, 'proposal_viewed', proposalRecord(proposal.id))
  await planSteps(unit, proposal.id)
}
