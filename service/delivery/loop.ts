import { hasDue, nextMoment } from '#service/store/due-deliveries.ts'
import { hasDueMails, nextMailMoment } from '#service/store/mails.ts'
import { nextDueRow, type DueTable } from '#service/store/due-rows.ts'
import { nextMailingMoment, selectDueMailings } from '#service/store/owner-notices.ts'
import { sweep } from '#service/domain/sweep.ts'
import type { Ports } from '#service/ports.ts'
import { claimDue, type DeliveryPorts } from './claim.ts'
import { deliverOne } from './deliver-one.ts'
import { startLoop, type Delivery } from './due-loop.ts'
import { claimDueMails, deliverMail, mailsAtOnce, type MailPorts } from './mails.ts'
import { claimRows, dueTables, rowsAtOnce, runRow, type StepPorts } from './steps.ts'
import { noticesAtOnce, tellDueOwner, type NoticePorts } from './owner-notices.ts'

/** How often what is old is taken away. */
const sweepEvery = 60 * 60 * 1000

type Delivering = DeliveryPorts & Pick<MailPorts, 'readFont'> & Pick<Ports, 'files' | 'mail'>

/**
 * Runs automations, scheduled sendings and bulk changes, delivers webhooks, writes mails to owners, delivers mails if
 * there is a mailer, and sweeps away what is old, for the life of the process.
 */
export function startDelivery(ports: Delivering, { limit = 200 } = {}): Delivery {
  const { mail } = ports
  const mails = mail ? [startMails({ ...ports, mail })] : []
  const notices = startNotices(ports, () => mails.forEach(({ wake }) => wake()))
  const loops = [startWebhooks(ports, limit), notices, ...mails, startSweeps(ports)]
  const wake = () => loops.forEach(({ wake }) => wake())
  // What they do is delivered at once.
  loops.push(...dueTables.map((table) => startRows(ports, table, wake)))
  return {
    wake,
    stop: async () => {
      await Promise.all(loops.map(({ stop }) => stop()))
    },
  }
}

const startWebhooks = (ports: DeliveryPorts, limit: number) =>
  startLoop(ports, {
    name: 'deliveries',
    limit,
    nextMoment: (now) => nextMoment(ports.db, now),
    begin: async (room, now) => {
      if (room === 0 || !(await hasDue(ports.db, now))) return []
      return (await claimDue({ db: ports.db, now: () => now }, room)).map((delivery) => deliverOne(ports, delivery))
    },
  })

/** The first at once. Asked to stop it ends between two pieces of work, and goes on the next time. */
function startSweeps(ports: Pick<Ports, 'db' | 'files' | 'log' | 'now'>): Delivery {
  const ending = new AbortController()
  let due = Number.NEGATIVE_INFINITY
  const loop = startLoop(ports, {
    name: 'sweeps',
    limit: 1,
    // One that takes longer than an hour is followed by the next when it ends.
    nextMoment: async (now) => (due > now ? due : undefined),
    begin: async (room, now) => {
      if (room === 0 || now < due) return []
      due = now + sweepEvery
      return [sweep(ports, now, ending.signal)]
    },
  })
  return {
    wake: loop.wake,
    stop: () => {
      ending.abort()
      return loop.stop()
    },
  }
}

const startMails = (ports: MailPorts) =>
  startLoop(ports, {
    name: 'mails',
    limit: mailsAtOnce,
    nextMoment: (now) => nextMailMoment(ports.db, now),
    begin: async (room, now) => {
      if (room === 0 || !(await hasDueMails(ports.db, now))) return []
      return (await claimDueMails({ db: ports.db, now: () => now }, room)).map((mail) => deliverMail(ports, mail))
    },
  })

const rowNames = {
  automation_step: 'automation steps',
  scheduled_sending: 'scheduled sendings',
  bulk_change: 'bulk changes',
}

/** Automations, scheduled sendings or bulk changes; `afterEach` is called when one may have left something to deliver. */
const startRows = (ports: StepPorts, table: DueTable, afterEach: () => void) =>
  startLoop(ports, {
    name: rowNames[table],
    limit: rowsAtOnce,
    nextMoment: (now) => nextDueRow(ports.db, table, now),
    begin: async (room, now) =>
      (await claimRows({ db: ports.db, now: () => now }, table, room)).map((row) =>
        runRow(ports, table, row).then(afterEach),
      ),
  })

/** `afterEach` is called when a mail may have been queued. */
const startNotices = (ports: NoticePorts, afterEach: () => void) =>
  startLoop(ports, {
    name: 'mails to owners',
    limit: noticesAtOnce,
    nextMoment: (now) => nextMailingMoment(ports.db, now),
    begin: async (room, now) => {
      const due = room === 0 ? [] : await selectDueMailings(ports.db, now, room)
      return due.map((one) => tellDueOwner(ports, one).then(afterEach))
    },
  })
