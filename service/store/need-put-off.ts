import type { ExpressionBuilder } from 'kysely'
import type { NeedKind } from '#wire/proposal-list.ts'
import type { Db } from './db.ts'
import { prepared } from './prepared.ts'
import type { Tables } from './schema.ts'

export type PutOffRow = {
  id: number
  proposal_id: number
  kind: NeedKind
  began: string
  until_at: number | null
  user_id: number | null
}

type NeedsDb = Tables & { need: { proposal_id: number; began: string; at: number | null } }
type Viewer = { now: number; userId: number }

/** Whether a need is hidden from a user now. */
export const isPutOff =
  (kind: NeedKind, { now, userId }: Viewer) =>
  (is: ExpressionBuilder<NeedsDb, 'need'>) =>
    is.exists(
      is
        .selectFrom('need_put_off as off')
        .select('off.id')
        .whereRef('off.proposal_id', '=', 'need.proposal_id')
        .whereRef('off.began', '=', 'need.began')
        .where('off.kind', '=', kind)
        .where((is) => is.or([is('off.user_id', 'is', null), is('off.user_id', '=', userId)]))
        .where((is) => is.or([is('off.until_at', 'is', null), is('off.until_at', '>', now)])),
    )

const putOffFrom = prepared((db, { now, userId }: Viewer) =>
  db
    .selectFrom('need_put_off')
    .select(['id', 'proposal_id', 'kind', 'began', 'until_at', 'user_id'])
    .where((is) => is.or([is('user_id', 'is', null), is('user_id', '=', userId)]))
    .where((is) => is.or([is('until_at', 'is', null), is('until_at', '>', now)]))
    .orderBy('id', 'desc'),
)

/** All that hides a need from a user now, the newest first; what it hides may be past. */
export const selectPutOff = (db: Db, { now, userId }: Viewer): Promise<PutOffRow[]> => putOffFrom(db, { now, userId })

type NewRow = Omit<PutOffRow, 'id'> & { put_off_at: number }

/**
 * Rows whose time has passed go with the next one, and those about what was last told before `forgotten`: of all that
 * may be put off for good only a question is told that long.
 */
export async function insertPutOff(db: Db, row: NewRow, forgotten: number) {
  await db
    .deleteFrom('need_put_off')
    .where((is) =>
      is.or([
        is('until_at', '<', row.put_off_at),
        is.and([
          is('put_off_at', '<', forgotten),
          is.or([
            is('kind', '<>', 'question'),
            is('proposal_id', 'not in', (is) =>
              is.selectFrom('comment').select('comment.proposal_id').where('comment.waiting_since', 'is not', null),
            ),
          ]),
        ]),
      ]),
    )
    .execute()
  return db.insertInto('need_put_off').values(row).returning('id').executeTakeFirstOrThrow()
}

export const findPutOff = (db: Db, id: number) =>
  db.selectFrom('need_put_off').select(['id', 'user_id', 'proposal_id']).where('id', '=', id).executeTakeFirst()

export const deletePutOff = async (db: Db, id: number) => {
  await db.deleteFrom('need_put_off').where('id', '=', id).execute()
}
