import { selectAccount } from '#service/store/account.ts'
import {
  selectBounces,
  selectDecisions,
  selectLastQuestions,
  selectLookers,
  selectViews,
} from '#service/store/need-facts.ts'
import * as store from '#service/store/needs.ts'
import { selectListed } from '#service/store/proposal-search.ts'
import { dayIn, laterBy } from '#wire/calendar-day.ts'
import { needsOfKind, type Need, type PutOff } from '#wire/needs.ts'
import { needKinds, type NeedKind, type WhoseWork } from '#wire/proposal-list.ts'
import { startOfDay } from './months.ts'
import { needWindow } from './need-window.ts'
import { asAppItems } from './proposal-list.ts'
import { needProposal } from './proposals.ts'
import { Refused } from './refused.ts'
import { timestamp, timestampOrNull } from './timestamp.ts'
import type { Unit } from './unit.ts'

// What needs a seller: one of each kind for a proposal, found from rows at the moment it is asked for. What is put off
// hides exactly the need that was seen (docs/decisions/0060-what-needs-you.md).

const ownerOf = ({ user }: Unit, whose: WhoseWork) => (whose === 'me' ? user.id : undefined)

/** What needs whom, with the facts of each (wire/needs.ts). */
export async function listNeeds(unit: Unit, { whose, put_off }: { whose: WhoseWork; put_off: boolean }) {
  const window = await needWindow(unit)
  const owner = ownerOf(unit, whose)
  const found: (store.FoundNeed & { kind: NeedKind })[] = []
  const counts: [NeedKind, number][] = []
  let hidden = 0
  for (const kind of needKinds) {
    const { shown, putOff } = await store.countNeeds(unit.db, kind, window, { owner })
    counts.push([kind, shown])
    hidden += putOff
    if ((put_off ? putOff : shown) === 0) continue
    const most = needsOfKind
    const needs = await store.selectNeeds(unit.db, kind, window, { owner, putOff: put_off, most })
    found.push(...needs.map((need) => ({ ...need, kind })))
  }
  return {
    items: await needAnswers(unit, window, found),
    counts: Object.fromEntries(counts) as Record<NeedKind, number>,
    count: counts.reduce((sum, [, count]) => sum + count, 0),
    put_off: hidden,
  }
}

type Found = store.FoundNeed & { kind: NeedKind }
type Facts = Pick<Need, 'person' | 'text' | 'reason' | 'contact_people_id' | 'outcome'>

const noFacts: Facts = { person: '', text: '', reason: '', contact_people_id: null, outcome: null }

async function needAnswers(unit: Unit, window: store.NeedWindow, found: readonly Found[]): Promise<Need[]> {
  const { db } = unit
  const ids = [...new Set(found.map(({ proposal_id }) => proposal_id))]
  const items = new Map((await asAppItems(unit, await selectListed(db, ids))).map((item) => [item.id, item]))
  const facts = await factsOf(unit, window, found)
  const views = new Map((await selectViews(db, ids)).map(({ id, views }) => [id, views]))
  const putOff = await store.selectPutOff(db, ids, window)
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
async function factsOf({ db }: Unit, { yesterday }: store.NeedWindow, found: readonly Found[]) {
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
      person: row.fullname,
      text: row.recipient,
      reason: row.reason,
      contact_people_id: row.contact_id,
      outcome: null,
    })
  for (const { proposal_id, ...row } of await selectDecisions(db, idsOf('decided'), yesterday))
    facts.set(`decided ${proposal_id}`, {
      ...noFacts,
      person: row.person,
      text: row.text,
      outcome: row.outcome,
    })
  for (const kind of ['expiring', 'silent'] as const)
    for (const { proposal_id, fullname } of await selectLookers(db, idsOf(kind)))
      facts.set(`${kind} ${proposal_id}`, { ...noFacts, person: fullname })
  return facts
}

/** Hides a need as it was seen, until a moment or for good. */
export async function putOffNeed(unit: Unit, { proposal_id, kind, began, until, everybody }: PutOff) {
  const { db, now, user } = unit
  await needProposal(unit, proposal_id)
  const { time_zone } = await selectAccount(db)
  const days = { tomorrow: 1, next_week: 7, done: undefined }[until]
  return store.insertPutOff(db, {
    proposal_id,
    user_id: everybody ? null : user.id,
    kind,
    began,
    put_off_at: now,
    until_at: days === undefined ? null : startOfDay(laterBy(days, dayIn(time_zone, now)), time_zone),
  })
}

/** A colleague's own stays; what holds for everybody, anybody may bring back. */
export async function bringBackNeed({ db, user }: Unit, id: number) {
  const row = await store.findPutOff(db, id)
  if (!row || (row.user_id !== null && row.user_id !== user.id))
    throw new Refused('not_found', `Nothing is put off under ${id}`)
  await store.deletePutOff(db, id)
  return {}
}
