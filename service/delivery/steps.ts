import { newToken } from '#service/domain/token-hash.ts'
import { ownUnit } from '#service/domain/own-unit.ts'
import { sendWhenDue } from '#service/domain/scheduled-sending.ts'
import { runBulkPortion } from '#service/domain/bulk-portion.ts'
import { runStep } from '#service/domain/step-run.ts'
import type { Unit } from '#service/domain/unit.ts'
import type { Ports, Settings } from '#service/ports.ts'
import { actorOf, claimDueRows, hasDueRows, type ClaimedRow, type DueTable } from '#service/store/due-rows.ts'
import { turnOfAccount } from '#service/store/turns.ts'
import { withinAccount } from '#service/store/within-account.ts'

/** Rows one process runs concurrently. */
export const rowsAtOnce = 5

/** Ports used by automations, scheduled sendings and bulk changes. */
export type StepPorts = Pick<Ports, 'db' | 'now' | 'log'> & { settings: Pick<Settings, 'appUrl'> }

const tables: Record<DueTable, (unit: Unit, id: number) => Promise<unknown>> = {
  automation_step: (unit, id) => runStep(unit, id),
  scheduled_sending: sendWhenDue,
  bulk_change: runBulkPortion,
}
export const dueTables = Object.keys(tables) as DueTable[]

export async function claimRows({ db, now }: Pick<StepPorts, 'db' | 'now'>, table: DueTable, limit: number) {
  const moment = now()
  if (limit === 0 || !(await hasDueRows(db, table, moment))) return []
  return claimDueRows(db, table, { now: moment, leaseKey: newToken(128), limit })
}

/** Runs what is due in steps, for hosts without a loop, and returns how many rows were tried. */
export async function runDueRows(ports: StepPorts): Promise<number> {
  let all = 0
  for (const table of dueTables) {
    const claimed = await claimRows(ports, table, rowsAtOnce)
    for (const row of claimed) await runRow(ports, table, row)
    all += claimed.length
  }
  return all
}

/**
 * Runs a claimed row in one transaction and in the turn of its account: all of it happens, with the row saying so, or
 * nothing, and whoever comes second finds it done. Never rejects: what fails is due again when the lease ends.
 */
export async function runRow({ db, now, log, settings }: StepPorts, table: DueTable, row: ClaimedRow): Promise<void> {
  try {
    await withinAccount(db, row.account_id)
      .transaction()
      .execute(async (db) => {
        await turnOfAccount(db)
        const actor = await actorOf(db, table, row)
        if (actor === undefined) return
        await tables[table](await ownUnit({ db, now: now(), appUrl: settings.appUrl }, actor), row.id)
      })
  } catch (error) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
    log({ level: 'error', message: 'due row could not be run', table, row: row.id, error: words })
  }
}
