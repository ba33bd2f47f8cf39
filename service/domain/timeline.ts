import { selectDownloadsOfMachines } from '#service/store/attachment-downloads.ts'
import { selectCommentsById } from '#service/store/proposal-parts.ts'
import { selectWaitingOn } from '#service/store/questions.ts'
import * as store from '#service/store/timeline.ts'
import { selectLoneMails, selectMailsOfEntries } from '#service/store/timeline-mails.ts'
import { ranks, type Part, type Place } from '#service/store/timeline-part.ts'
import type { Timeline, TimelineEntry, TimelineFilter } from '#wire/timeline.ts'
import { followUpFor } from './follow-up.ts'
import { validityOf } from './proposal-agree.ts'
import { remarksOf } from './proposal-comments.ts'
import { needProposal } from './proposals.ts'
import { sendingFor } from './scheduled-sending.ts'
import { timestamp } from './timestamp.ts'
import {
  actEntry,
  choicesEntry,
  declineEntry,
  mailAnswer,
  signatureEntry,
  stepEntry,
  type Mails,
} from './timeline-entries.ts'
import { visitEntries } from './timeline-visits.ts'
import type { Unit } from './unit.ts'

/** Entries of a page. */
const pageLength = 40

/** Something that happened, at its place; `mails` are those of its moment, or the one it names. */
type Found = { place: Place; mailId?: number | null; entry: (mails: Mails) => TimelineEntry }

type Query = { before?: string | undefined; filter?: TimelineFilter | undefined; machines: boolean }

/**
 * Everything that happened to a proposal as one stream, the newest first (wire/timeline.ts). Every kind is read from its
 * own rows by its index, a page of each; what comes first of all of them is the page.
 */
export async function getTimeline(unit: Unit, id: number, query: Query): Promise<Timeline> {
  const proposal = await needProposal(unit, id)
  const part = { proposal: id, after: placeIn(query.before), limit: pageLength + 1 }
  const found = (await foundBy(unit, part, query)).toSorted((a, b) => inOrder(a.place, b.place))
  const page = found.slice(0, pageLength)
  const last = page.at(-1)
  const mailsOf = await mailsBy(unit, id, page)
  return {
    entries: page.map((one) => one.entry(mailsOf(one))),
    next: last && found.length > pageLength ? `${last.place.at}.${last.place.rank}.${last.place.id}` : null,
    since: timestamp(proposal.created_at),
    machine_visits: await store.countMachines(unit.db, id),
    ...(query.before === undefined
      ? {
          follow_up: await followUpFor(unit, proposal),
          sending: await sendingFor(unit, id),
          validity: await validityOf(unit, proposal),
        }
      : { follow_up: null, sending: null, validity: null }),
    questions: (await selectWaitingOn(unit.db, id)).map(({ contact_people_id, ...question }) => ({
      ...question,
      contact_people_id: contact_people_id ?? 0,
    })),
  }
}

function placeIn(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined
  const [at = 0, rank = 0, id = 0] = cursor.split('.').map(Number)
  return { at, rank, id }
}

const inOrder = (one: Place, other: Place) => other.at - one.at || one.rank - other.rank || other.id - one.id

/** What is read for each filter. */
const readBy = {
  comments: [comments],
  visits: [visits],
  sendings: [sendings, mails, steps],
  decisions: [signatures, declines, choices],
  changes: [changes],
}

async function foundBy(unit: Unit, part: Part, { filter, machines: withMachines }: Query): Promise<Found[]> {
  const wanted = filter ? readBy[filter] : [acts, comments, visits, mails, steps, signatures, declines, choices]
  const read = withMachines && (filter === undefined || filter === 'visits') ? [...wanted, machines] : wanted
  const found: Found[] = []
  for (const kind of read) found.push(...(await kind(unit, part)))
  return found
}

const place = (kind: keyof typeof ranks, { at, id }: { at: number | null; id: number }): Place => ({
  at: at ?? 0,
  rank: ranks[kind],
  id,
})

async function actsOf({ db }: Unit, part: Part, only?: 'sendings' | 'changes'): Promise<Found[]> {
  const rows = await store.selectActs(db, { ...part, only })
  return rows.map((row) => ({ place: place('act', row), entry: (mails) => actEntry(row, mails) }))
}
function acts(unit: Unit, part: Part) {
  return actsOf(unit, part)
}
function sendings(unit: Unit, part: Part) {
  return actsOf(unit, part, 'sendings')
}
function changes(unit: Unit, part: Part) {
  return actsOf(unit, part, 'changes')
}

async function signatures({ db }: Unit, part: Part): Promise<Found[]> {
  const rows = await store.selectSignatures(db, part)
  return rows.map((row) => ({ place: place('signature', row), entry: () => signatureEntry(row) }))
}

async function declines({ db }: Unit, part: Part): Promise<Found[]> {
  const rows = await store.selectTimelineDeclines(db, part)
  return rows.map((row) => ({ place: place('decline', row), entry: () => declineEntry(row) }))
}

async function choices({ db }: Unit, part: Part): Promise<Found[]> {
  const rows = await store.selectChoiceChanges(db, part)
  return rows.map((row) => ({ place: place('choices', row), entry: () => choicesEntry(row) }))
}

async function comments(unit: Unit, part: Part): Promise<Found[]> {
  const places = await store.selectCommentPlaces(unit.db, part)
  const written = await selectCommentsById(
    unit.db,
    places.map(({ id }) => id),
  )
  const remarks = await remarksOf(unit, written)
  return written.flatMap((row, at) => {
    const comment = remarks[at]
    if (!comment) return []
    return {
      place: place('comment', { id: row.id, at: row.created_at }),
      entry: (mails) => ({
        kind: 'comment',
        id: `comment-${row.id}`,
        date: timestamp(row.created_at),
        comment,
        // A customer's question is mailed to nobody but the owner.
        mails: row.account_user_id === null ? [] : mails,
      }),
    }
  })
}

async function steps({ db }: Unit, part: Part): Promise<Found[]> {
  const rows = await store.selectSteps(db, part)
  return rows.map((row) => ({
    place: place('step', row),
    mailId: row.mail_id,
    entry: (mails) => stepEntry(row, mails),
  }))
}

async function mails({ db }: Unit, part: Part): Promise<Found[]> {
  const rows = await selectLoneMails(db, part)
  return rows.map((row) => ({
    place: place('mail', row),
    entry: () => ({ kind: 'mail', id: `mail-${row.id}`, date: timestamp(row.at), mail: mailAnswer(row) }),
  }))
}

async function visits(unit: Unit, part: Part): Promise<Found[]> {
  const days = await visitEntries(unit, part)
  return days.map(({ day, entry }) => ({ place: place('visit', day), entry: () => entry }))
}

async function machines({ db }: Unit, part: Part): Promise<Found[]> {
  const rows = await store.selectMachines(db, part)
  const downloads = await selectDownloadsOfMachines(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    place: place('machine', row),
    entry: () => ({
      kind: 'machine',
      id: `machine-${row.id}`,
      date: timestamp(row.at),
      contact_people_id: row.contact_id,
      fullname: row.fullname,
      downloads: downloads.filter(({ visit_id }) => visit_id === row.id).reduce((sum, { times }) => sum + times, 0),
    }),
  }))
}

/** Mails in one statement for all entries of a page. */
async function mailsBy({ db }: Unit, proposal: number, page: readonly Found[]) {
  const sends: readonly number[] = [ranks.act, ranks.comment]
  const moments = page.filter(({ place }) => sends.includes(place.rank)).map(({ place }) => place.at)
  const ids = page.flatMap(({ mailId }) => mailId ?? [])
  const rows = await selectMailsOfEntries(db, { proposal, moments: [...new Set(moments)], ids })
  return ({ place, mailId }: Found): Mails =>
    rows.filter((row) => (mailId === undefined ? row.at === place.at : row.id === mailId)).map(mailAnswer)
}
