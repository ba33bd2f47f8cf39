import { sql } from 'kysely'
import { needKinds, type NeedKind } from '#wire/proposal-list.ts'
import type { Db } from './db.ts'
import { countOfKind, needsOfKind, type FoundNeed, type NeedWindow } from './need-kinds.ts'
import { isPutOff, type PutOffRow } from './need-put-off.ts'
import { prepared } from './prepared.ts'

type Whose = { owner?: number | undefined }

/** The needs of a kind, put off or not, and of one owner where one is named. */
const needsOf = (db: Db, kind: NeedKind, window: NeedWindow, { owner }: Whose) =>
  db.selectFrom(needsOfKind[kind](db, window, owner).as('need'))

/** Those that are shown, as a condition on proposals: in a list there are as many as are counted. */
export const proposalsWithNeed = (db: Db, kind: NeedKind, window: NeedWindow) =>
  needsOf(db, kind, window, {})
    .where((is) => is.not(isPutOff(kind, window)(is)))
    .select('need.proposal_id')

type Asked = NeedWindow & Whose

/** All of every kind in one statement: to PostgreSQL each costs as much on the way as it takes to count. */
const countedAll = prepared<Asked, Record<NeedKind, number>>((db, { owner, ...window }) =>
  db.selectNoFrom(needKinds.map((kind) => countOfKind(db, kind, window, owner).as(kind))),
)

const among = prepared(
  (db, { kind, ids, owner, ...window }: Asked & { kind: NeedKind; ids: readonly number[] }) =>
    needsOf(db, kind, window, { owner })
      .where('need.proposal_id', 'in', [...ids])
      .select(['need.proposal_id', 'need.began']),
  ['kind'],
)

/** A statement takes a limited number of ids. */
const mostAtOnce = 500

/**
 * How many of each kind are shown, and how many are put off by these rows. All of a kind are counted in an index; only
 * of what is put off each is looked at.
 */
export async function countNeeds(db: Db, window: NeedWindow, whose: Whose, putOff: readonly PutOffRow[]) {
  const counts: { kind: NeedKind; shown: number; putOff: number }[] = []
  const asked = { ...window, ...whose }
  const [all] = await countedAll(db, asked)
  for (const kind of needKinds) {
    const off = putOff.filter((row) => row.kind === kind)
    const ids = [...new Set(off.map(({ proposal_id }) => proposal_id))]
    const names = new Set(off.map(nameOf))
    let hidden = 0
    for (let at = 0; at < ids.length; at += mostAtOnce) {
      const needs = await among(db, { ...asked, kind, ids: ids.slice(at, at + mostAtOnce) })
      hidden += needs.filter((need) => names.has(nameOf(need))).length
    }
    counts.push({ kind, shown: (all?.[kind] ?? 0) - hidden, putOff: hidden })
  }
  return counts
}

const nameOf = ({ proposal_id, began }: Pick<FoundNeed, 'proposal_id' | 'began'>) => `${proposal_id} ${began}`

type Wanted = { kind: NeedKind; putOff: boolean; most: number }

const listed = prepared<Asked & Wanted, FoundNeed>(
  (db, { kind, putOff, most, owner, ...window }) =>
    needsOf(db, kind, window, { owner })
      .where((is) => {
        const off = isPutOff(kind, window)(is)
        return putOff ? off : is.not(off)
      })
      .select(['need.proposal_id', 'need.began', 'need.at'])
      .orderBy(kind === 'expiring' ? sql.ref('need.day') : 'need.at', kind === 'expiring' ? 'asc' : 'desc')
      .orderBy('need.proposal_id')
      .limit(most),
  ['kind', 'putOff', 'most'],
)

/** The first of them: what expires next, else what happened last. */
export const selectNeeds = (db: Db, window: NeedWindow, wanted: Whose & Wanted): Promise<FoundNeed[]> =>
  listed(db, { ...window, ...wanted })
