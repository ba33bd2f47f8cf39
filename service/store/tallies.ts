import { isPostgres, type Db } from './db.ts'
import { prepared } from './prepared.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'

// What is not in the trashcan, counted. SQLite keeps the counts in tables of their own (docs/decisions/0009-tallies.md).

/** `directory_id` is -1 for proposals in none. */
export type Tally = { status: ProposalStatus; directory_id: number; count: number; cents: number }

/** How many proposals of each status each directory holds, and what they come to in cents. */
export const selectProposalTallies = (db: Db): Promise<Tally[]> =>
  isPostgres(db)
    ? db
        .selectFrom('proposal')
        .where('deleted_at', 'is', null)
        .select((select) => [
          'status',
          select.fn.coalesce('directory_id', select.val(-1)).as('directory_id'),
          select.fn.countAll<number>().as('count'),
          select.fn.sum<number>(select.fn.coalesce('override_cents', 'total_cents')).as('cents'),
        ])
        .groupBy(['status', 'directory_id'])
        .execute()
    : db
        .selectFrom('proposal_tally')
        .select(['status', 'directory_id', 'count', 'cents'])
        .where('count', '>', 0)
        .execute()

type Status = { status: ProposalStatus }
type InDirectory = Status & { directory_id: number }

const countOf = (db: Db, { status, directory_id }: Status & Partial<InDirectory>) =>
  isPostgres(db)
    ? db
        .selectFrom('proposal')
        .where('deleted_at', 'is', null)
        .where('status', '=', status)
        .$if(directory_id !== undefined, (query) => query.where('directory_id', '=', directory_id ?? 0))
        .select(({ fn }) => fn.countAll<number>().as('total'))
    : db
        .selectFrom('proposal_tally')
        .where('status', '=', status)
        .$if(directory_id !== undefined, (query) => query.where('directory_id', '=', directory_id ?? 0))
        .select((select) => select.fn.coalesce(select.fn.sum<number>('count'), select.val(0)).as('total'))

const inAll = prepared<Status, { total: number }>(countOf)
const inDirectory = prepared<InDirectory, { total: number }>(countOf)

/** How many of one status, in all or in one directory. */
export async function countProposals(db: Db, status: ProposalStatus, directory_id: number | undefined) {
  const [counted] =
    directory_id === undefined ? await inAll(db, { status }) : await inDirectory(db, { status, directory_id })
  return counted?.total ?? 0
}

export async function countContacts(db: Db, type: 'organisation' | 'person') {
  if (!isPostgres(db)) {
    const tally = await db.selectFrom('contact_tally').select('count').where('type', '=', type).executeTakeFirst()
    return tally?.count ?? 0
  }
  const { total } = await db
    .selectFrom('contact')
    .where('type', '=', type)
    .where('deleted_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
