import type { Insertable } from 'kysely'
import type { Db } from './db.ts'
import type { Tables } from './schema.ts'

type Receiving = Pick<Insertable<Tables['visit']>, 'proposal_id' | 'contact_id'>

export const findVisit = (
  db: Db,
  { proposal_id, contact_id, visit_key }: Pick<Tables['visit'], 'proposal_id' | 'contact_id' | 'visit_key'>,
) =>
  db
    .selectFrom('visit')
    .selectAll()
    .where('proposal_id', '=', proposal_id)
    .where('contact_id', '=', contact_id)
    .where('visit_key', '=', visit_key)
    .executeTakeFirst()

export const insertVisit = (db: Db, visit: Insertable<Tables['visit']>) =>
  db.insertInto('visit').values(visit).returning('id').executeTakeFirstOrThrow()

type VisitChanges = Partial<
  Pick<Insertable<Tables['visit']>, 'seconds' | 'sections' | 'section_id' | 'human' | 'last_at' | 'device' | 'told_at'>
>

export const updateVisit = async (db: Db, id: number, changes: VisitChanges) => {
  await db.updateTable('visit').set(changes).where('id', '=', id).execute()
}

/** A receiver's visits of one day. */
export const countVisitsOf = async (db: Db, { proposal_id, contact_id, day }: Receiving & { day: string }) =>
  (
    await db
      .selectFrom('visit')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('proposal_id', '=', proposal_id)
      .where('human', '=', 1)
      .where('day', '=', day)
      .where('contact_id', '=', contact_id)
      .executeTakeFirstOrThrow()
  ).count

const openings = (db: Db, { proposal_id, contact_id }: Receiving, since: number) =>
  db
    .selectFrom('visit')
    .where('proposal_id', '=', proposal_id)
    .where('contact_id', '=', contact_id)
    .where('human', '=', 0)
    .where('seconds', '=', 0)
    .where('started_at', '>', since)

/** Times a receiver's link was fetched that no reading followed. */
export const countOpenings = async (db: Db, of: Receiving, since: number) => {
  const { count } = await openings(db, of, since)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const deleteLastOpening = async (db: Db, of: Receiving, since: number) => {
  const last = await openings(db, of, since)
    .select('id')
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last) await db.deleteFrom('visit').where('id', '=', last.id).execute()
}

/** Of machines, the newest first, with the name of each receiver. */
export const selectMachineVisits = (db: Db, proposalId: number, limit: number) =>
  db
    .selectFrom('visit')
    .innerJoin('contact', 'contact.id', 'visit.contact_id')
    .select(['visit.contact_id', 'contact.fullname', 'visit.started_at'])
    .where('visit.proposal_id', '=', proposalId)
    .where('visit.human', '=', 0)
    .orderBy('visit.started_at', 'desc')
    .orderBy('visit.id', 'desc')
    .limit(limit)
    .execute()

/** Of people, the oldest first. */
export const selectHumanVisits = (db: Db, proposalId: number) =>
  db
    .selectFrom('visit')
    .select(['id', 'contact_id', 'version_id', 'section_id', 'started_at', 'last_at'])
    .where('proposal_id', '=', proposalId)
    .where('human', '=', 1)
    .orderBy('started_at')
    .orderBy('id')
    .execute()
