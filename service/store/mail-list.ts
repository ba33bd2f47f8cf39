import { pageSize } from '#wire/limits.ts'
import type { Db } from './db.ts'
import { lookColumns } from './mails.ts'
import { offsetOf } from './page.ts'
import type { Stored } from './schema.ts'

export type MailFilter = { proposal_id?: number | undefined; state?: Stored<'mail'>['state'] | undefined }

const listed = [
  'mail.id',
  'mail.proposal_id',
  'mail.recipient',
  'mail.subject',
  'mail.created_at',
  'mail.state',
  'mail.reason',
  'proposal.name',
  'proposal.proposal_nr',
] as const

/** One page of mails, the newest first. */
export async function searchMails(db: Db, { proposal_id, state, page }: MailFilter & { page: number }) {
  const query = db
    .selectFrom('mail')
    .$if(proposal_id !== undefined, (mails) => mails.where('mail.proposal_id', '=', proposal_id ?? 0))
    .$if(state !== undefined, (mails) => mails.where('mail.state', '=', state ?? 'queued'))
  const items = await query
    .leftJoin('proposal', 'proposal.id', 'mail.proposal_id')
    .select(listed)
    .orderBy('mail.id', 'desc')
    .limit(pageSize)
    .offset(offsetOf(page))
    .execute()
  const { total } = await query.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { items, total }
}

export const findMail = (db: Db, id: number) =>
  db
    .selectFrom('mail')
    .leftJoin('proposal', 'proposal.id', 'mail.proposal_id')
    .leftJoin('design_template', 'design_template.id', 'proposal.design_template_id')
    .select(listed)
    .select(lookColumns)
    .select(['mail.body', 'mail.confidential'])
    .where('mail.id', '=', id)
    .executeTakeFirst()
