import { leavingAccounts } from './account-deletion.ts'
import { acrossAccounts, type Db } from './db.ts'
import { runningAccounts } from './automation-steps.ts'
import { turnAt } from './turns.ts'

/** Rows that become due at a moment, over all accounts: steps of automations, sendings, and changes of many. */
export type DueTable = 'automation_step' | 'scheduled_sending' | 'bulk_change'

/** Each has a turn of its own. */
const turns = { automation_step: 'steps', scheduled_sending: 'sendings', bulk_change: 'bulk' } as const

/** Longer than any run, so that a lease expires only when its process has died. In milliseconds. */
const leaseFor = 30_000

/**
 * Whatever is due at `now`. A lease that lasts longer than any lease was taken before the clock was set back: it counts
 * no more. Steps of a paused account wait.
 */
const due = (db: Db, table: DueTable, now: number) =>
  acrossAccounts(db)
    .selectFrom(table)
    .where('state', '=', 'due')
    .where('due_at', '<=', now)
    .where('account_id', 'not in', leavingAccounts(db))
    .where((is) =>
      is.or([is('lease_until', 'is', null), is('lease_until', '<=', now), is('lease_until', '>', now + leaseFor)]),
    )
    .$if(table === 'automation_step', (query) => query.where('account_id', 'in', runningAccounts(db)))

export type ClaimedRow = { id: number; account_id: number; leaseKey: string }

/** Leases due rows to one process, the oldest first; other processes skip them. */
export async function claimDueRows(
  db: Db,
  table: DueTable,
  { now, leaseKey, limit }: { now: number; leaseKey: string; limit: number },
): Promise<ClaimedRow[]> {
  const rows = await db.transaction().execute(async (db) => {
    await turnAt(db, turns[table])
    return acrossAccounts(db)
      .updateTable(table)
      .set({ lease_until: now + leaseFor, lease_key: leaseKey })
      .where('id', 'in', due(db, table, now).select('id').orderBy('due_at').orderBy('id').limit(limit))
      .returning(['id', 'account_id', 'due_at'])
      .execute()
  })
  return rows
    .toSorted((one, other) => one.due_at - other.due_at || one.id - other.id)
    .map(({ id, account_id }) => ({ id, account_id, leaseKey }))
}

/** Whether any is due, checked without a write. */
export const hasDueRows = async (db: Db, table: DueTable, now: number) =>
  (await due(db, table, now).select('id').limit(1).executeTakeFirst()) !== undefined

/** When the next becomes due: its moment, or an expiring lease. */
export async function nextDueRow(db: Db, table: DueTable, now: number): Promise<number | undefined> {
  const first = async (column: 'due_at' | 'lease_until') => {
    const { at } = await acrossAccounts(db)
      .selectFrom(table)
      .select(({ fn }) => fn.min(column).as('at'))
      .where('state', '=', 'due')
      .where(column, '>', now)
      .$if(table === 'automation_step', (query) => query.where('account_id', 'in', runningAccounts(db)))
      .executeTakeFirstOrThrow()
    return at === null ? [] : [at]
  }
  const moments = [...(await first('due_at')), ...(await first('lease_until'))]
  return moments.length === 0 ? undefined : Math.min(...moments)
}

/** In whose name a row runs, while this process holds its lease: the owner of the proposal, or whoever began it. */
export async function actorOf(
  db: Db,
  table: DueTable,
  { id, leaseKey }: Pick<ClaimedRow, 'id' | 'leaseKey'>,
): Promise<number | undefined> {
  const row =
    table === 'automation_step'
      ? await db
          .selectFrom('automation_step as row')
          .innerJoin('proposal', 'proposal.id', 'row.proposal_id')
          .select('proposal.account_user_id')
          .where('row.id', '=', id)
          .where('row.lease_key', '=', leaseKey)
          .executeTakeFirst()
      : await db
          .selectFrom(table)
          .select('account_user_id')
          .where('id', '=', id)
          .where('lease_key', '=', leaseKey)
          .executeTakeFirst()
  return row?.account_user_id
}
