import { hasDue, nextMoment } from '#service/store/due-deliveries.ts'
import { sweepOld } from '#service/store/retention.ts'
import { hasDueMails, nextMailMoment } from '#service/store/mails.ts'
import { nextDueRow, type DueTable } from '#service/store/due-rows.ts'
import { nextMailingMoment, selectDueMailings } from '#service/store/owner-notices.ts'
import { removeLeftAccounts } from '#service/domain/account-deletion.ts'
import { forgetUnusedFiles } from '#service/domain/unused-files.ts'
import type { Ports } from '#service/ports.ts'
import { claimDue, type DeliveryPorts } from './claim.ts'
import { deliverOne } from './deliver-one.ts'
import { startLoop, type Delivery } from './due-loop.ts'
import { claimDueMails, deliverMail, mailsAtOnce, type MailPorts } from './mails.ts'
import { claimRows, dueTables, rowsAtOnce, runRow, type StepPorts } from './steps.ts'
import { noticesAtOnce, tellDueOwner, type NoticePorts } from './owner-notices.ts'

/** How often expired events and deliveries are deleted. */
const sweepEvery = 60 * 60 * 1000

type Delivering = DeliveryPorts & Pick<MailPorts, 'readFont'> & Pick<Ports, 'files' | 'mail'>

/**
 * Runs automations, scheduled sendings and bulk changes, delivers webhooks, writes mails to owners, and delivers mails if
 * there is a mailer, for the life of the process.
 */
export function startDelivery(ports: Delivering, { limit = 200 } = {}): Delivery {
  const { mail } = ports
  const mails = mail ? [startMails({ ...ports, mail })] : []
  const notices = startNotices(ports, () => mails.forEach(({ wake }) => wake()))
  const loops = [startWebhooks(ports, limit), notices, ...mails]
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

function startWebhooks(ports: DeliveryPorts & Pick<Ports, 'files'>, limit: number) {
  let sweptAt = Number.NEGATIVE_INFINITY
  return startLoop(ports, {
    name: 'deliveries',
    limit,
    nextMoment: (now) => nextMoment(ports.db, now),
    begin: async (room, now) => {
      if (now - sweptAt >= sweepEvery) {
        sweptAt = now
        await sweepOld(ports.db, now)
        await removeLeftAccounts(ports, now)
        await forgetUnusedFiles(ports, now)
      }
      if (room === 0 || !(await hasDue(ports.db, now))) return []
      return (await claimDue({ db: ports.db, now: () => now }, room)).map((delivery) => deliverOne(ports, delivery))
    },
  })
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
