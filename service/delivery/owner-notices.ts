import { tellWhenDue } from '#service/domain/owner-notices.ts'
import type { Ports, Settings } from '#service/ports.ts'
import { selectDueMailings } from '#service/store/owner-notices.ts'
import { turnOfAccount } from '#service/store/turns.ts'
import { withinAccount } from '#service/store/within-account.ts'

/** Mails to owners that one process writes concurrently. */
export const noticesAtOnce = 5

export type NoticePorts = Pick<Ports, 'db' | 'now' | 'log'> & { settings: Pick<Settings, 'appUrl'> }

type Due = Awaited<ReturnType<typeof selectDueMailings>>[number]

/** Writes the mails to owners that are due, and returns their number. For hosts that work in steps. */
export async function tellDueOwners(ports: NoticePorts): Promise<number> {
  const due = await selectDueMailings(ports.db, ports.now(), noticesAtOnce)
  await Promise.all(due.map((one) => tellDueOwner(ports, one)))
  return due.length
}

/**
 * Writes one mail to an owner. It needs no lease: whoever writes it settles it in the same transaction, in the turn of
 * its account, and whoever comes second finds nothing left. Never rejects: what fails is due again.
 */
export async function tellDueOwner({ db, now, log, settings }: NoticePorts, { account_id, proposal_id }: Due) {
  try {
    await withinAccount(db, account_id)
      .transaction()
      .execute(async (db) => {
        await turnOfAccount(db)
        await tellWhenDue({ db, now: now(), appUrl: settings.appUrl }, proposal_id)
      })
  } catch (error) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
    log({ level: 'error', message: 'mail to an owner could not be written', proposal: proposal_id, error: words })
  }
}
