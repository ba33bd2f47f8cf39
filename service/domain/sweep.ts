import type { Ports } from '#service/ports.ts'
import { selectAccountsToRemove } from '#service/store/account-deletion.ts'
import { isUnavailable } from '#service/store/failures.ts'
import { isMigrated } from '#service/store/migrate.ts'
import { selectRetentions, stepsOf, type Step } from '#service/store/retention.ts'
import { removeLeftAccount } from './account-deletion.ts'
import { betweenPieces, type BetweenPieces } from './pieces.ts'
import { forgetUnusedFiles } from './unused-files.ts'

type SweepPorts = Pick<Ports, 'db' | 'files' | 'log'>

/**
 * Over all accounts: takes away what is older than is promised (docs/privacy.md), accounts whose deletion is due, and files
 * that nothing points to. Each step of each account is tried by itself, so that what fails keeps nothing else back, and
 * told in the log. It never rejects; it may end or die anywhere, and goes on the next time.
 */
export async function sweep(ports: SweepPorts, now: number, signal?: AbortSignal) {
  const { db } = ports
  const between = betweenPieces(signal)
  const attempt = attempts(ports, signal)
  await attempt('accounts could not be read to be swept', {}, async () => {
    for (const kept of await selectRetentions(db))
      for (const step of stepsOf(db, kept, now))
        await attempt('old rows could not be swept away', { account_id: kept.id, step: step.table }, () =>
          inBatches(step, between),
        )
  })
  await attempt('accounts to be deleted could not be read', {}, async () => {
    for (const account of await selectAccountsToRemove(db, now))
      await attempt('account could not be deleted', { account_id: account.id }, () =>
        removeLeftAccount(ports, account, signal),
      )
  })
  await attempt('unused files could not be forgotten', {}, () => forgetUnusedFiles(ports, now, signal))
}

/** Of one step in one round: a large account is swept over several hours, and nobody waits for it. */
const mostBatches = 20

async function inBatches({ batch, full }: Step, between: BetweenPieces) {
  for (let done = 0; done < mostBatches; done += 1) {
    await between()
    if ((await batch()) < full) return
  }
}

/** Runs one piece of work after another; none any more once it is to end, or there is no database. */
function attempts({ db, log }: SweepPorts, signal: AbortSignal | undefined) {
  let isAway = false
  return async (message: string, of: { account_id?: number; step?: string }, work: () => Promise<void>) => {
    if (isAway || signal?.aborted) return
    try {
      await work()
    } catch (error) {
      if (signal?.aborted) return
      log({ level: 'error', message, ...of, error: withoutRows(error) })
      // Some of these are about one statement alone: a lock, or its time.
      isAway = isUnavailable(error) && !(await isMigrated(db).catch(() => false))
    }
  }
}

type Coded = { code?: unknown; errcode?: unknown; errstr?: unknown }

/** What kind of error it is, and where: the message of a database or of a parser may quote what is kept. */
function withoutRows(error: unknown) {
  if (!(error instanceof Error)) return typeof error
  const { code, errcode, errstr } = error as Error & Coded
  const codes = [code, errcode, errstr].filter((part) => part !== undefined).map(String)
  if (codes.length === 0 && !(error instanceof SyntaxError)) return error.stack ?? error.message
  const places = (error.stack ?? '').split('\n').filter((line) => /^ +at /.test(line))
  return [[error.name, ...codes].join(' '), ...places].join('\n')
}
