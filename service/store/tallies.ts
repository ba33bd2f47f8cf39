import type { Db } from './db.ts'
import { prepared } from './prepared.ts'
import { sellerOf } from './within-account.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'

// What is not in the trashcan, counted in tables that triggers keep (docs/decisions/0009-tallies.md). They hold what
// everybody has: of a seller who sees only their own, records are counted.

/** `directory_id` is -1 for proposals in none. */
export type Tally = { status: ProposalStatus; directory_id: number; count: number; cents: number }

/** Those of one directory, where one is meant. */
export const talliesIn = (tallies: Tally[], directory_id: number | undefined) =>
  tallies.filter((tally) => directory_id === undefined || tally.directory_id === directory_id)

const tallies = prepared<Record<string, never>, Tally>((db) =>
  db.selectFrom('proposal_tally').select(['status', 'directory_id', 'count', 'cents']).where('count', '>', 0),
)

/** How many proposals of each status each directory holds, and what they come to in cents. */
export const selectProposalTallies = (db: Db): Promise<Tally[]> => {
  const seller = sellerOf(db)
  return seller === undefined ? tallies(db, {}) : talliesOf(db, { users: [seller] })
}

const talliesOf = prepared<{ users: readonly number[] }, Tally>((db, { users }) =>
  db
    .selectFrom('owner_tally')
    .select(['status', 'directory_id', 'count', 'cents'])
    .where('account_user_id', 'in', [...users])
    .where('count', '>', 0),
)

/** The same of what some users have. */
export async function selectTalliesOf(db: Db, users: readonly number[]): Promise<Tally[]> {
  const seller = sellerOf(db)
  const seen = seller === undefined ? users : users.filter((user) => user === seller)
  return seen.length === 0 ? [] : talliesOf(db, { users: seen })
}

type Status = { status: ProposalStatus }
type InDirectory = Status & { directory_id: number | undefined }

/** How many of one status, in all or in one directory, as a query. */
export const tallyOf = (db: Db, { status, directory_id }: InDirectory) =>
  db
    .selectFrom('proposal_tally')
    .where('status', '=', status)
    .$if(directory_id !== undefined, (query) => query.where('directory_id', '=', directory_id ?? 0))
    .select((select) => select.fn.coalesce(select.fn.sum<number>('count'), select.val(0)).as('total'))

const tallied = prepared<InDirectory, { total: number }>(tallyOf)

/** How many of one status, in all or in one directory. */
export async function countProposals(db: Db, status: ProposalStatus, directory_id: number | undefined) {
  if (sellerOf(db) !== undefined) return countOwnProposals(db, status, directory_id)
  const [counted] = await tallied(db, { status, directory_id })
  return counted?.total ?? 0
}

async function countOwnProposals(db: Db, status: ProposalStatus, directory_id: number | undefined) {
  const own = (await selectProposalTallies(db)).filter(
    (tally) => tally.status === status && (directory_id === undefined || tally.directory_id === directory_id),
  )
  return own.reduce((sum, { count }) => sum + count, 0)
}

type OfType = { type: 'organisation' | 'person' }

export const contactTallyOf = (db: Db, { type }: OfType) =>
  db.selectFrom('contact_tally').select('count').where('type', '=', type)

const ofType = prepared<OfType, { count: number }>(contactTallyOf)

const ownOfType = prepared((db, { type }: OfType) =>
  db
    .selectFrom('contact')
    .where('type', '=', type)
    .where('deleted_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count')),
)

export const countContacts = async (db: Db, type: 'organisation' | 'person') =>
  (await (sellerOf(db) === undefined ? ofType : ownOfType)(db, { type }))[0]?.count ?? 0
