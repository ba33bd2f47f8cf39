import type { Insertable } from 'kysely'
import type { Db } from './db.ts'
import type { Tables } from './schema.ts'

/** Counts one opening of an attachment in a visit. */
export async function countDownload(db: Db, download: Omit<Insertable<Tables['attachment_download']>, 'times'>) {
  const { numUpdatedRows } = await db
    .updateTable('attachment_download')
    .set((eb) => ({ times: eb('times', '+', 1), last_at: download.last_at, name: download.name }))
    .where('visit_id', '=', download.visit_id)
    .where('file_token', '=', download.file_token)
    .executeTakeFirst()
  if (numUpdatedRows === 0n)
    await db
      .insertInto('attachment_download')
      .values({ ...download, times: 1 })
      .execute()
}

type Days = { proposal: number; contacts: readonly number[]; days: readonly string[] }

/** What people opened on some days, the one opened last first. */
export const selectDownloadsOfDays = async (db: Db, { proposal, contacts, days }: Days) =>
  contacts.length === 0
    ? []
    : db
        .selectFrom('attachment_download as download')
        .innerJoin('visit', 'visit.id', 'download.visit_id')
        .select(['visit.contact_id', 'visit.day', 'download.name', 'download.times', 'download.file_token'])
        .where('download.proposal_id', '=', proposal)
        .where('visit.human', '=', 1)
        .where('visit.day', 'in', [...days])
        .where('visit.contact_id', 'in', [...contacts])
        .orderBy('download.last_at', 'desc')
        .orderBy('download.id', 'desc')
        .execute()

/** How often machines asked for an attachment, by visit. */
export const selectDownloadsOfMachines = async (db: Db, visits: readonly number[]) =>
  visits.length === 0
    ? []
    : db
        .selectFrom('attachment_download')
        .select(['visit_id', 'times'])
        .where('visit_id', 'in', [...visits])
        .execute()

/** Of one person, oldest first. */
export const selectDownloadsBy = (db: Db, contactId: number) =>
  db
    .selectFrom('attachment_download as download')
    .innerJoin('visit', 'visit.id', 'download.visit_id')
    .innerJoin('proposal', 'proposal.id', 'download.proposal_id')
    .select(['download.last_at as at', 'download.name', 'download.times', 'proposal.proposal_nr'])
    .where('visit.contact_id', '=', contactId)
    .orderBy('download.id')
    .execute()
