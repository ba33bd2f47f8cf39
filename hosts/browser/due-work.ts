import type { DeliveryPorts } from '#service/delivery/claim.ts'
import { deliverDue } from '#service/delivery/deliver-due.ts'
import { deliverMails, type MailPorts } from '#service/delivery/mails.ts'
import { tellDueOwners } from '#service/delivery/owner-notices.ts'
import { dueTables, runDueRows } from '#service/delivery/steps.ts'
import { sweep } from '#service/domain/sweep.ts'
import { nextDueRow } from '#service/store/due-rows.ts'
import { hasDue, nextMoment } from '#service/store/due-deliveries.ts'
import { hasDueMails, nextMailMoment } from '#service/store/mails.ts'
import { nextMailingMoment } from '#service/store/owner-notices.ts'

type WorkPorts = DeliveryPorts & MailPorts

/** So many moments of a day are stepped through at most; a webhook has ten tries. */
const mostSteps = 500

/** Does everything that is due, and returns when more will be; undefined when nothing is pending. */
export async function workOff(ports: WorkPorts): Promise<number | undefined> {
  const { db, now } = ports
  let looked: number
  let isMore: boolean
  do {
    looked = now()
    const rows = await runDueRows(ports)
    const deliveries = (await hasDue(db, looked)) ? await deliverDue(ports) : 0
    const notices = await tellDueOwners(ports)
    const mails = (await hasDueMails(db, looked)) ? await deliverMails(ports) : 0
    isMore = rows + deliveries + notices + mails > 0
  } while (isMore)
  return nextDue(db, looked)
}

/**
 * The next due time after `now`, the time of the last check: with a later one, an item that became due in between would
 * be missed.
 */
async function nextDue(db: WorkPorts['db'], now: number) {
  const moments = [await nextMoment(db, now), await nextMailMoment(db, now), await nextMailingMoment(db, now)]
  for (const table of dueTables) moments.push(await nextDueRow(db, table, now))
  const known = moments.filter((moment) => moment !== undefined)
  return known.length === 0 ? undefined : Math.min(...known)
}

/**
 * Advances the clock to `until`, stopping whenever something is due to run it at its own time, so that follow-ups
 * within that time run too. `moveTo` sets the clock.
 */
export async function passTimeUntil(ports: WorkPorts, until: number, moveTo: (moment: number) => Promise<void>) {
  let next = await workOff(ports)
  for (let steps = 0; next !== undefined && next <= until && steps < mostSteps; steps++) {
    await moveTo(next)
    next = await workOff(ports)
  }
  await moveTo(until)
  await workOff(ports)
  await sweep(ports, until)
}
