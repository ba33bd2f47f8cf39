import { selectAccount } from '#service/store/account.ts'
import {
  selectBounces,
  selectDecisions,
  selectLastQuestions,
  selectLookers,
  selectViews,
} from '#service/store/need-facts.ts'
import type { FoundNeed, NeedWindow } from '#service/store/need-kinds.ts'
import { deletePutOff, findPutOff, insertPutOff, selectPutOff, type PutOffRow } from '#service/store/need-put-off.ts'
import * as store from '#service/store/needs.ts'
import { selectListed } from '#service/store/proposal-search.ts'
import { dayIn, laterBy } from '#wire/calendar-day.ts'
import type { PutOff } from '#wire/need-acts.ts'
import { needsOfKind, type Need } from '#wire/needs.ts'
import type { NeedKind, WhoseWork } from '#wire/proposal-list.ts'
import { startOfDay } from './months.ts'
import { needWindow } from './need-window.ts'
import { asAppItems } from './proposal-list.ts'
import { needProposal } from './proposals.ts'
import { Refused } from './refused.ts'
import { timestamp, timestampOrNull } from './timestamp.ts'
import type { Unit } from './unit.ts'
import { recordLive } from './viewer-events.ts'

// What needs a seller: one of each kind for a proposal, found from rows at the moment it is asked for. What is put off
// hides exactly the need that was seen (docs/decisions/0060-what-needs-you.md).

const ownerOf = ({ user }: Unit, whose: WhoseWork) => (whose === 'me' ? user.id : undefined)

/** What needs whom, with the facts of each (wire/needs.ts). */
export async function listNeeds(unit: Unit, { whose, put_off }: { whose: WhoseWork; put_off: boolean }) {
  const { db } = unit
  const window = await needWindow(unit)
  const owner = ownerOf(unit, whose)
  const putOff = await selectPutOff(db, window)
  const counts = await store.countNeeds(db, window, { owner }, putOff)
  const found: Found[] = []
  for (const { kind, ...counted } of counts) {
    if ((put_off ? counted.putOff : counted.shown) === 0) continue
    const needs = await store.selectNeeds(db, window, { kind, owner, putOff: put_off, most: needsOfKind })
    found.push(...needs.map((need) => ({ ...need, kind })))
  }
  return {
    items: await needAnswers(unit, window, found, putOff),
    counts: Object.fromEntries(counts.map(({ kind, shown }) => [kind, shown])) as Record<NeedKind, number>,
    count: counts.reduce((sum, { shown }) => sum + shown, 0),
    put_off: counts.reduce((sum, counted) => sum + counted.putOff, 0),
  }
}

type Found = FoundNeed & { kind: NeedKind }
type Facts = Pick<Need, 'person' | 'text' | 'fault' | 'reason' | 'contact_people_id' | 'outcome' | 'seconds'>

const noFacts: Facts = {
  person: '',
  text: '',
  fault: null,
  reason: '',
  contact_people_id: null,
  outcome: null,
  seconds: 0,
}

async function needAnswers(
  unit: Unit,
  window: NeedWindow,
  found: readonly Found[],
  putOff: readonly PutOffRow[],
): Promise<Need[]> {
  const { db } = unit
  const ids = [...new Set(found.map(({ proposal_id }) => proposal_id))]
  const items = new Map((await asAppItems(unit, await selectListed(db, ids))).map((item) => [item.id, item]))
  const facts = await factsOf(unit, window, found)
  const views = new Map((await selectViews(db, ids)).map(({ id, views }) => [id, views]))
  return found.flatMap(({ kind, proposal_id, began, at }): Need[] => {
    const proposal = items.get(proposal_id)
    if (!proposal) return []
    const off = putOff.find((row) => row.proposal_id === proposal_id && row.kind === kind && row.began === began)
    return [
      {
        kind,
        proposal,
        began,
        date: at === null ? null : timestamp(at),
        ...(facts.get(`${kind} ${proposal_id}`) ?? noFacts),
        views: views.get(proposal_id) ?? 0,
        put_off: off
          ? { id: off.id, date_until: timestampOrNull(off.until_at), everybody: off.user_id === null }
          : null,
      },
    ]
  })
}

/** Who did what, by kind and proposal; a query for each kind that is there. */
async function factsOf({ db }: Unit, { yesterday }: NeedWindow, found: readonly Found[]) {
  const facts = new Map<string, Facts>()
  const idsOf = (...kinds: NeedKind[]) =>
    found.flatMap(({ kind, proposal_id }) => (kinds.includes(kind) ? proposal_id : []))
  for (const { proposal_id, ...row } of await selectLastQuestions(db, idsOf('question')))
    facts.set(`question ${proposal_id}`, {
      ...noFacts,
      person: row.fullname,
      text: row.comment,
      contact_people_id: row.contact_id,
    })
  for (const { proposal_id, ...row } of await selectBounces(db, idsOf('bounced')))
    facts.set(`bounced ${proposal_id}`, {
      ...noFacts,
      person: row.fullname,
      text: row.recipient,
      fault: row.fault === '' ? null : row.fault,
      reason: row.reason,
      contact_people_id: row.contact_id,
    })
  for (const { proposal_id, ...row } of await selectDecisions(db, idsOf('decided'), yesterday))
    facts.set(`decided ${proposal_id}`, {
      ...noFacts,
      person: row.person,
      text: row.text,
      outcome: row.outcome,
    })
  for (const { proposal_id, fullname: person, seconds } of await selectLookers(db, idsOf('expiring', 'silent')))
    for (const kind of ['expiring', 'silent']) facts.set(`${kind} ${proposal_id}`, { ...noFacts, person, seconds })
  return facts
}

/** Hides a need as it was seen, until a moment or for good. */
export async function putOffNeed(unit: Unit, { proposal_id, kind, began, until, everybody }: PutOff) {
  const { db, now, user } = unit
  await needProposal(unit, proposal_id)
  const { time_zone } = await selectAccount(db)
  const days = { tomorrow: 1, next_week: 7, done: undefined }[until]
  if (everybody) await recordLive(unit, 'proposal_put_off', proposal_id)
  const until_at = days === undefined ? null : startOfDay(laterBy(days, dayIn(time_zone, now)), time_zone)
  const row = { proposal_id, user_id: everybody ? null : user.id, kind, began, put_off_at: now, until_at }
  return insertPutOff(db, row, (await needWindow(unit)).monthAgo)
}

/** A colleague's own stays; what holds for everybody, anybody may bring back. */
export async function bringBackNeed(unit: Unit, id: number) {
  const row = await findPutOff(unit.db, id)
  if (!row || (row.user_id !== null && row.user_id !== unit.user.id))
    throw new Refused('not_found', `Nothing is put off under ${id}`)
  await deletePutOff(unit.db, id)
  if (row.user_id === null) await recordLive(unit, 'proposal_put_off', row.proposal_id)
  return {}
}
