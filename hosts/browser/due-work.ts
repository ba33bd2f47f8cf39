import type { DeliveryPorts } from '#service/delivery/claim.ts'
import { deliverDue } from '#service/delivery/deliver-due.ts'
import { deliverMails, type MailPorts } from '#service/delivery/mails.ts'
import { day } from '#service/sample/calendar.ts'
import { hasDue, nextMoment } from '#service/store/due-deliveries.ts'
import { deleteEventsBefore } from '#service/store/events.ts'
import { hasDueMails, nextMailMoment } from '#service/store/mails.ts'

type WorkPorts = DeliveryPorts & MailPorts

/** So many moments of a day are stepped through at most; a webhook has nine tries. */
const mostSteps = 500
/** As long as a server keeps events (service/delivery/loop.ts). */
const keptFor = 30 * day

/** Does everything that is due, and gives when more will be; undefined when nothing waits. */
export async function workOff(ports: WorkPorts): Promise<number | undefined> {
  const { db, now } = ports
  let isMore = true
  while (isMore) {
    const deliveries = (await hasDue(db, now())) ? await deliverDue(ports) : 0
    const mails = (await hasDueMails(db, now())) ? await deliverMails(ports) : 0
    isMore = deliveries + mails > 0
  }
  return nextDue(ports)
}

async function nextDue({ db, now }: WorkPorts) {
  const moments = [await nextMoment(db, now()), await nextMailMoment(db, now())]
  const known = moments.filter((moment) => moment !== undefined)
  return known.length === 0 ? undefined : Math.min(...known)
}

/**
 * Lets time pass up to `until`: stops at every moment something is due, does it there, and goes on, so that what
 * comes of it later in that time is done too. `moveTo` sets the clock.
 */
export async function passTimeUntil(ports: WorkPorts, until: number, moveTo: (moment: number) => Promise<void>) {
  let next = await workOff(ports)
  for (let steps = 0; next !== undefined && next <= until && steps < mostSteps; steps++) {
    await moveTo(next)
    next = await workOff(ports)
  }
  await moveTo(until)
  await workOff(ports)
  await deleteEventsBefore(ports.db, until - keptFor)
}
