import * as store from '#service/store/activity.ts'
import type { Activity, ActivityKind } from '#wire/activity.ts'
import type { WhoseWork } from '#wire/proposal-list.ts'
import { timestamp } from './timestamp.ts'
import type { Unit } from './unit.ts'

type Row = { id: number; proposal_id: number; at: number; person: string }
type Visit = Row & { contact_id: number; day: string; seconds: number; last_at: number }
type Entry = Row & { kind: ActivityKind; seconds?: number; last_at?: number }

/**
 * What happened lately (wire/activity.ts). The newest entries are those of the proposals where something happened last:
 * their rows alone are read, and none from before the last of those.
 */
export async function listActivity(unit: Unit, { whose, first }: { whose: WhoseWork; first: number }) {
  const { db, user } = unit
  const proposals = await store.selectActive(db, first, whose === 'me' ? user.id : undefined)
  if (proposals.length === 0) return []
  const from = proposals.length < first ? 0 : (proposals.at(-1)?.active_at ?? 0)
  const asked = { ids: proposals.map(({ id }) => id), from }
  const names = new Map(proposals.map(({ id, name }) => [id, name]))
  const entries: Entry[] = [
    ...lastOfDays(await store.selectVisitsIn(db, asked)).map(of('visit')),
    ...(await store.selectQuestionsIn(db, asked)).map(of('question')),
    ...(await store.selectChoicesIn(db, asked)).map(of('choices')),
    ...(await store.selectSignaturesIn(db, asked)).map(of('signature')),
    ...(await store.selectDeclinesIn(db, asked)).map(of('decline')),
    ...(await store.selectSendingsIn(db, asked)).map(of('sending')),
  ]
  return entries
    .toSorted((one, other) => other.at - one.at || ranks[one.kind] - ranks[other.kind] || other.id - one.id)
    .slice(0, first)
    .map((entry) => activityAnswer(entry, names.get(entry.proposal_id) ?? ''))
}

const of =
  (kind: ActivityKind) =>
  <One extends Row>(row: One): One & { kind: ActivityKind } => ({ ...row, kind })

/** At the same moment, what follows from another comes first. */
const ranks: Record<ActivityKind, number> = { signature: 1, decline: 2, choices: 3, question: 4, visit: 5, sending: 6 }

/** Of a person's visits of a day to a proposal the last, whose time is told. */
const lastOfDays = (visits: readonly Visit[]) =>
  [...Map.groupBy(visits, ({ proposal_id, contact_id, day }) => `${proposal_id} ${contact_id} ${day}`)].flatMap(
    ([, ofDay]) => ofDay.toSorted((one, other) => one.at - other.at || one.id - other.id).slice(-1),
  )

const activityAnswer = (
  { kind, id, at, person, proposal_id, seconds = 0, last_at }: Entry,
  name: string,
): Activity => ({
  id: `${kind}-${id}`,
  kind,
  date: timestamp(at),
  person,
  proposal: { id: proposal_id, name },
  seconds,
  last: last_at === undefined ? null : timestamp(last_at),
})
